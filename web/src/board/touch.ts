/**
 * A finger that takes hold of this thing moves it, and not the page: browsers heed `touch-action`
 * on parts of a picture only now and then.
 */
export function held(node: Element): () => void {
  const stay = (event: Event): void => event.preventDefault();
  node.addEventListener("touchstart", stay, { passive: false });
  return () => node.removeEventListener("touchstart", stay);
}
