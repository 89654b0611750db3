import { COST_BUCKETS } from './limits.js';
/** `extensions.cost` of an answer: what the call asked for, and what is left. In points; restored per second. */
export function costOf({ remaining, limit, perSecond }, requested) {
    return { requested, remaining, limit, restorePerSecond: perSecond };
}
const MAX_BUCKETS = 50_000;
/** How many of the least recently used are looked at when one has to go. */
const MAX_SCANNED = 20;
/** Token buckets by caller: full at first, refilled steadily. With a store they are one for all processes, and while it is away each process counts on. */
export class CostBuckets {
    clock;
    store;
    /** In the order of their last use. */
    buckets = new Map();
    constructor(clock, store = null) {
        this.clock = clock;
        this.store = store;
    }
    /** How many callers are known. */
    get size() {
        return this.buckets.size;
    }
    /** Whether the caller may do anything, as far as this process knows: it asks nobody. */
    check(caller, kind) {
        const bucket = this.refilled(caller, kind);
        return stateOf(bucket, 0, bucket.points >= 0);
    }
    /** Takes the cost from the caller's bucket when enough is there. */
    take(caller, kind, cost) {
        return this.spend(caller, kind, cost, 0);
    }
    /** Takes the cost of a call that was looked at; one that cannot be paid costs a point all the same. */
    pay(caller, kind, cost) {
        return this.spend(caller, kind, cost, 1);
    }
    /** Takes the cost of work already done, into debt when the bucket does not hold it: nothing is allowed until that is paid. */
    async charge(caller, kind, cost) {
        return { ...(await this.spend(caller, kind, cost, cost)), isAllowed: true, retryAfterSeconds: 0 };
    }
    async spend(caller, kind, cost, ifShort) {
        const bucket = this.refilled(caller, kind);
        const isEnough = bucket.points >= cost;
        const taken = isEnough ? cost : ifShort;
        // At once, so that the next call of this process finds it taken whenever the store answers.
        bucket.points -= taken;
        if (!this.store)
            return stateOf(bucket, cost, isEnough);
        // What is short here is short everywhere: nobody needs to be asked.
        if (!isEnough && ifShort < cost) {
            bucket.owed += taken;
            return stateOf(bucket, cost, false);
        }
        return this.spendShared(this.store, caller, bucket, { owed: bucket.owed, cost, ifShort }, isEnough);
    }
    async spendShared(store, caller, bucket, spending, isEnoughHere) {
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
    refilled(caller, kind) {
        const { size, perSecond } = COST_BUCKETS[kind];
        const now = this.clock.now().getTime();
        let bucket = this.buckets.get(caller);
        if (bucket)
            this.buckets.delete(caller);
        else {
            if (this.buckets.size >= MAX_BUCKETS)
                this.evict(now);
            bucket = { points: size, kind, at: now, owed: 0, underway: 0 };
        }
        this.buckets.set(caller, bucket);
        bucket.points = Math.min(size, bucket.points + (Math.max(0, now - bucket.at) / 1000) * perSecond);
        bucket.at = now;
        return bucket;
    }
    /** Of those that nobody has used for longest the fullest goes: a flood of new callers gives nobody back what they spent. */
    evict(now) {
        let fullest;
        let least = Infinity;
        let scanned = 0;
        for (const [caller, bucket] of this.buckets) {
            if (scanned++ === MAX_SCANNED)
                break;
            const missing = missingOf(bucket, now);
            if (missing < least)
                [fullest, least] = [caller, missing];
        }
        if (fullest !== undefined)
            this.buckets.delete(fullest);
    }
}
/** Points that a bucket lacks by now. */
function missingOf({ points, kind, at }, now) {
    const { size, perSecond } = COST_BUCKETS[kind];
    return Math.max(0, size - points - (Math.max(0, now - at) / 1000) * perSecond);
}
function stateOf({ points, kind }, cost, isAllowed) {
    const { size, perSecond } = COST_BUCKETS[kind];
    return {
        isAllowed,
        limit: size,
        remaining: Math.max(0, Math.floor(points)),
        perSecond,
        retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil((cost - points) / perSecond)),
    };
}
//# sourceMappingURL=cost-bucket.js.map