import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createApp } from '../../server/app.js';
import { testConfig } from '../support/test-config.js';
import type { Spec } from './bench-queries.js';

export interface Statement {
  readonly text: string;
  readonly values: unknown[];
}

interface Recordable {
  query(...args: unknown[]): unknown;
}

/** The statements the product sends for each call, written down in this process on an app of its own. */
export async function recordStatements(databaseUrl: string, specs: readonly Spec[]): Promise<Statement[][]> {
  const app = await createApp({ config: testConfig(), databaseUrl, background: false, clientDir: null });
  const pool = await (app.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as Recordable;
  client.release();
  const original = prototype.query;
  let current: Statement[] = [];
  prototype.query = function (this: Recordable, ...args: unknown[]) {
    const [first, second] = args;
    if (typeof first === 'string')
      current.push({ text: first, values: Array.isArray(second) ? (second as unknown[]) : [] });
    else current.push({ text: (first as Statement).text, values: (first as Statement).values ?? [] });
    return original.apply(this, args);
  };
  try {
    const recorded: Statement[][] = [];
    for (const [index, spec] of specs.entries()) {
      current = [];
      await ask(app.url, spec, index);
      recorded.push(current);
    }
    return recorded;
  } finally {
    prototype.query = original;
    await app.stop();
  }
}

/** The floor: the same statements one after another through bare `pg`, rows read, nothing made of them. */
export async function openFloor(
  databaseUrl: string,
): Promise<{ run(statements: readonly Statement[]): Promise<void>; close(): Promise<void> }> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    async run(statements) {
      for (const { text, values } of statements) await client.query({ text, values });
    },
    close: () => client.end(),
  };
}

/** One call over HTTP from an address of its own, so that nobody's cost bucket runs dry; throws on any error. */
export async function ask(url: string, { query, variables }: Spec, caller: number): Promise<unknown> {
  const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ query, variables: unlike(variables, caller) }),
  });
  const body = (await response.json()) as { data?: unknown; errors?: unknown };
  if (body.errors) throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(body.errors)}`);
  return body.data;
}

/** No two callers ask the very same, so that nobody is served what another was: a most area above all there are, a little different each time. */
function unlike(variables: Spec['variables'], caller: number): Spec['variables'] {
  const { filter } = variables;
  return filter ? { ...variables, filter: { ...filter, sizeMaxM2: 4000 + caller / 1000 } } : variables;
}
