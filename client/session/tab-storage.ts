/** Reads a value of this tab's session storage; null when there is none or storage is blocked. */
export function readKept<T>(name: string): T | null {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Stores a value until the tab is closed; null deletes it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage a reload starts over.
  }
}
