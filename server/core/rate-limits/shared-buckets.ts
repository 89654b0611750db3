import type { Redis } from 'ioredis';
import type { ServiceContext } from '../context.js';
import type { BucketStore, SharedPoints, Spending } from '../graphql/cost-bucket.js';
import { COST_BUCKETS, type CallerKind } from '../graphql/limits.js';
import { hashedKey } from './hashed-key.js';
import { redisOf } from './redis.js';

/** How long Redis is skipped after it did not respond. */
const ASIDE_MS = 5_000;
/** A bucket is stored a little longer than it takes to refill. */
const KEPT_MS = 1_000;

/** One atomic step in Redis, so that concurrent calls cannot spend the same points. All processes share its clock. */
const SPEND = `
local size, perSecond = tonumber(ARGV[1]), tonumber(ARGV[2])
local owed, cost, ifShort = tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local held = redis.call('HMGET', KEYS[1], 'points', 'at')
local points = size
if held[1] then points = math.min(size, held[1] + math.max(0, now - held[2]) / 1000 * perSecond) end
points = points - owed
local isEnough = points >= cost
points = points - (isEnough and cost or ifShort)
redis.call('HSET', KEYS[1], 'points', points, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil((size - points) / perSecond * 1000) + ${KEPT_MS})
return { isEnough and 1 or 0, tostring(points) }
`;

type ScriptedRedis = Redis & {
  spendPoints(key: string, ...values: number[]): Promise<[isEnough: number, points: string]>;
};

/** The shared buckets, with `REDIS_URL`; null without it: each process counts alone. */
export function sharedBuckets({ config, log }: Pick<ServiceContext, 'config' | 'log'>): BucketStore | null {
  return config.redisUrl ? new RedisBuckets(redisOf(config.redisUrl, log)) : null;
}

class RedisBuckets implements BucketStore {
  private readonly redis: ScriptedRedis;
  private asideUntil = -Infinity;

  constructor(redis: Redis) {
    redis.defineCommand('spendPoints', { numberOfKeys: 1, lua: SPEND });
    this.redis = redis as ScriptedRedis;
  }

  async spend(caller: string, kind: CallerKind, { owed, cost, ifShort }: Spending): Promise<SharedPoints | null> {
    if (this.redis.status !== 'ready' || performance.now() < this.asideUntil) return null;
    const { size, perSecond } = COST_BUCKETS[kind];
    try {
      const key = `points:${hashedKey(caller)}`;
      const [isEnough, points] = await this.redis.spendPoints(key, size, perSecond, owed, cost, ifShort);
      return { isEnough: isEnough === 1, points: Number(points) };
    } catch {
      this.asideUntil = performance.now() + ASIDE_MS;
      return null;
    }
  }
}
