import { Redis } from 'ioredis';
/** Whoever waits longer for a count is better served by one that is made here. */
const ANSWER_MS = 1_000;
const redisByUrl = new Map();
/** The connection that all counters of this process share; while Redis is away its commands fail, and it connects again by itself. */
export function redisOf(url, log) {
    let redis = redisByUrl.get(url);
    if (!redis) {
        redisByUrl.set(url, (redis = new Redis(url, { maxRetriesPerRequest: 2, commandTimeout: ANSWER_MS })));
        redis.on('error', (error) => log.warn({ err: error }, 'limits: no Redis, they are counted without it'));
    }
    return redis;
}
/** Closes the connections, if there are any. */
export async function closeRedis() {
    const open = [...redisByUrl.values()];
    redisByUrl.clear();
    await Promise.all(open.map((redis) => redis.quit().catch(() => redis.disconnect())));
}
//# sourceMappingURL=redis.js.map