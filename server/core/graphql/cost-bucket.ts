import type { Clock } from '../clock.js';
import { COST_BUCKETS, type CallerKind } from './limits.js';

/** The remaining points of a caller, for the RateLimit headers. */
export interface BucketState {
  readonly isAllowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly perSecond: number;
  /** Seconds until this call would pass; 0 when it passed. */
  readonly retryAfterSeconds: number;
}

/** The bucket that a program's calls are charged to: its key's, or that of an app's authorization. */
export const bucketOfProgram = (keyId: string): string => `key:${keyId}`;

/** `extensions.cost` of an answer, in points: the requested cost, what remains, the limit, and the points restored per second. */
export function costOf(
  { remaining, limit, perSecond }: BucketState,
  requested: number,
): Readonly<Record<string, number>> {
  return { requested, remaining, limit, restorePerSecond: perSecond };
}

/** Points of one step: spent but not yet reported, requested, and charged when the bucket does not hold the request. */
export interface Spending {
  readonly owed: number;
  readonly cost: number;
  readonly ifShort: number;
}

/** The state of a shared bucket afterwards, and whether it held the cost. */
export interface SharedPoints {
  readonly isEnough: boolean;
  readonly points: number;
}

/** Buckets shared by all processes. */
export interface BucketStore {
  /** Null when the store does not respond; nothing is known to be charged. */
  spend(caller: string, kind: CallerKind, spending: Spending): Promise<SharedPoints | null>;
}

interface Bucket {
  /** Points that this process believes to be left; other processes may have spent more, never less. */
  points: number;
  readonly kind: CallerKind;
  at: number;
  /** Points charged here that the store does not know yet, and points being reported to it. */
  owed: number;
  underway: number;
}

const MAX_BUCKETS = 50_000;
/** How many of the least recently used buckets are considered for eviction. */
const MAX_SCANNED = 20;

/**
 * Token buckets by caller: full at first, refilled steadily. With a store, all processes share them; while it is unavailable each process
 * counts alone.
 */
export class CostBuckets {
  /** In order of last use. */
  private readonly buckets = new Map<string, Bucket>();

  constructor(
    private readonly clock: Clock,
    private readonly store: BucketStore | null = null,
  ) {}

  /** How many callers have a bucket. */
  get size(): number {
    return this.buckets.size;
  }

  /** Whether the caller has points left as far as this process knows, without asking the store. */
  check(caller: string, kind: CallerKind): BucketState {
    const bucket = this.refilled(caller, kind);
    return stateOf(bucket, 0, bucket.points >= 0);
  }

  /** Charges the caller's bucket if it holds the cost. */
  take(caller: string, kind: CallerKind, cost: number): Promise<BucketState> {
    return this.spend(caller, kind, cost, 0);
  }

  /** Charges the cost of a parsed call; one that cannot be paid still costs a point. */
  pay(caller: string, kind: CallerKind, cost: number): Promise<BucketState> {
    return this.spend(caller, kind, cost, 1);
  }

  /** Charges work that is already done, into debt if needed: nothing is admitted until it is repaid. */
  async charge(caller: string, kind: CallerKind, cost: number): Promise<BucketState> {
    return { ...(await this.spend(caller, kind, cost, cost)), isAllowed: true, retryAfterSeconds: 0 };
  }

  private async spend(caller: string, kind: CallerKind, cost: number, ifShort: number): Promise<BucketState> {
    const bucket = this.refilled(caller, kind);
    const isEnough = bucket.points >= cost;
    const taken = isEnough ? cost : ifShort;
    // Charged locally at once, so that this process's next call sees it before the store responds.
    bucket.points -= taken;
    if (!this.store) return stateOf(bucket, cost, isEnough);
    // Too few points here means too few everywhere: the store need not be asked.
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

  /** Evicts the fullest of the least recently used buckets: a flood of new callers gives nobody their spent points back. */
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

/** Points that a bucket currently lacks. */
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
