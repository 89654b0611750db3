import type { PostgreSqlConnection, SqlEntityManager } from '@mikro-orm/postgresql';
import { postgresDialect, type SearchDialect } from './engine/dialect.js';

// Search reads use `pg` directly, with bound parameters: their rows are never entities.

/** Collects the values of one statement; nothing a caller sends is ever written into its text. */
export class Params {
  readonly values: unknown[] = [];

  constructor(
    /** The dialect of its engine. */
    readonly dialect: SearchDialect = postgresDialect,
  ) {}

  /** The placeholder of a value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Rows of a read-only statement, outside any transaction. */
export async function readRows<T>(em: SqlEntityManager, text: string, params: Params = new Params()): Promise<T[]> {
  const pool = await (em.getConnection() as PostgreSqlConnection).getNativeClient();
  const { rows } = await pool.query({ text, values: params.values });
  return rows as T[];
}

/** Characters that PostgreSQL cannot store in a text, such as NUL, are not part of any word. */
export function searchable(text: string | null | undefined): string {
  return (text ?? '').replace(/\p{Cc}/gu, ' ').trim();
}

/** Whether a column is one of these whole numbers. */
export function isAnyOf(column: string, values: readonly number[], params: Params): string {
  return `${column} in (${values.map((value) => params.add(value)).join(', ')})`;
}
