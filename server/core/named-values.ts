import type { ServiceContext } from './context.js';

/** Turns `:name` in a statement into the ORM's `?`, with the values in order; names not given are a mistake. */
export function withNamed(sql: string, values: Readonly<Record<string, unknown>>): [string, unknown[]] {
  const ordered: unknown[] = [];
  const text = sql.replace(/(?<!:):([a-z][a-zA-Z]*)/g, (_match, name: string) => {
    if (!(name in values)) throw new Error(`the statement needs ${name}`);
    ordered.push(values[name]);
    return '?';
  });
  return [text, ordered];
}

/** Rows of a statement with named values. */
export function rowsOf<T extends object>(ctx: ServiceContext, sql: string, values: Readonly<Record<string, unknown>>): Promise<T[]> {
  return ctx.em.execute<T[]>(...withNamed(sql, values));
}
