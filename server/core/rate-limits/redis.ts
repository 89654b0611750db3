import { Redis } from 'ioredis';
import type { Log } from '../logger.js';

/** A request that would wait longer is better served by a count made here. */
const ANSWER_MS = 1_000;

const redisByUrl = new Map<string, Redis>();

/** The connection that all counters of this process share; while Redis is away its commands fail, and it connects again by itself. */
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
