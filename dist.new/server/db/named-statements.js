/** A statement that a connection sends for the third time will come again. */
const NAMED_FROM = 3;
/** A plan takes 100 kB of the database, for each connection: as many as hot pages need, the first that repeat. */
export const MOST_NAMES = 60;
/** Statements that are counted; texts with values in them never come again. */
const MOST_COUNTED = 500;
/** The best plan of a search depends on the values of its filters, so that it is planned for each. */
const PLANNED_ANEW = /\bspace_search\b/;
/** A column has another type since a migration. */
const PLAN_OUTDATED = '0A000';
/** Names statements that repeat, so that the database parses and plans them once per connection and not for each call. */
export function nameStatements(pool) {
    pool.on('connect', (client) => {
        const names = new StatementNames();
        Object.assign(client, { query: sendNamed(client, names) });
    });
}
function sendNamed(client, names) {
    const prototype = Object.getPrototypeOf(client);
    return (...args) => {
        const [text, values, ...rest] = args;
        const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? names.nameOf(text) : undefined;
        if (name === undefined)
            return prototype.query.apply(client, args);
        const answer = prototype.query.apply(client, [{ name, text, values }, ...rest]);
        if (answer instanceof Promise)
            answer.catch((error) => error.code === PLAN_OUTDATED && names.delete(text));
        return answer;
    };
}
/** What one connection has named. */
class StatementNames {
    names = new Map();
    counts = new Map();
    made = 0;
    nameOf(text) {
        const known = this.names.get(text);
        if (known !== undefined || this.made >= MOST_NAMES || PLANNED_ANEW.test(text))
            return known;
        const count = (this.counts.get(text) ?? 0) + 1;
        if (count < NAMED_FROM) {
            if (this.counts.size >= MOST_COUNTED)
                this.counts.clear();
            this.counts.set(text, count);
            return undefined;
        }
        this.counts.delete(text);
        const name = `hueco_${++this.made}`;
        this.names.set(text, name);
        return name;
    }
    /** The next one of this text gets another name, and with it another plan. */
    delete(text) {
        this.names.delete(text);
    }
}
//# sourceMappingURL=named-statements.js.map