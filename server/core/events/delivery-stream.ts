import type { RequestContext } from '../context.js';

/** A change for one subscriber, and what it is executed with: loaders of its own, which read the rows as they are by now. */
export class Delivery<T> {
  constructor(
    readonly value: T,
    readonly ctx: RequestContext,
  ) {}
}

/** Reads that are under way for one subscriber, so that what is published within a moment is read together. */
const READ_AHEAD = 32;
/** Messages that may wait for them. A client that is further behind reconnects and fetches what there is. */
const MOST_WAITING = 1_000;

/** A subscriber cannot keep up with what is published. */
export class TooFarBehind extends Error {}

interface Source<M, T> {
  /** Returns what ends it. */
  subscribe(onMessage: (message: M) => void): () => void;
  /** Null: nothing to deliver. Never rejects. */
  read(message: M): Promise<T | null>;
  /** Delivered before any message; read once messages are received. */
  first?(): Promise<T | null>;
}

/** The records that messages name, read at delivery, in the order of the messages. It subscribes when it is made, before anything reads from it. */
export class DeliveryStream<M, T> implements AsyncIterableIterator<T> {
  private readonly waiting: M[] = [];
  private readonly ahead: Promise<T | null>[] = [];
  private readonly unsubscribe: () => void;
  private wake: (() => void) | undefined;
  private isOver = false;
  private isBehind = false;

  constructor(private readonly source: Source<M, T>) {
    this.unsubscribe = source.subscribe((message) => this.take(message));
    if (source.first) this.ahead.unshift(source.first());
  }

  async next(): Promise<IteratorResult<T, undefined>> {
    while (!this.isOver) {
      const reading = this.ahead.shift();
      if (!reading) {
        await new Promise<void>((resolve) => (this.wake = resolve));
        continue;
      }
      this.readAhead();
      const value = await reading;
      if (value !== null && !this.isOver) return { done: false, value };
    }
    if (this.isBehind) throw new TooFarBehind();
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<T, undefined>> {
    this.end();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  private take(message: M): void {
    this.waiting.push(message);
    this.isBehind = this.waiting.length > MOST_WAITING;
    if (this.isBehind) return this.end();
    this.readAhead();
    this.wake?.();
  }

  private readAhead(): void {
    while (this.ahead.length < READ_AHEAD && this.waiting.length > 0)
      this.ahead.push(this.source.read(this.waiting.shift() as M));
  }

  private end(): void {
    this.isOver = true;
    this.unsubscribe();
    this.waiting.length = 0;
    this.wake?.();
  }
}
