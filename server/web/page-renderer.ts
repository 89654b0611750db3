import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import type { Log } from '../core/logger.js';
import { Locale } from '../core/values/locale.js';

/**
 * A visitor's page, and the answer to its first query. Large data are strings: between threads they are copied as a block, and objects one
 * by one.
 */
export interface RenderRequest {
  readonly path: string;
  readonly search: string;
  /** Whether a wide window is expected. */
  readonly isWide: boolean;
  /** Of the first query. */
  readonly variables: object;
  /** JSON of the answer's data. */
  readonly data: string;
}

/** A page as its visitor's browser first shows it. */
export interface RenderedPage {
  readonly markup: string;
  readonly styles: {
    readonly names: string;
    readonly rules: string;
    readonly passing: readonly { readonly name: string; readonly rules: string }[];
  };
  /** Elements of the head: resources that the browser should fetch early. */
  readonly hints: string;
  /** JSON of the client's initial state. */
  readonly serverState: string;
}

/** The result of a thread: a page that throws is reported here, so that a rejected call means that the thread has died. */
type Answer = { readonly page: RenderedPage } | { readonly problem: string };

/** A page takes a twentieth of a second, a thread a quarter of one to start; after this a thread is considered hung. */
const LONGEST_MS = 20_000;
const TRIES = 2;
/** Without a heap limit garbage is collected late: the process then grows to several times what it needs. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 } as const;

/** Renders pages with the client's own code, in one thread per language. The caller limits the queue. */
export class PageRenderer {
  private readonly threads = new Map<Locale, Piscina<RenderRequest, Answer>>();

  constructor(
    private readonly program: string,
    private readonly log: Log,
  ) {}

  /** Starts the thread that most visitors need; the other one takes a quarter of a second when its first visitor comes. */
  warmUp(): void {
    if (existsSync(this.program)) this.threadOf(Locale.ES);
  }

  /** Null when the browser has to render: there is no renderer, or it cannot render this page. Throws when nothing can be rendered now. */
  async render(request: RenderRequest, locale: Locale): Promise<RenderedPage | null> {
    if (!existsSync(this.program)) return null;
    for (let tried = 1; ; tried += 1) {
      try {
        const answer = await this.threadOf(locale).run(request, { signal: AbortSignal.timeout(LONGEST_MS) });
        if ('page' in answer) return answer.page;
        this.log.warn({ problem: answer.problem, path: request.path }, 'a page could not be rendered');
        return null;
      } catch (error) {
        this.log.warn({ err: error, path: request.path }, 'a page could not be rendered: its thread is lost');
        if (tried === TRIES) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    await Promise.all([...this.threads.values()].map((thread) => thread.destroy()));
  }

  private threadOf(locale: Locale): Piscina<RenderRequest, Answer> {
    const known = this.threads.get(locale);
    if (known) return known;
    const thread = new Piscina<RenderRequest, Answer>({
      filename: this.program,
      name: 'render',
      workerData: { locale },
      minThreads: 1,
      maxThreads: 1,
      execArgv: [],
      resourceLimits: HEAP,
      // A thread that blocks in Atomics could not run the timers of the page's libraries.
      atomics: 'disabled',
    });
    // A thread that exits while idle is replaced; without a listener its error would end the process.
    thread.on('error', (error: unknown) => this.log.warn({ err: error }, 'a render thread has ended'));
    this.threads.set(locale, thread);
    return thread;
  }
}
