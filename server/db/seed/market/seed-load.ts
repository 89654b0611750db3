import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '../../../config.js';
import { marketBookings } from '../demo-data/demo-bookings.js';
import { insertBookings, numberBookingsAfter } from '../insert-bookings.js';
import { toSeedTransaction, withoutIndexes, type SeedTransaction } from '../insert-rows.js';
import { makeBookings } from '../make-booking.js';
import { makeDemoSpaces, type ListedSpace, type MarketRatings } from '../make-demo-spaces.js';
import { Random } from '../random.js';
import { unratedMarket } from '../seed-reviews.js';
import { insertPeople } from './insert-people.js';
import { insertSpaces, listInSearch } from './insert-spaces.js';

const LOAD_RENTERS = 500;
/** From this many rows on, building the indexes afterwards is faster. */
const INDEXES_LAST_FROM = 5000;
/** Spaces per transaction. */
const CHUNK = 2_000;
/** Concurrent transactions: while PostgreSQL writes the rows of some, this thread builds those of another. */
export const LOAD_WRITERS = 6;

export interface LoadOptions {
  readonly config: Config;
  /** The total number of published spaces to reach. */
  readonly spaces: number;
  readonly seed: number;
  readonly passwordHash: string;
  readonly now: Date;
}

/** The counters that every chunk continues from. */
interface Numbers {
  hosts: number;
  bookings: number;
}

/**
 * Adds spaces with hosts and bookings up to a total. Each chunk is a transaction; the search rows of all are one more, which ends with the
 * indexes. After an interruption there are complete chunks that the search does not list yet; the next run adds what the search lacks.
 */
export async function seedLoad(orm: MikroORM, options: LoadOptions): Promise<void> {
  await orm.em.fork().transactional(async (em) => {
    const search = toSeedTransaction(em);
    const { listed, ...numbers } = await countsOf(search);
    const missing = options.spaces - listed;
    const ratings = await unratedMarket(search);
    const chunks = chunkSizes(missing);
    const write = async (): Promise<void> => {
      for (const size of chunks) {
        const spaces = await orm.em
          .fork()
          .transactional((chunk) => seedChunk(toSeedTransaction(chunk), options, size, numbers, ratings));
        await listInSearch(search, spaces, options.now);
      }
    };
    await withoutIndexes(search, 'space_search', missing > INDEXES_LAST_FROM, async () => {
      await Promise.all(Array.from({ length: LOAD_WRITERS }, write));
    });
  });
}

function* chunkSizes(missing: number): Generator<number> {
  for (let left = missing; left > 0; left -= CHUNK) yield Math.min(left, CHUNK);
}

async function seedChunk(
  tx: SeedTransaction,
  { config, seed, passwordHash, now }: LoadOptions,
  spaceCount: number,
  numbers: Numbers,
  ratings: MarketRatings,
): Promise<readonly ListedSpace[]> {
  // Host numbers continue after an interrupted load, so that no id repeats.
  const seedOfChunk = seed + numbers.hosts;
  const random = new Random(seedOfChunk);
  const { hosts, spaces } = makeDemoSpaces({
    seed: seedOfChunk,
    now,
    pepper: config.passwordPepper,
    ratingsOf: () => ratings,
    spaceCount,
    hostNumberFrom: numbers.hosts + 1,
  });
  const plans = marketBookings(random, hosts.slice(0, LOAD_RENTERS), spaces, now, new Set()).filter(
    ({ listed, renter }) => listed.space.hostId !== renter.id,
  );
  const bookings = makeBookings(random, plans, numbers.bookings, now);
  // Before the first await: the next chunk continues from here.
  numbers.hosts += hosts.length;
  numbers.bookings += bookings.length;
  await insertPeople(tx, hosts, spaces, passwordHash, now);
  await insertSpaces(tx, random, spaces);
  await insertBookings(tx, random, bookings, now);
  await numberBookingsAfter(tx, numbers.bookings);
  return spaces;
}

async function countsOf({ db }: SeedTransaction): Promise<Numbers & { listed: number }> {
  const counts = await db
    .selectNoFrom((eb) => {
      const count = eb.fn.countAll().as('count');
      return [
        eb.selectFrom('SpaceSearch').select(count).as('listed'),
        eb.selectFrom('User').select(count).where('email', 'like', 'anfitrion-%').as('hosts'),
        eb.selectFrom('Booking').select(count).as('bookings'),
      ];
    })
    .executeTakeFirstOrThrow();
  return { listed: Number(counts.listed), hosts: Number(counts.hosts), bookings: Number(counts.bookings) };
}
