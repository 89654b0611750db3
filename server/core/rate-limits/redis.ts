import { Redis } from 'ioredis';
import type { Log } from '../logger.js';

/** Above this a local count serves a request better than waiting. */
const ANSWER_MS = 1_000;

const redisByUrl = new Map<string, Redis>();

/** The Redis connection of all counters of this process; while Redis is down its commands fail, and it reconnects by itself. */
export function redisOf(url: string, log: Log): Redis {
  let redis = redisByUrl.get(url);
  if (!redis) {
    redisByUrl.set(url, (redis = new Redis(url, { maxRetriesPerRequest: 2, commandTimeout: ANSWER_MS })));
    redis.on('error', (error) => log.warn({ err: error }, 'limits: no Redis, they are counted without it'));
  }
  return redis;
}

/** Closes the connections, if there are any. */
export async function closeRedis(): Promise<void> {
  const open = [...redisByUrl.values()];
  redisByUrl.clear();
  await Promise.all(open.map((redis) => redis.quit().catch(() => redis.disconnect())));
}
