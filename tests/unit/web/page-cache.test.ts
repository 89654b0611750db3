import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageCache, TooBusy, type MadePage } from '../../../server/web/page-cache.js';
import { CompressedPage, type FinishedPage } from '../../../server/transport/send-page.js';

const SPACE = 'spc_AAAAAAAAAAAAAAAAAAAAAA';
const OTHER = 'spc_BBBBBBBBBBBBBBBBBBBBBB';

let cache: PageCache;

beforeEach(() => {
  cache = new PageCache();
});
afterEach(() => vi.useRealTimers());

function made(
  mark: string,
  { shows = [], isList = false, bytes = 100 }: { shows?: string[]; isList?: boolean; bytes?: number } = {},
): MadePage {
  const page: FinishedPage = {
    status: 200,
    policy: '',
    mark,
    body: new CompressedPage(Buffer.alloc(bytes)),
  };
  return { page, shows: new Set(shows), isList };
}

/** Requests a page as visitors do; returns its text. */
const ask = async (
  key: string,
  make: () => Promise<MadePage>,
  admit: () => Promise<void> = async () => {},
): Promise<string> => (await cache.get(key, make, admit)).mark;
/** Renders pages that contain the number of renders so far. */
function counted(options: Parameters<typeof made>[1] = {}): { make: () => Promise<MadePage>; count: () => number } {
  let count = 0;
  return { make: async () => made(String(++count), options), count: () => count };
}

describe('P-85 a cached page', () => {
  test('is rendered once for concurrent and later visitors', async () => {
    const { make, count } = counted();
    const slow = async (): Promise<MadePage> => sleep(20).then(make);
    expect(new Set(await Promise.all(Array.from({ length: 50 }, () => ask('a', slow))))).toEqual(new Set(['1']));
    await ask('a', slow);
    expect(count()).toBe(1);
  });

  test('is served stale while a new one is rendered', async () => {
    vi.useFakeTimers();
    const { make } = counted();
    expect(await ask('a', make)).toBe('1');
    vi.advanceTimersByTime(61_000);
    expect(await ask('a', make)).toBe('1');
    await vi.advanceTimersByTimeAsync(1);
    expect(await ask('a', make)).toBe('2');
  });

  test('stays when rendering a new one fails', async () => {
    vi.useFakeTimers();
    await ask('a', counted().make);
    vi.advanceTimersByTime(61_000);
    const fail = vi.fn(() => Promise.reject(new Error('no database')));
    for (let visitor = 0; visitor < 5; visitor++) {
      expect(await ask('a', fail)).toBe('1');
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(fail).toHaveBeenCalledOnce();
  });

  test('is dropped when its space is gone, and rendered again when its space changes', async () => {
    const { make } = counted({ shows: [SPACE] });
    const other = counted({ shows: [OTHER] });
    await Promise.all([ask('a', make), ask('b', other.make)]);
    cache.invalidate({ ids: [SPACE], isGone: true, isOnOffer: true });
    const admit = vi.fn(async () => {});
    expect(await ask('a', make, admit)).toBe('2');
    expect(admit).toHaveBeenCalledOnce();
    cache.invalidate({ ids: [SPACE], isGone: false, isOnOffer: true });
    expect(await ask('a', make)).toBe('3');
    expect(await ask('b', other.make)).toBe('1');
  });

  test('with a list is rendered again when an offer changes; a slow rendering serves the old page', async () => {
    const { make } = counted({ isList: true });
    await ask('list', make);
    cache.invalidate({ ids: [SPACE], isGone: false, isOnOffer: true });
    expect(await ask('list', make)).toBe('2');
    cache.invalidate({ ids: [SPACE], isGone: false, isOnOffer: true });
    vi.useFakeTimers();
    const waiting = ask('list', () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(await waiting).toBe('2');
  });

  test('invalidated while rendering is rendered once more, and is not cached if invalidated again', async () => {
    let count = 0;
    const disturbed = async (): Promise<MadePage> => {
      count += 1;
      await sleep(1);
      cache.invalidate({ ids: [SPACE], isGone: true, isOnOffer: false });
      return made(String(count), { shows: [SPACE] });
    };
    expect(await ask('a', disturbed)).toBe('2');
    expect(await ask('a', disturbed)).toBe('4');
    expect(await ask('a', counted({ shows: [SPACE] }).make)).toBe('1');
  });

  test('that is secret is not cached', async () => {
    const { make, count } = counted();
    await cache.get('secret', make, async () => {}, false);
    await cache.get('secret', make, async () => {}, false);
    expect([count(), cache.bytes]).toEqual([2, 0]);
  });
});

describe('under load', () => {
  test('the cache is bounded in bytes and evicts the least recently used pages', async () => {
    cache = new PageCache(1_000_000);
    for (let page = 0; page < 200; page++) await ask(`page ${page}`, counted({ bytes: 20_000, shows: [SPACE] }).make);
    expect(cache.bytes).toBeLessThanOrEqual(1_000_000);
    expect(cache.bytes).toBeGreaterThan(900_000);
    expect(await ask('page 199', async () => made('anew'))).toBe('1');
    expect(await ask('page 0', async () => made('anew'))).toBe('anew');
  });

  test('requests beyond the rendering limit are rejected, and cached pages are still served', async () => {
    await ask('there', counted().make);
    const never = (): Promise<MadePage> => new Promise(() => undefined);
    const waiting = Array.from({ length: 32 }, (_, index) => cache.get(`slow ${index}`, never, async () => {}));
    for (const page of waiting) page.catch(() => undefined);
    await expect(ask('one more', counted().make)).rejects.toThrow(TooBusy);
    expect(await ask('there', counted().make)).toBe('1');
  });

  test('a rendering times out', async () => {
    vi.useFakeTimers();
    const outcome = ask('a', () => new Promise(() => undefined)).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await outcome).toBeInstanceOf(TooBusy);
  });
});
