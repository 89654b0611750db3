interface Entry {
  readonly state: unknown;
  readonly url: URL;
}

/** A separate window object for the router of a view: the browser's URL and history stay those of the staff's page. */
export function innerWindow(path: string): Window {
  const entries: Entry[] = [{ state: null, url: new URL(path, window.location.origin) }];
  let onPop: (() => void) | null = null;
  let at = 0;
  const url = (to?: string | URL | null): URL => new URL(to ?? '', entries[at]?.url);
  const history = {
    get state(): unknown {
      return entries[at]?.state ?? null;
    },
    pushState: (state: unknown, _title: string, to?: string | URL | null) => {
      const next = { state, url: url(to) };
      entries.splice(at + 1, entries.length, next);
      at += 1;
    },
    replaceState: (state: unknown, _title: string, to?: string | URL | null) => {
      entries[at] = { state, url: to ? url(to) : (entries[at]?.url ?? url()) };
    },
    go: (delta: number) => {
      at = Math.min(Math.max(at + delta, 0), entries.length - 1);
      onPop?.();
    },
  };
  const inner = {
    history,
    get location() {
      return entries[at]?.url;
    },
    addEventListener: (_type: string, popped: () => void) => (onPop = popped),
  };
  return inner as unknown as Window;
}
