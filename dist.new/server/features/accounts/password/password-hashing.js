import { createHmac } from 'node:crypto';
import { availableParallelism } from 'node:os';
import bcrypt from 'bcrypt';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { HashingQueue } from './hashing-queue.js';
/** Prefix of stored hashes, so that passwords can migrate to another hash one by one as users sign in. */
const VERSION = 'v1';
const COST = { production: 12, development: 12, test: 4 };
const queue = new HashingQueue({
    // A burst of sign-ins is limited by hashing; one core stays free for everything else.
    concurrency: Math.max(1, availableParallelism() - 1),
    perAccount: 5,
    perNetwork: 12,
    // Waiting costs little memory, and a client that waits sends nothing else meanwhile.
    waiting: 250,
    // Well below the time limit of a whole operation.
    maxWaitMs: 4_000,
}, () => new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: 2 }));
const dummies = new Map();
/**
 * Runs work that hashes or checks a password when its turn comes; all hashing for requests goes through here.
 * Rate limits are read inside, so that an overload is refused without a query. Throws RATE_LIMITED when overloaded.
 */
export function inHashingQueue(requester, work) {
    return queue.run(requester, work);
}
/** The hash to store for a new password; requests call it `inHashingQueue`. */
export async function hashPassword(config, password) {
    return `${VERSION}${await bcrypt.hash(preHash(config, password), COST[config.environment])}`;
}
/** Whether a password matches a stored hash; null (no such account) takes as long and never matches. Requests call it `inHashingQueue`. */
export async function verifyPassword(config, password, stored) {
    const hash = stored?.startsWith(`${VERSION}$`) ? stored.slice(VERSION.length) : null;
    const fallback = hash ?? (await dummyHash(COST[config.environment]));
    const matches = await bcrypt.compare(preHash(config, password), fallback);
    return matches && hash !== null;
}
/** Hashed first, because bcrypt ignores what follows 72 bytes or a NUL; keyed, so that a leaked table alone cannot be brute-forced. */
function preHash(config, password) {
    return createHmac('sha256', config.passwordPepper).update(password).digest('base64');
}
function dummyHash(cost) {
    let dummy = dummies.get(cost);
    if (!dummy)
        dummies.set(cost, (dummy = bcrypt.hash('dummy', cost)));
    return dummy;
}
//# sourceMappingURL=password-hashing.js.map