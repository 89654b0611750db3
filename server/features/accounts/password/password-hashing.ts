import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import type { Config } from '../../../config.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import { BoundedQueue, Seats } from './bounded-queue.js';

/** Told by a prefix, so that passwords can move to another hash one by one as people sign in. */
const VERSION = 'v1';
const COST = { production: 12, development: 12, test: 4 } as const;
const WAITING_PER_CORE = 8;
/** Well below what a whole call may take. */
const LONGEST_WAIT_MS = 4_000;

type HashSettings = Pick<Config, 'passwordPepper' | 'environment'>;

// Hashing is what a flood of sign-ins costs us: one core stays free for everything else.
const cores = Math.max(1, availableParallelism() - 1);
const tooMany = (): DomainError => new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: 2 });
const queue = new BoundedQueue(cores, cores * WAITING_PER_CORE, LONGEST_WAIT_MS, tooMany);
/** Those whose limits are still being looked up count as well: more of them than this would find the queue full. */
const seats = new Seats(2 * cores * (1 + WAITING_PER_CORE), tooMany);

const dummies = new Map<number, Promise<string>>();

/** Does what ends in a hash; in a crowd it is refused at once, without a single query. */
export function withRoomToHash<T>(work: () => Promise<T>): Promise<T> {
  return seats.hold(work);
}

/** The hash to store for a new password; throws RATE_LIMITED while too many wait to be hashed. */
export function hashPassword(config: HashSettings, password: string): Promise<string> {
  return queue.run(async () => `${VERSION}${await bcrypt.hash(preHash(config, password), COST[config.environment])}`);
}

/** Whether a password fits a stored hash; null stands for nobody's, takes as long and never fits. */
export async function verifyPassword(config: HashSettings, password: string, stored: string | null): Promise<boolean> {
  const hash = stored?.startsWith(`${VERSION}$`) ? stored.slice(VERSION.length) : null;
  const fallback = hash ?? (await dummyHash(COST[config.environment]));
  const fits = await queue.run(() => bcrypt.compare(preHash(config, password), fallback));
  return fits && hash !== null;
}

/** bcrypt alone reads no further than 72 bytes or a NUL; keyed, so that a stolen table alone cannot be guessed at. */
function preHash(config: HashSettings, password: string): string {
  return createHmac('sha256', config.passwordPepper).update(password).digest('base64');
}

function dummyHash(cost: number): Promise<string> {
  let dummy = dummies.get(cost);
  if (!dummy) dummies.set(cost, (dummy = bcrypt.hash('nobody', cost)));
  return dummy;
}
