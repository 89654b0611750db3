import type { PostgreSqlConnection, SqlEntityManager } from '@mikro-orm/postgresql';
import { postgresDialect, type SearchDialect } from './engine/dialect.js';

// Search reads go straight to `pg`, with bound parameters: no entity is ever made of them.

/** Collects the values of one statement; nothing a caller sends is ever written into its text. */
export class Params {
  readonly values: unknown[] = [];

  constructor(
    /** How its engine writes what differs between them. */
    readonly dialect: SearchDialect = postgresDialect,
  ) {}

  /** The placeholder of a value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** Rows of a statement that only reads, outside any transaction. */
export async function readRows<T>(em: SqlEntityManager, text: string, params: Params = new Params()): Promise<T[]> {
  const pool = await (em.getConnection() as PostgreSqlConnection).getNativeClient();
  const { rows } = await pool.query({ text, values: params.values });
  return rows as T[];
}

/** What PostgreSQL can't keep in a text, such as NUL, is no part of any word. */
export function searchable(text: string | null | undefined): string {
  return (text ?? '').replace(/\p{Cc}/gu, ' ').trim();
}

/** Whether a column is one of these whole numbers. */
export function isAnyOf(column: string, values: readonly number[], params: Params): string {
  return `${column} in (${values.map((value) => params.add(value)).join(', ')})`;
}
