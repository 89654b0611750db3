import { clientBlock } from '../../../core/rate-limits/client-network.js';
/** Turns that count as recent; older ones no longer put a requester behind others. */
const RECENT_TURNS = 32;
/** A waiting list with limits per account and network; turns alternate between address blocks, then networks, then accounts. */
export class HashingLane {
    limits;
    held = new Map();
    waiters = [];
    recent = [];
    constructor(limits) {
        this.limits = limits;
    }
    get isEmpty() {
        return this.waiters.length === 0;
    }
    /** Counts a requester in and returns the function that counts it out; null when its account or network is at the limit. */
    enter({ account, network }) {
        const [accountKey, networkKey] = [`account ${account}`, `network ${network}`];
        if (this.heldBy(accountKey) >= this.limits.perAccount || this.heldBy(networkKey) >= this.limits.perNetwork)
            return null;
        for (const key of [accountKey, networkKey])
            this.held.set(key, this.heldBy(key) + 1);
        return () => {
            for (const key of [accountKey, networkKey]) {
                const left = this.heldBy(key) - 1;
                if (left > 0)
                    this.held.set(key, left);
                else
                    this.held.delete(key);
            }
        };
    }
    /** Adds a waiter. When the list is full, refuses the last waiter of the block with the most waiters, possibly the new one. */
    add(waiter) {
        this.waiters.push(waiter);
        if (this.waiters.length > this.limits.waiting)
            this.refuseFromLargestBlock();
    }
    /** Removes a waiter. */
    remove(waiter) {
        const index = this.waiters.indexOf(waiter);
        if (index >= 0)
            this.waiters.splice(index, 1);
    }
    /** Removes and returns the waiter whose block, network and account had a turn longest ago; the earliest of equals. */
    takeNext() {
        let [next, best] = [undefined, []];
        for (const waiter of this.waiters) {
            const turns = this.lastTurnsOf(waiter.requester);
            if (!next || isEarlier(turns, best))
                [next, best] = [waiter, turns];
        }
        if (next)
            this.remove(next);
        return next;
    }
    /** Records that a requester had a turn. */
    recordTurn(requester) {
        this.recent.push(levelsOf(requester));
        if (this.recent.length > RECENT_TURNS)
            this.recent.shift();
    }
    heldBy(key) {
        return this.held.get(key) ?? 0;
    }
    lastTurnsOf(requester) {
        return levelsOf(requester).map((key, level) => this.recent.findLastIndex((turn) => turn[level] === key));
    }
    refuseFromLargestBlock() {
        const byBlock = Map.groupBy(this.waiters, ({ requester }) => clientBlock(requester.network));
        const largest = [...byBlock.values()].reduce((most, others) => (others.length >= most.length ? others : most));
        const refused = largest.at(-1);
        if (!refused)
            return;
        this.remove(refused);
        refused.refuse();
    }
}
/** The keys that turns alternate between, widest first. */
function levelsOf({ network, account }) {
    return [clientBlock(network), network, account];
}
/** Compares level by level; -1 means no recent turn. */
function isEarlier(one, other) {
    const level = one.findIndex((turn, index) => turn !== other[index]);
    return level >= 0 && (one[level] ?? 0) < (other[level] ?? 0);
}
//# sourceMappingURL=hashing-lane.js.map