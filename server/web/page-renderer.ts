import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Log } from '../core/logger.js';
import { Locale } from '../core/locale.js';

/** A visitor's page, and the answer to its first query. */
export interface Commission {
  readonly path: string;
  readonly search: string;
  /** Whether the window is expected to be a wide one. */
  readonly isWide: boolean;
  readonly name: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: object;
}

/** A page as its visitor's browser will first show it. */
export interface Drawing {
  readonly markup: string;
  readonly styles: {
    readonly names: readonly string[];
    readonly rules: string;
    readonly passing: readonly { readonly name: string; readonly rules: string }[];
  };
  /** Elements of the head: what the browser should fetch early. */
  readonly hints: string;
  /** The page puts something of its own into the header. */
  readonly isHeaderTaken: boolean;
  /** Of the first query. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** What the client knows after it. */
  readonly state: object;
}

type Answer =
  | { readonly number: number; readonly drawing: Drawing }
  | { readonly number: number; readonly problem: string };

/** A page takes a twentieth of a second, a thread some seconds to start; one that is silent for so long never answers. */
const PATIENCE_MS = 20_000;
const TRIES = 2;
/** A page's garbage is collected late where nothing bounds it: the process then grows to several times what it needs. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

/** The thread is gone; the page itself may be well. */
class ThreadLost extends Error {}

/** Draws pages with the client's own code, in a thread for each language. How many wait for it is decided by whoever asks. */
export class PageDrawer {
  private readonly studios = new Map<Locale, Studio>();

  constructor(
    private readonly program: string,
    private readonly log: Log,
  ) {}

  /** Starts the threads, so that the first visitors need not wait for them. */
  wake(): void {
    if (existsSync(this.program)) Object.values(Locale).forEach((locale) => this.studioOf(locale));
  }

  /** Null where the client has to draw for itself: there is no program, or it cannot draw this page. Throws where nothing can be drawn now. */
  async draw(commission: Commission, locale: Locale): Promise<Drawing | null> {
    if (!existsSync(this.program)) return null;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.studioOf(locale).draw(commission);
      } catch (error) {
        this.log.warn({ err: error, path: commission.path }, 'a page could not be drawn');
        if (!(error instanceof ThreadLost)) return null;
        if (tried === TRIES) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.studios.values()].map((studio) => studio.stop()));
  }

  private studioOf(locale: Locale): Studio {
    const known = this.studios.get(locale);
    // A thread may also have ended while nobody waited for it.
    if (known && !known.isOver) return known;
    const studio = new Studio(new Worker(this.program, { workerData: { locale }, execArgv: [], resourceLimits: HEAP }));
    this.studios.set(locale, studio);
    return studio;
  }
}

class Studio {
  isOver = false;
  private readonly waiting = new Map<number, { done: (drawing: Drawing) => void; failed: (error: Error) => void }>();
  private last = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly worker: Worker) {
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const visitor = this.waiting.get(answer.number);
      this.waiting.delete(answer.number);
      this.watch();
      if ('drawing' in answer) visitor?.done(answer.drawing);
      else visitor?.failed(new Error(answer.problem));
    });
    worker.on('error', (error) => this.end(error as Error));
    worker.on('exit', () => this.end(new Error('the thread has ended')));
  }

  draw(commission: Commission): Promise<Drawing> {
    const number = ++this.last;
    return new Promise<Drawing>((done, failed) => {
      this.waiting.set(number, { done, failed });
      if (this.waiting.size === 1) this.watch();
      this.worker.postMessage({ number, commission });
    });
  }

  async stop(): Promise<void> {
    this.end(new Error('the program ends'));
    await this.worker.terminate();
  }

  /** Ends a thread that draws nothing for too long while somebody waits. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.waiting.size === 0 || this.isOver) return;
    this.timer = setTimeout(() => {
      this.end(new Error('the thread does not answer'));
      void this.worker.terminate();
    }, PATIENCE_MS).unref();
  }

  private end(cause: Error): void {
    this.isOver = true;
    clearTimeout(this.timer);
    for (const { failed } of this.waiting.values()) failed(new ThreadLost(cause.message, { cause }));
    this.waiting.clear();
  }
}
