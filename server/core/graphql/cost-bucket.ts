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

/** Whose bucket a program's calls are paid from: its key's, or that of what somebody allows an app. */
export const bucketOfProgram = (keyId: string): string => `key:${keyId}`;

/** `extensions.cost` of an answer: what the call asked for, and what is left. In points; restored per second. */
export function costOf(
  { remaining, limit, perSecond }: BucketState,
  requested: number,
): Readonly<Record<string, number>> {
  return { requested, remaining, limit, restorePerSecond: perSecond };
}

/** Points of one step: what was spent before and not reported yet, what is asked for, and what is taken where that much is not there. */
export interface Spending {
  readonly owed: number;
  readonly cost: number;
  readonly ifShort: number;
}

/** What a bucket that processes share holds afterwards, and whether it held the cost. */
export interface SharedPoints {
  readonly isEnough: boolean;
  readonly points: number;
}

/** Buckets that all processes share. */
export interface BucketStore {
  /** Null: it does not answer, nothing is known to be taken. */
  spend(caller: string, kind: CallerKind, spending: Spending): Promise<SharedPoints | null>;
}

interface Bucket {
  /** What this process believes to be left: others may have spent more by now, never less. */
  points: number;
  readonly kind: CallerKind;
  at: number;
  /** Of what this process has taken, what was not reported to the store yet, and what is being reported. */
  owed: number;
  underway: number;
}

const MAX_BUCKETS = 50_000;
/** How many of the least recently used are looked at when one has to go. */
const MAX_SCANNED = 20;

/** Token buckets by caller: full at first, refilled steadily. With a store they are one for all processes, and while it is away each process counts on. */
export class CostBuckets {
  /** In the order of their last use. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly clock: Clock,
    private readonly store: BucketStore | null = null,
  ) {}

  /** How many callers are known. */
  get size(): number {
    return this.buckets.size;
  }

  /** Whether the caller may do anything, as far as this process knows: it asks nobody. */
  check(caller: string, kind: CallerKind): BucketState {
    const bucket = this.refilled(caller, kind);
    return stateOf(bucket, 0, bucket.points >= 0);
  }

  /** Takes the cost from the caller's bucket when enough is there. */
  take(caller: string, kind: CallerKind, cost: number): Promise<BucketState> {
    return this.spend(caller, kind, cost, 0);
  }

  /** Takes the cost of a call that was looked at; one that cannot be paid costs a point all the same. */
  pay(caller: string, kind: CallerKind, cost: number): Promise<BucketState> {
    return this.spend(caller, kind, cost, 1);
  }

  /** Takes the cost of work already done, into debt when the bucket does not hold it: nothing is allowed until that is paid. */
  async charge(caller: string, kind: CallerKind, cost: number): Promise<BucketState> {
    return { ...(await this.spend(caller, kind, cost, cost)), isAllowed: true, retryAfterSeconds: 0 };
  }

  private async spend(caller: string, kind: CallerKind, cost: number, ifShort: number): Promise<BucketState> {
    const bucket = this.refilled(caller, kind);
    const isEnough = bucket.points >= cost;
    const taken = isEnough ? cost : ifShort;
    // At once, so that the next call of this process finds it taken whenever the store answers.
    bucket.points -= taken;
    if (!this.store) return stateOf(bucket, cost, isEnough);
    // What is short here is short everywhere: nobody needs to be asked.
    if (!isEnough && ifShort < cost) {
      bucket.owed += taken;
      return stateOf(bucket, cost, false);
    }
    return this.spendShared(this.store, caller, bucket, { owed: bucket.owed, cost, ifShort }, isEnough);
  }

  private async spendShared(
    store: BucketStore,
    caller: string,
    bucket: Bucket,
    spending: Spending,
    isEnoughHere: boolean,
  ): Promise<BucketState> {
    const reported = spending.owed + (isEnoughHere ? spending.cost : spending.ifShort);
    bucket.owed -= spending.owed;
    bucket.underway += reported;
    const shared = await store.spend(caller, bucket.kind, spending);
    bucket.underway -= reported;
    if (!shared) {
      bucket.owed += reported;
      return stateOf(bucket, spending.cost, isEnoughHere);
    }
    bucket.points = shared.points - bucket.underway - bucket.owed;
    bucket.at = this.clock.now().getTime();
    return stateOf(bucket, spending.cost, shared.isEnough);
  }

  private refilled(caller: string, kind: CallerKind): Bucket {
    const { size, perSecond } = COST_BUCKETS[kind];
    const now = this.clock.now().getTime();
    let bucket = this.buckets.get(caller);
    if (bucket) this.buckets.delete(caller);
    else {
      if (this.buckets.size >= MAX_BUCKETS) this.evict(now);
      bucket = { points: size, kind, at: now, owed: 0, underway: 0 };
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

function stateOf({ points, kind }: Bucket, cost: number, isAllowed: boolean): BucketState {
  const { size, perSecond } = COST_BUCKETS[kind];
  return {
    isAllowed,
    limit: size,
    remaining: Math.max(0, Math.floor(points)),
    perSecond,
    retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((cost - points) / perSecond)),
  };
}
