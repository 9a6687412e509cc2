/** Tells somebody who looks elsewhere that it is their turn: a notification, if it is wanted. */

const KEY = "steinkreis-notify";

export function canNotify(): boolean {
  return "Notification" in window && Notification.permission !== "denied";
}

export function isNotifying(): boolean {
  if (!canNotify() || Notification.permission !== "granted") return false;
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

/** Turns it on (asking the browser's owner) or off; says how it stands now. */
export async function setNotifying(on: boolean): Promise<boolean> {
  const granted = on && canNotify() && (await Notification.requestPermission()) === "granted";
  try {
    localStorage.setItem(KEY, granted ? "on" : "off");
  } catch {
    return false;
  }
  return granted;
}

export function notify(title: string, body: string, tag: string): void {
  if (!document.hidden || !isNotifying()) return;
  try {
    const note = new Notification(title, { body, tag, icon: "/stone.svg" });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // some phones allow notifications from service workers only
  }
}
