import { HashingLane } from './hashing-lane.js';
/** Turns of known requesters in a row before a waiting unknown one gets a turn, so that known ones cannot block others either. */
const KNOWN_IN_A_ROW = 3;
/** Runs a limited number of tasks at once. Known requesters wait in a lane of their own and go first; the rest is refused when full. */
export class HashingQueue {
    limits;
    refusal;
    running = 0;
    knownInARow = 0;
    known;
    unknown;
    constructor(limits, refusal) {
        this.limits = limits;
        this.refusal = refusal;
        this.known = new HashingLane(limits);
        this.unknown = new HashingLane(limits);
    }
    /** Runs a task when its turn comes; throws the refusal at once when full, or after the maximum wait. */
    async run(requester, task) {
        const lane = requester.isKnown ? this.known : this.unknown;
        const leave = lane.enter(requester);
        if (!leave)
            throw this.refusal();
        try {
            if (this.running < this.limits.concurrency)
                this.running++;
            else
                await this.awaitTurn(lane, requester);
            lane.recordTurn(requester);
            try {
                return await task();
            }
            finally {
                this.startNext();
            }
        }
        finally {
            leave();
        }
    }
    /** Passes the slot to the next waiter instead of freeing it, so that new requesters cannot overtake. */
    startNext() {
        const isUnknownsTurn = this.known.isEmpty || (this.knownInARow >= KNOWN_IN_A_ROW && !this.unknown.isEmpty);
        this.knownInARow = isUnknownsTurn ? 0 : this.knownInARow + 1;
        const next = (isUnknownsTurn ? this.unknown : this.known).takeNext();
        if (next)
            next.start();
        else
            this.running--;
    }
    awaitTurn(lane, requester) {
        return new Promise((resolve, reject) => {
            const refuse = () => {
                clearTimeout(timer);
                reject(this.refusal());
            };
            const start = () => {
                clearTimeout(timer);
                resolve();
            };
            const waiter = { requester, start, refuse };
            // The client has given up by then, and abandoned work would only delay others.
            const timer = setTimeout(() => {
                lane.remove(waiter);
                refuse();
            }, this.limits.maxWaitMs);
            lane.add(waiter);
        });
    }
}
//# sourceMappingURL=hashing-queue.js.map