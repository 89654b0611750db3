import type { Clock } from './clock.js';
import { COST_BUCKETS } from './limits.js';

/** What a caller has left, for the RateLimit headers. */
export interface BucketState {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly perSecond: number;
  /** Seconds until this call would pass; 0 when it passed. */
  readonly retryAfterSeconds: number;
}

interface Bucket {
  points: number;
  at: number;
}

const FORGET_ABOVE = 50_000;

/** Token buckets by caller: full at first, refilled steadily, kept by each process on its own. */
export class CostBuckets {
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly clock: Clock) {}

  /** Takes the cost from the caller's bucket when enough is there. */
  take(caller: string, isSignedIn: boolean, cost: number): BucketState {
    const { size, perSecond } = isSignedIn ? COST_BUCKETS.signedIn : COST_BUCKETS.anonymous;
    const now = this.clock.now().getTime();
    const bucket = this.buckets.get(caller) ?? { points: size, at: now };
    const points = Math.min(size, bucket.points + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    const isAllowed = points >= cost;
    const left = isAllowed ? points - cost : points;
    if (this.buckets.size > FORGET_ABOVE) this.buckets.clear();
    this.buckets.set(caller, { points: left, at: now });
    return {
      isAllowed,
      limit: size,
      remaining: Math.floor(left),
      perSecond,
      retryAfterSeconds: isAllowed ? 0 : Math.ceil((cost - points) / perSecond),
    };
  }
}
