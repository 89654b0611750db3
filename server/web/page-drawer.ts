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

type Answer = { readonly number: number; readonly drawing: Drawing } | { readonly number: number; readonly problem: string };

/** Who waits longer is better off without. */
const PATIENCE_MS = 3_000;
const MOST_WAITING = 12;

/** Draws pages with the client's own code, in a thread for each language. Pages come without a drawing where there is none. */
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

  /** Null where the client has to draw for itself. */
  async draw(commission: Commission, locale: Locale): Promise<Drawing | null> {
    if (!existsSync(this.program)) return null;
    const studio = this.studioOf(locale);
    try {
      return await studio.draw(commission);
    } catch (error) {
      this.log.warn({ err: error, path: commission.path }, 'a page could not be drawn');
      return null;
    }
  }

  private studioOf(locale: Locale): Studio {
    const known = this.studios.get(locale);
    // A thread may also have ended while nobody waited for it.
    if (known && !known.isOver) return known;
    const studio = new Studio(new Worker(this.program, { workerData: { locale } }));
    this.studios.set(locale, studio);
    return studio;
  }
}

class Studio {
  isOver = false;
  private readonly waiting = new Map<number, { done: (drawing: Drawing | null) => void; failed: (error: Error) => void }>();
  private last = 0;

  constructor(private readonly worker: Worker) {
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const visitor = this.waiting.get(answer.number);
      if ('drawing' in answer) visitor?.done(answer.drawing);
      else visitor?.failed(new Error(answer.problem));
    });
    worker.on('error', (error) => this.end(error as Error));
    worker.on('exit', () => this.end(new Error('the thread has ended')));
  }

  async draw(commission: Commission): Promise<Drawing | null> {
    if (this.waiting.size >= MOST_WAITING) return null;
    const number = ++this.last;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Drawing | null>((done, failed) => {
        this.waiting.set(number, { done, failed });
        timer = setTimeout(() => done(null), PATIENCE_MS);
        this.worker.postMessage({ number, commission });
      });
    } finally {
      clearTimeout(timer);
      this.waiting.delete(number);
    }
  }

  private end(error: Error): void {
    this.isOver = true;
    for (const { failed } of this.waiting.values()) failed(error);
  }
}
