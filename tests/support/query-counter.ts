import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { vi } from 'vitest';
import { settled } from './settled.js';
import type { TestApp } from './test-app.js';

/** The number of statements that the app sends to the database during the work, on any connection. */
export async function countQueries(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  return (await queriesOf(app, work)).length;
}

const SAME_COUNTS = 3;
const MAX_COUNTS = 12;

/** The same for an app with background work, whose statements may add to it: the minimum, once it was counted three times. */
export async function fewestQueries(app: TestApp, work: () => Promise<unknown>): Promise<number> {
  await settled(app);
  const counts: number[] = [];
  const fewest = (): number => Math.min(...counts);
  while (counts.filter((count) => count === fewest()).length < SAME_COUNTS && counts.length < MAX_COUNTS)
    counts.push(await countQueries(app, work));
  return fewest();
}

/** The statements in order, without their values. */
export async function queriesOf(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  return (await statementsOf(app, work)).map(({ text }) => withoutValues(text));
}

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** The statements with their values. Other apps of the test with background work have clients of their own. */
export async function statementsOf(app: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const pool = await (app.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as { query: (...values: unknown[]) => unknown };
  client.release();
  const spy = vi.spyOn(prototype, 'query');
  try {
    await work();
    const own = new Set((pool as unknown as { _clients: readonly unknown[] })._clients);
    return spy.mock.calls
      .filter((_, call) => own.has(spy.mock.contexts[call]))
      .map(([statement, values]) =>
        typeof statement === 'string'
          ? { text: statement, values: Array.isArray(values) ? values : [] }
          : { text: (statement as Statement).text, values: (statement as Partial<Statement>).values ?? [] },
      );
  } finally {
    spy.mockRestore();
  }
}

function withoutValues(sql: string): string {
  return sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/\b\d+\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
