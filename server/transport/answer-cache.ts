import { LRUCache } from 'lru-cache';
import type { PublicChange } from '../core/events/public-changes.js';

/** How long an answer is reused, and its maximum age after a change that need not show at once. */
const FRESH_MS = 5_000;
/** After a change answers are renewed at most this much later; renewing more often would leave a busy market nothing to share. */
const CLEAR_EVERY_MS = 1_000;
const MOST_CHARACTERS = 16 * 1024 * 1024;

/** The answer to a query, as text. */
export interface SharedAnswer {
  /** JSON of `data`. */
  readonly data: string;
  /** When it was computed, in ms of the process's clock. */
  readonly madeAt: number;
}

/** Answers to visitors' queries, cached for seconds and computed once for concurrent callers. */
export class AnswerCache {
  private readonly answers = new LRUCache<string, SharedAnswer>({
    maxSize: MOST_CHARACTERS,
    sizeCalculation: ({ data }, key) => data.length + key.length,
    ttl: FRESH_MS,
  });
  private readonly inMaking = new Map<string, Promise<SharedAnswer | null>>();
  /** Counts full invalidations: an answer started before one must not be cached. */
  private generation = 0;
  private clearedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  /** The answer of a key; `make` returns the JSON of its data, or null when it must not be shared. */
  async get(key: string, make: () => Promise<string | null>): Promise<SharedAnswer | null> {
    return this.answers.get(key) ?? this.inMaking.get(key) ?? this.make(key, make);
  }

  /** Invalidates answers after a change: at once where something must no longer be shown, else within a second. */
  onChange({ isGone }: PublicChange): void {
    const wait = this.clearedAt + CLEAR_EVERY_MS - performance.now();
    if (isGone || wait <= 0) this.clear();
    else this.timer ??= setTimeout(() => this.clear(), wait).unref();
  }

  /** Seconds for which an answer may still be reused, and its age, for the headers. */
  ageOf({ madeAt }: SharedAnswer): { readonly maxAge: number; readonly age: number } {
    return { maxAge: FRESH_MS / 1000, age: Math.floor((performance.now() - madeAt) / 1000) };
  }

  private make(key: string, make: () => Promise<string | null>): Promise<SharedAnswer | null> {
    const { generation } = this;
    const making = make()
      .then((data) => {
        const answer = data === null ? null : { data, madeAt: performance.now() };
        if (answer && generation === this.generation) this.answers.set(key, answer);
        return answer;
      })
      .finally(() => this.inMaking.get(key) === making && this.inMaking.delete(key));
    this.inMaking.set(key, making);
    return making;
  }

  private clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.generation++;
    this.clearedAt = performance.now();
    this.answers.clear();
    // Later callers must not get what was read before the change.
    this.inMaking.clear();
  }
}
