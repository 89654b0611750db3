/** A change for one subscriber, and what it is executed with: loaders of its own, which read the rows as they are by now. */
export class Delivery {
    value;
    ctx;
    constructor(value, ctx) {
        this.value = value;
        this.ctx = ctx;
    }
}
/** Reads that are under way for one subscriber, so that what is published within a moment is read together. */
const READ_AHEAD = 32;
/** Messages that may wait for them. Whoever is further behind comes back and fetches what there is. */
const MOST_WAITING = 1_000;
/** A subscriber cannot keep up with what is published. */
export class TooFarBehind extends Error {
}
/** What messages are about, read as it is by then, in their order. It listens from its making on, whether anybody reads it yet or not. */
export class DeliveryStream {
    source;
    waiting = [];
    ahead = [];
    unsubscribe;
    wake;
    isOver = false;
    isBehind = false;
    constructor(source) {
        this.source = source;
        this.unsubscribe = source.subscribe((message) => this.take(message));
        if (source.first)
            this.ahead.unshift(source.first());
    }
    async next() {
        while (!this.isOver) {
            const reading = this.ahead.shift();
            if (!reading) {
                await new Promise((resolve) => (this.wake = resolve));
                continue;
            }
            this.readAhead();
            const value = await reading;
            if (value !== null && !this.isOver)
                return { done: false, value };
        }
        if (this.isBehind)
            throw new TooFarBehind();
        return { done: true, value: undefined };
    }
    async return() {
        this.end();
        return { done: true, value: undefined };
    }
    [Symbol.asyncIterator]() {
        return this;
    }
    take(message) {
        this.waiting.push(message);
        this.isBehind = this.waiting.length > MOST_WAITING;
        if (this.isBehind)
            return this.end();
        this.readAhead();
        this.wake?.();
    }
    readAhead() {
        while (this.ahead.length < READ_AHEAD && this.waiting.length > 0)
            this.ahead.push(this.source.read(this.waiting.shift()));
    }
    end() {
        this.isOver = true;
        this.unsubscribe();
        this.waiting.length = 0;
        this.wake?.();
    }
}
//# sourceMappingURL=delivery-stream.js.map