import { createHmac } from 'node:crypto';
import type { Config } from '../../../config.js';
import { isStaff } from '../../../core/staff-acts.js';
import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { deriveKey } from '../../../core/crypto.js';
import { BufferedCounters } from '../../../core/buffered-counters.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { isBot } from '../../spaces/views/bots.rules.js';

/** Maximum number of counted searches per address and day. */
const MOST_OF_A_NETWORK = 100;

interface Tally {
  readonly day: LocalDate;
  searches: number;
}

/**
 * Counts searches by day in memory, and adds them to the day's row some seconds later: no search waits for it, and addresses are dropped
 * after the day.
 */
export class SearchCounter {
  private readonly counters: BufferedCounters<Tally>;
  /** Searches counted per address today, under a keyed digest. */
  private marks = new Map<string, number>();
  private day: LocalDate | null = null;

  constructor(makeContext: () => ServiceContext) {
    this.counters = new BufferedCounters(makeContext, addTally);
  }

  /** Counts one search, except by staff or programs. Returns whether it was counted. */
  count({ clock, client, viewer, apiKey, config }: RequestContext): boolean {
    if (apiKey || isBot(client.userAgent) || (viewer && isStaff(viewer.roles))) return false;
    const day = clock.today();
    if (day !== this.day) [this.day, this.marks] = [day, new Map()];
    const mark = createHmac('sha256', deriveKey(config.passwordPepper, `searches ${day}`))
      .update(client.network)
      .digest('base64url');
    const counted = this.marks.get(mark) ?? 0;
    if (counted >= MOST_OF_A_NETWORK) return false;
    this.marks.set(mark, counted + 1);
    this.counters.of(day, () => ({ day, searches: 0 })).searches += 1;
    return true;
  }

  write(): Promise<void> {
    return this.counters.write();
  }
}

async function addTally(ctx: ServiceContext, { day, searches }: Tally): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await tx.db
      .insertInto('SearchDay')
      .values({ day, searches })
      .onConflict((conflict) =>
        conflict.column('day').doUpdateSet((eb) => ({ searches: eb('SearchDay.searches', '+', searches) })),
      )
      .execute();
  });
}

/** One counter per app: two apps in one process may use different databases. */
const counters = new WeakMap<Config, SearchCounter>();

/** Opens the counter of an app. */
export function openSearchCounter(config: Config, makeContext: () => ServiceContext): void {
  counters.set(config, new SearchCounter(makeContext));
}

export const searchCounterOf = ({ config }: { readonly config: Config }): SearchCounter | undefined =>
  counters.get(config);
