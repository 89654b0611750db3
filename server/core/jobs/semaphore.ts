/** Limits how many tasks run at once; the others wait their turn. */
export class Semaphore {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly size: number) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= this.size) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      // The slot is passed on, not freed, so that no new task can take it in between.
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}

/** Runs the tasks of a key one after the other, and those of different keys at once. */
export class KeyedSemaphore {
  private readonly turns = new Map<string, { readonly turn: Semaphore; tasks: number }>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const entry = this.turns.get(key) ?? { turn: new Semaphore(1), tasks: 0 };
    this.turns.set(key, entry);
    entry.tasks++;
    try {
      return await entry.turn.run(work);
    } finally {
      if (--entry.tasks === 0) this.turns.delete(key);
    }
  }
}
