/** Reads what this tab keeps under a name; null when there is nothing or storage is closed to us. */
export function readKept<T>(name: string): T | null {
  try {
    const text = sessionStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps something in this tab until it is closed; null forgets it. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Without storage a reload begins anew.
  }
}
