/** Names that tell people apart: equal ones are numbered, as when one person holds several seats. */
export function distinct(names: readonly string[]): string[] {
  return names.map((name, index) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    return `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`;
  });
}
