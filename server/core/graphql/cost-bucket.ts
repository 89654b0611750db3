import type { Clock } from '../clock.js';
import { COST_BUCKETS, type CallerKind } from './limits.js';

/** What a caller has left, for the RateLimit headers. */
export interface BucketState {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly perSecond: number;
  /** Seconds until this call would pass; 0 when it passed. */
  readonly retryAfterSeconds: number;
}

/** `extensions.cost` of an answer: what the call asked for, and what is left. In points; restored per second. */
export function costOf(
  { remaining, limit, perSecond }: BucketState,
  requested: number,
): Readonly<Record<string, number>> {
  return { requested, remaining, limit, restorePerSecond: perSecond };
}

interface Bucket {
  points: number;
  readonly kind: CallerKind;
  at: number;
}

const MAX_BUCKETS = 50_000;
/** How many of the least recently used are looked at when one has to go. */
const MAX_SCANNED = 20;

/** Token buckets by caller: full at first, refilled steadily, kept by each process on its own. */
export class CostBuckets {
  /** In the order of their last use. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(private readonly clock: Clock) {}

  /** How many callers are known. */
  get size(): number {
    return this.buckets.size;
  }

  /** Takes the cost from the caller's bucket when enough is there; a cost of 0 only asks whether anything may be done. */
  take(caller: string, kind: CallerKind, cost: number): BucketState {
    const bucket = this.refilled(caller, kind);
    const isAllowed = bucket.points >= cost;
    const retryAfterSeconds = isAllowed ? 0 : (cost - bucket.points) / COST_BUCKETS[kind].perSecond;
    if (isAllowed) bucket.points -= cost;
    return stateOf(bucket, kind, isAllowed, retryAfterSeconds);
  }

  /** Takes the cost of a call that was looked at; one that cannot be paid costs a point all the same. */
  pay(caller: string, kind: CallerKind, cost: number): BucketState {
    const state = this.take(caller, kind, cost);
    if (state.isAllowed) return state;
    this.charge(caller, kind, 1);
    return this.take(caller, kind, cost);
  }

  /** Takes the cost of work already done, into debt when the bucket does not hold it: nothing is allowed until that is paid. */
  charge(caller: string, kind: CallerKind, cost: number): BucketState {
    const bucket = this.refilled(caller, kind);
    bucket.points -= cost;
    return stateOf(bucket, kind, true, 0);
  }

  private refilled(caller: string, kind: CallerKind): Bucket {
    const { size, perSecond } = COST_BUCKETS[kind];
    const now = this.clock.now().getTime();
    let bucket = this.buckets.get(caller);
    if (bucket) this.buckets.delete(caller);
    else {
      if (this.buckets.size >= MAX_BUCKETS) this.evict(now);
      bucket = { points: size, kind, at: now };
    }
    this.buckets.set(caller, bucket);
    bucket.points = Math.min(size, bucket.points + (Math.max(0, now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    return bucket;
  }

  /** Of those that nobody has used for longest the fullest goes: a flood of new callers gives nobody back what they spent. */
  private evict(now: number): void {
    let fullest: string | undefined;
    let least = Infinity;
    let scanned = 0;
    for (const [caller, bucket] of this.buckets) {
      if (scanned++ === MAX_SCANNED) break;
      const missing = missingOf(bucket, now);
      if (missing < least) [fullest, least] = [caller, missing];
    }
    if (fullest !== undefined) this.buckets.delete(fullest);
  }
}

/** Points that a bucket lacks by now. */
function missingOf({ points, kind, at }: Bucket, now: number): number {
  const { size, perSecond } = COST_BUCKETS[kind];
  return Math.max(0, size - points - (Math.max(0, now - at) / 1000) * perSecond);
}

function stateOf({ points }: Bucket, kind: CallerKind, isAllowed: boolean, retryAfterSeconds: number): BucketState {
  const { size, perSecond } = COST_BUCKETS[kind];
  return {
    isAllowed,
    limit: size,
    remaining: Math.max(0, Math.floor(points)),
    perSecond,
    retryAfterSeconds: Math.ceil(retryAfterSeconds),
  };
}
