import type { Pool, PoolClient, QueryConfig } from 'pg';

/** A statement sent for the third time on a connection is considered repeated. */
const NAMED_FROM = 3;
/** A plan takes 100 kB of the database per connection: as many as hot pages need, the first that repeat. */
export const MOST_NAMES = 60;
/** Maximum number of counted statements; texts with inlined values never repeat. */
const MOST_COUNTED = 500;
/** The best plan of a search depends on the values of its filters, so it is planned each time. */
const PLANNED_ANEW = /\bspace_search\b/;
/** A column has a different type since a migration. */
const PLAN_OUTDATED = '0A000';

/** Names repeated statements, so that the database parses and plans them once per connection instead of on each call. */
export function nameStatements(pool: Pool): void {
  pool.on('connect', (client) => {
    const names = new StatementNames();
    Object.assign(client, { query: sendNamed(client, names) });
  });
}

function sendNamed(client: PoolClient, names: StatementNames) {
  const prototype = Object.getPrototypeOf(client) as { query(...all: unknown[]): unknown };
  return (...args: unknown[]): unknown => {
    const [text, values, ...rest] = args;
    const name =
      typeof text === 'string' && Array.isArray(values) && values.length > 0 ? names.nameOf(text) : undefined;
    if (name === undefined) return prototype.query.apply(client, args);
    const answer = prototype.query.apply(client, [{ name, text, values } as QueryConfig, ...rest]);
    if (answer instanceof Promise)
      answer.catch((error: { code?: string }) => error.code === PLAN_OUTDATED && names.delete(text as string));
    return answer;
  };
}

/** The named statements of one connection. */
class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly counts = new Map<string, number>();
  private made = 0;

  nameOf(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.made >= MOST_NAMES || PLANNED_ANEW.test(text)) return known;
    const count = (this.counts.get(text) ?? 0) + 1;
    if (count < NAMED_FROM) {
      if (this.counts.size >= MOST_COUNTED) this.counts.clear();
      this.counts.set(text, count);
      return undefined;
    }
    this.counts.delete(text);
    const name = `hueco_${++this.made}`;
    this.names.set(text, name);
    return name;
  }

  /** The next one of this text gets another name, and with it a new plan. */
  delete(text: string): void {
    this.names.delete(text);
  }
}
