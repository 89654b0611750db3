import type { RequestContext } from '../context.js';

/** A change for one subscriber, with the context it is executed in: its own loaders, which read the current rows. */
export class Delivery<T> {
  constructor(
    readonly value: T,
    readonly ctx: RequestContext,
  ) {}
}

/** Reads in progress for one subscriber; those of messages published together are batched. */
const READ_AHEAD = 32;
/** Maximum length of the queue behind them. A client that falls further behind reconnects and fetches what it missed. */
const MOST_WAITING = 1_000;

/** The subscriber cannot keep up with the messages. */
export class TooFarBehind extends Error {}

interface Source<M, T> {
  /** Returns the function that unsubscribes. */
  subscribe(onMessage: (message: M) => void): () => void;
  /** Null delivers nothing. Never rejects. */
  read(message: M): Promise<T | null>;
  /** Delivered before any message, and read only after the subscription is active. */
  first?(): Promise<T | null>;
}

/** The records that messages name, read at delivery, in the order of the messages. Subscribes on creation, before the first read. */
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
