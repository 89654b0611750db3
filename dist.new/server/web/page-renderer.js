import { existsSync } from 'node:fs';
import { Piscina } from 'piscina';
import { Locale } from '../core/values/locale.js';
/** A page takes a twentieth of a second, a thread some seconds to start; one that is silent for so long never answers. */
const LONGEST_MS = 20_000;
const TRIES = 2;
/** A page's garbage is collected late where nothing bounds it: the process then grows to several times what it needs. */
const HEAP = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };
/** Renders pages with the client's own code, in a thread for each language. How many wait for it is decided by whoever asks. */
export class PageRenderer {
    program;
    log;
    threads = new Map();
    constructor(program, log) {
        this.program = program;
        this.log = log;
    }
    /** Starts the threads, so that the first visitors need not wait for them. */
    warmUp() {
        if (existsSync(this.program))
            Object.values(Locale).forEach((locale) => this.threadOf(locale));
    }
    /** Null where the browser has to render: there is no program, or it cannot render this page. Throws where nothing can be rendered now. */
    async render(request, locale) {
        if (!existsSync(this.program))
            return null;
        for (let tried = 1;; tried += 1) {
            try {
                const answer = await this.threadOf(locale).run(request, { signal: AbortSignal.timeout(LONGEST_MS) });
                if ('page' in answer)
                    return answer.page;
                this.log.warn({ problem: answer.problem, path: request.path }, 'a page could not be rendered');
                return null;
            }
            catch (error) {
                this.log.warn({ err: error, path: request.path }, 'a page could not be rendered: its thread is lost');
                if (tried === TRIES)
                    throw error;
            }
        }
    }
    async stop() {
        await Promise.all([...this.threads.values()].map((thread) => thread.destroy()));
    }
    threadOf(locale) {
        const known = this.threads.get(locale);
        if (known)
            return known;
        const thread = new Piscina({
            filename: this.program,
            name: 'render',
            workerData: { locale },
            minThreads: 1,
            maxThreads: 1,
            execArgv: [],
            resourceLimits: HEAP,
            // A thread that waits in Atomics could not run the timers of the page's libraries.
            atomics: 'disabled',
        });
        // A thread that ends while nobody waits is replaced; without a listener its error would end the process.
        thread.on('error', (error) => this.log.warn({ err: error }, 'a render thread has ended'));
        this.threads.set(locale, thread);
        return thread;
    }
}
//# sourceMappingURL=page-renderer.js.map