import { LRUCache } from 'lru-cache';
import { Semaphore } from '../core/jobs/semaphore.js';
import type { PublicChange } from '../core/events/public-changes.js';
import { MINUTE_MS } from '../core/values/durations.js';
import type { FinishedPage } from '../transport/send-page.js';

/** Maximum size of the cache. */
const MOST_BYTES = 32 * 1024 * 1024;
/** Overhead of an entry besides its bytes. */
const ENTRY_BYTES = 1_000;
/** After this a page is renewed in the background. */
const FRESH_MS = MINUTE_MS;
/** After this it is no longer served. */
const TTL_MS = 600_000;
/** How long a visitor waits for the new page when the old one is known to be outdated. */
const OUTDATED_WAIT_MS = 1_000;
/** How long a visitor waits for a page that is not cached. */
const LONGEST_WAIT_MS = 10_000;
/** Pages in progress or in the queue; more could not be served in time. */
const MOST_IN_MAKING = 32;
/** More concurrent renderings would only delay calls to the API. */
const MADE_AT_ONCE = 4;
/** Renewals leave the other slots to visitors without any page. */
const MOST_RENEWALS = 8;

/** Retry-After when a page could not be rendered. */
export const RETRY_AFTER_S = 5;

/** No page can be rendered in time now. */
export class TooBusy extends Error {
  constructor(readonly retryAfterSeconds = RETRY_AFTER_S) {
    super('too many pages are being made');
  }
}

/** A rendered page, with the conditions of its renewal. */
export interface MadePage {
  readonly page: FinishedPage;
  /** Global ids of the objects it shows. */
  readonly shows: ReadonlySet<string>;
  readonly isList: boolean;
  /** Not cached: unknown URLs are unlimited, and would evict pages that are read. */
  readonly isPassing?: boolean;
}

interface Entry extends MadePage {
  freshUntil: number;
  isOutdated: boolean;
}

interface Making {
  readonly page: Promise<FinishedPage>;
  /** Changes since it was started. */
  readonly changed: Set<string>;
}

const EVERYTHING = 'everything';
const OFFER = 'offer';
/** A failed renewal is not retried at once. */
const RETRY_MS = 5_000;

/**
 * Rendered pages of signed-out visitors: rendered once for concurrent visitors, bounded in bytes, renewed while the old one is still
 * served.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly showing = new Map<string, Set<string>>();
  private readonly makings = new Map<string, Making>();
  private readonly seats = new Semaphore(MADE_AT_ONCE);

  constructor(mostBytes = MOST_BYTES) {
    this.entries = new LRUCache<string, Entry>({
      maxSize: mostBytes,
      sizeCalculation: ({ page, shows }, key) => ENTRY_BYTES + page.body.mostBytes + 2 * key.length + 200 * shows.size,
      ttl: TTL_MS,
      dispose: ({ shows }, key) => this.removeFromIndex(key, shows),
    });
  }

  /**
   * The page of a key; `admit` throws when this visitor may not have another one rendered. An uncached page is shared by concurrent
   * visitors only.
   */
  async get(
    key: string,
    make: () => Promise<MadePage>,
    admit: () => Promise<void>,
    isStored = true,
  ): Promise<FinishedPage> {
    const held = this.entries.get(key);
    if (!held) {
      if (!this.makings.has(key)) await admit();
      return within(LONGEST_WAIT_MS, this.make(key, make, isStored), () => {
        throw new TooBusy();
      });
    }
    if (held.isOutdated) return within(OUTDATED_WAIT_MS, this.make(key, make), () => held.page).catch(() => held.page);
    // The renderer logs its failure; here the old page is good enough.
    if (held.freshUntil < Date.now() && this.makings.size < MOST_RENEWALS)
      this.make(key, make).catch(() => (held.freshUntil = Date.now() + RETRY_MS));
    return held.page;
  }

  /** Applies a change: pages with deleted objects are dropped, others are marked outdated. */
  invalidate({ ids, isGone, isOnOffer }: PublicChange): void {
    const changed = [...(ids ?? [EVERYTHING]), ...(isOnOffer ? [OFFER] : [])];
    for (const making of this.makings.values()) for (const id of changed) making.changed.add(id);
    const keys = ids ? ids.flatMap((id) => [...(this.showing.get(id) ?? [])]) : [...this.entries.keys()];
    for (const key of keys) {
      const entry = this.entries.peek(key);
      if (isGone) this.entries.delete(key);
      else if (entry) entry.isOutdated = true;
    }
    if (isOnOffer) for (const entry of this.entries.values()) if (entry.isList) entry.isOutdated = true;
  }

  /** Drops everything, for when changes may have been missed. */
  clear(): void {
    this.invalidate({ ids: null, isGone: true, isOnOffer: true });
  }

  get bytes(): number {
    return this.entries.calculatedSize;
  }

  private make(key: string, make: () => Promise<MadePage>, isStored = true): Promise<FinishedPage> {
    const running = this.makings.get(key);
    if (running) return running.page;
    if (this.makings.size >= MOST_IN_MAKING) return Promise.reject(new TooBusy());
    const changed = new Set<string>();
    const page = this.seats
      .run(() => makeUnchanged(make, changed))
      .then((made) => {
        if (isStored && !made.isPassing && !isTouched(made, changed)) this.store(key, made);
        return made.page;
      })
      .finally(() => this.makings.delete(key));
    this.makings.set(key, { page, changed });
    return page;
  }

  private store(key: string, made: MadePage): void {
    this.entries.set(key, { ...made, freshUntil: Date.now() + FRESH_MS, isOutdated: false });
    if (!this.entries.has(key)) return;
    for (const id of made.shows) {
      const keys = this.showing.get(id) ?? new Set();
      this.showing.set(id, keys.add(key));
    }
  }

  private removeFromIndex(key: string, shows: ReadonlySet<string>): void {
    for (const id of shows) {
      const keys = this.showing.get(id);
      keys?.delete(key);
      if (keys?.size === 0) this.showing.delete(id);
    }
  }
}

/** A change during the rendering may be missing in the page: then it is rendered once more. */
async function makeUnchanged(make: () => Promise<MadePage>, changed: Set<string>): Promise<MadePage> {
  const made = await make();
  if (!isTouched(made, changed)) return made;
  changed.clear();
  return make();
}

function isTouched({ shows, isList }: MadePage, changed: ReadonlySet<string>): boolean {
  return changed.has(EVERYTHING) || (isList && changed.has(OFFER)) || [...changed].some((id) => shows.has(id));
}

/** Waits for work up to a limit; then returns something else, while the work continues. */
async function within<T>(ms: number, work: Promise<T>, otherwise: () => T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const isOver = new Promise<'over'>((resolve) => (timer = setTimeout(resolve, ms, 'over')));
    const first = await Promise.race([work, isOver]);
    return first === 'over' ? otherwise() : (first as T);
  } finally {
    clearTimeout(timer);
  }
}
