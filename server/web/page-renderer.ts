import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Log } from '../core/logger.js';
import { Locale } from '../core/values/locale.js';

/** A visitor's page, and the answer to its first query. */
export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  /** Whether the window is expected to be a wide one. */
  readonly isWide: boolean;
  /** Of the first query. */
  readonly variables: object;
  readonly data: object;
}

/** A page as its visitor's browser first shows it. */
export interface RenderedPage {
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
  readonly variables: object;
  /** What the client knows after it. */
  readonly state: object;
}

type Answer =
  | { readonly number: number; readonly page: RenderedPage }
  | { readonly number: number; readonly problem: string };

/** A page takes a twentieth of a second, a thread some seconds to start; one that is silent for so long never answers. */
const LONGEST_MS = 20_000;
const TRIES = 2;
/** A page's garbage is collected late where nothing bounds it: the process then grows to several times what it needs. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

/** The thread is gone; the page itself may be well. */
class ThreadLost extends Error {}

/** Renders pages with the client's own code, in a thread for each language. How many wait for it is decided by whoever asks. */
export class PageRenderer {
  private readonly threads = new Map<Locale, RenderThread>();

  constructor(
    private readonly program: string,
    private readonly log: Log,
  ) {}

  /** Starts the threads, so that the first visitors need not wait for them. */
  warmUp(): void {
    if (existsSync(this.program)) Object.values(Locale).forEach((locale) => this.threadOf(locale));
  }

  /** Null where the browser has to render: there is no program, or it cannot render this page. Throws where nothing can be rendered now. */
  async render(request: RenderRequest, locale: Locale): Promise<RenderedPage | null> {
    if (!existsSync(this.program)) return null;
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.threadOf(locale).render(request);
      } catch (error) {
        this.log.warn({ err: error, path: request.path }, 'a page could not be rendered');
        if (!(error instanceof ThreadLost)) return null;
        if (tried === TRIES) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.threads.values()].map((thread) => thread.stop()));
  }

  private threadOf(locale: Locale): RenderThread {
    const known = this.threads.get(locale);
    // A thread may also have ended while nobody waited for it.
    if (known && !known.isOver) return known;
    const thread = new RenderThread(
      new Worker(this.program, { workerData: { locale }, execArgv: [], resourceLimits: HEAP }),
    );
    this.threads.set(locale, thread);
    return thread;
  }
}

class RenderThread {
  isOver = false;
  private readonly waiting = new Map<
    number,
    { resolve: (page: RenderedPage) => void; reject: (error: Error) => void }
  >();
  private last = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly worker: Worker) {
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const request = this.waiting.get(answer.number);
      this.waiting.delete(answer.number);
      this.watch();
      if ('page' in answer) request?.resolve(answer.page);
      else request?.reject(new Error(answer.problem));
    });
    worker.on('error', (error) => this.end(error as Error));
    worker.on('exit', () => this.end(new Error('the thread has ended')));
  }

  render(request: RenderRequest): Promise<RenderedPage> {
    const number = ++this.last;
    return new Promise<RenderedPage>((resolve, reject) => {
      this.waiting.set(number, { resolve, reject });
      if (this.waiting.size === 1) this.watch();
      this.worker.postMessage({ number, request });
    });
  }

  async stop(): Promise<void> {
    this.end(new Error('the program ends'));
    await this.worker.terminate();
  }

  /** Ends a thread that renders nothing for too long while somebody waits. */
  private watch(): void {
    clearTimeout(this.timer);
    if (this.waiting.size === 0 || this.isOver) return;
    this.timer = setTimeout(() => {
      this.end(new Error('the thread does not answer'));
      void this.worker.terminate();
    }, LONGEST_MS).unref();
  }

  private end(cause: Error): void {
    this.isOver = true;
    clearTimeout(this.timer);
    for (const { reject } of this.waiting.values()) reject(new ThreadLost(cause.message, { cause }));
    this.waiting.clear();
  }
}
