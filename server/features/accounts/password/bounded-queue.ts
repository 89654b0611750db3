interface Waiting {
  readonly start: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Runs at most so many tasks at once, lets so many wait for so long, and refuses the rest. */
export class BoundedQueue {
  private running = 0;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly maxWaiting: number,
    private readonly maxWaitMs: number,
    private readonly refusal: () => Error,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running++;
    else await this.wait();
    try {
      return await task();
    } finally {
      this.handOn();
    }
  }

  /** The place is handed on, not given up: nobody who comes meanwhile may overtake. */
  private handOn(): void {
    const next = this.waiting.shift();
    if (!next) return void this.running--;
    clearTimeout(next.timer);
    next.start();
  }

  private wait(): Promise<void> {
    if (this.waiting.length >= this.maxWaiting) throw this.refusal();
    return new Promise((resolve, reject) => {
      // Whoever asked will not wait for ever: work for nobody would only hold up the others.
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.findIndex((one) => one.timer === timer), 1);
        reject(this.refusal());
      }, this.maxWaitMs);
      this.waiting.push({ start: resolve, timer });
    });
  }
}

/** Room for so many at once; whoever comes beyond is refused before anything is done for her. */
export class Seats {
  private taken = 0;

  constructor(
    private readonly count: number,
    private readonly refusal: () => Error,
  ) {}

  async hold<T>(work: () => Promise<T>): Promise<T> {
    if (this.taken >= this.count) throw this.refusal();
    this.taken++;
    try {
      return await work();
    } finally {
      this.taken--;
    }
  }
}
