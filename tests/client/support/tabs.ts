import { vi } from 'vitest';

type Held = (lock: object | null) => Promise<unknown>;

/** Web Locks as in browsers: first come, first served; a request with `ifAvailable` is answered at once. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const request = (_name: string, optionsOrWork: { ifAvailable: boolean } | Held, work?: Held): Promise<unknown> => {
    const held = typeof optionsOrWork === 'function' ? optionsOrWork : work;
    if (!held) throw new Error('a lock without work');
    if (typeof optionsOrWork === 'object' && optionsOrWork.ifAvailable && waiting > 0) return held(null);
    waiting += 1;
    const result = last.then(() => held({}));
    last = result.catch(() => undefined).finally(() => (waiting -= 1));
    return result;
  };
  return { request };
}

/** Gives the tabs of a test locks and a channel; the channel uses the (fake) timers. */
export function stubTabs(): void {
  const channels = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: ((message: { data: unknown }) => void) | null = null;
    constructor() {
      channels.add(this);
    }
    postMessage(data: unknown): void {
      const copy = structuredClone(data);
      for (const other of channels)
        if (other !== this) setTimeout(() => channels.has(other) && other.onmessage?.({ data: copy }), 1);
    }
    close(): void {
      channels.delete(this);
    }
  }
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
}

/** Removes the locks, as in jsdom. */
export function unstubTabs(): void {
  Reflect.deleteProperty(navigator, 'locks');
}
