/** Lets at most so many pieces of work run at once; the others wait their turn. */
export class Semaphore {
    size;
    running = 0;
    waiting = [];
    constructor(size) {
        this.size = size;
    }
    async run(work) {
        if (this.running >= this.size)
            await new Promise((resolve) => this.waiting.push(resolve));
        else
            this.running++;
        try {
            return await work();
        }
        finally {
            // The place is handed on, not freed, so that nobody can slip in between.
            const next = this.waiting.shift();
            if (next)
                next();
            else
                this.running--;
        }
    }
}
//# sourceMappingURL=semaphore.js.map