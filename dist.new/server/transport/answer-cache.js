import { LRUCache } from 'lru-cache';
/** How long an answer is given again, and how old it can be after a change that nobody waits for. */
const FRESH_MS = 5_000;
/** After a change answers are made anew at most this much later; more often a busy market would leave nothing to share. */
const CLEAR_EVERY_MS = 1_000;
const MOST_CHARACTERS = 16 * 1024 * 1024;
/** Answers to visitors' queries, kept for seconds and made once for all who ask at the same time. */
export class AnswerCache {
    answers = new LRUCache({
        maxSize: MOST_CHARACTERS,
        sizeCalculation: ({ data }, key) => data.length + key.length,
        ttl: FRESH_MS,
    });
    inMaking = new Map();
    /** Counts the times all was dropped: what was begun before must not be kept. */
    generation = 0;
    clearedAt = 0;
    timer;
    /** The answer of a key; `make` returns the JSON of its data, or null where it must not be shared. */
    async get(key, make) {
        return this.answers.get(key) ?? this.inMaking.get(key) ?? this.make(key, make);
    }
    /** Drops what a change may have outdated: at once where something must not be shown any more, else within a second. */
    onChange({ isGone }) {
        const wait = this.clearedAt + CLEAR_EVERY_MS - performance.now();
        if (isGone || wait <= 0)
            this.clear();
        else
            this.timer ??= setTimeout(() => this.clear(), wait).unref();
    }
    /** Seconds for which an answer may still be given, and its age, for the headers. */
    ageOf({ madeAt }) {
        return { maxAge: FRESH_MS / 1000, age: Math.floor((performance.now() - madeAt) / 1000) };
    }
    make(key, make) {
        const { generation } = this;
        const making = make()
            .then((data) => {
            const answer = data === null ? null : { data, madeAt: performance.now() };
            if (answer && generation === this.generation)
                this.answers.set(key, answer);
            return answer;
        })
            .finally(() => this.inMaking.get(key) === making && this.inMaking.delete(key));
        this.inMaking.set(key, making);
        return making;
    }
    clear() {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.generation++;
        this.clearedAt = performance.now();
        this.answers.clear();
        // Who asks from now on must not get what was read before the change.
        this.inMaking.clear();
    }
}
//# sourceMappingURL=answer-cache.js.map