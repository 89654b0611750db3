import { COST_BUCKETS } from '../graphql/limits.js';
import { hashedKey } from './hashed-key.js';
import { redisOf } from './redis.js';
/** So long nobody waits for a Redis that did not answer. */
const ASIDE_MS = 5_000;
/** A bucket is kept a little longer than it takes to fill. */
const KEPT_MS = 1_000;
/** One step for Redis, so that calls at the same time cannot spend the same points. Its clock is the one that all processes have. */
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
/** The buckets of all processes, with `REDIS_URL`; null without: each process counts for itself. */
export function sharedBuckets({ config, log }) {
    return config.redisUrl ? new RedisBuckets(redisOf(config.redisUrl, log)) : null;
}
class RedisBuckets {
    redis;
    asideUntil = -Infinity;
    constructor(redis) {
        redis.defineCommand('spendPoints', { numberOfKeys: 1, lua: SPEND });
        this.redis = redis;
    }
    async spend(caller, kind, { owed, cost, ifShort }) {
        if (this.redis.status !== 'ready' || performance.now() < this.asideUntil)
            return null;
        const { size, perSecond } = COST_BUCKETS[kind];
        try {
            const key = `points:${hashedKey(caller)}`;
            const [isEnough, points] = await this.redis.spendPoints(key, size, perSecond, owed, cost, ifShort);
            return { isEnough: isEnough === 1, points: Number(points) };
        }
        catch {
            this.asideUntil = performance.now() + ASIDE_MS;
            return null;
        }
    }
}
//# sourceMappingURL=shared-buckets.js.map