import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { createApp, type App } from '../../server/app.js';
import { testConfig } from '../support/test-config.js';
import { post } from './bench-call.js';
import type { Statement } from './bench-floor-sql.js';
import type { Spec } from './bench-queries.js';

interface Recordable {
  query(...args: unknown[]): unknown;
}

/** The SQL of each call, recorded in this process with an app of its own. */
export async function recordStatements(databaseUrl: string, specs: readonly Spec[]): Promise<Statement[][]> {
  const app = await createApp({ config: testConfig(), databaseUrl, background: false, clientDir: null });
  try {
    const recorded: Statement[][] = [];
    for (const [index, spec] of specs.entries())
      recorded.push(await statementsOf(app, () => ask(app.url, spec, index)));
    return recorded;
  } finally {
    await app.stop();
  }
}

/** The statements that an app sends while some work runs. */
export async function statementsOf(app: App, work: () => Promise<unknown>): Promise<Statement[]> {
  const pool = await poolOf(app);
  const client = await pool.connect();
  const prototype = Object.getPrototypeOf(client) as Recordable;
  client.release();
  const original = prototype.query;
  const sent: Statement[] = [];
  prototype.query = function (this: Recordable, ...args: unknown[]) {
    const [first, second] = args;
    if (typeof first === 'string')
      sent.push({ text: first, values: Array.isArray(second) ? (second as unknown[]) : [] });
    else sent.push({ text: (first as Statement).text, values: (first as Statement).values ?? [] });
    return original.apply(this, args);
  };
  try {
    await work();
    return sent;
  } finally {
    prototype.query = original;
  }
}

/** The connections of an app. */
export const poolOf = (app: App) => (app.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();

/** One call over HTTP from its own address, so that no cost bucket runs empty; returns its time in ms and throws on any error. */
export async function ask(url: string, { query, variables, token }: Spec, caller: number): Promise<number> {
  const address = `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`;
  const { ms, text } = await post(
    `${url}/graphql`,
    { query, variables },
    { 'x-forwarded-for': address, ...(token ? { authorization: `Bearer ${token}` } : {}) },
  );
  const { errors } = JSON.parse(text) as { errors?: unknown };
  if (errors) throw new Error(`${JSON.stringify(variables)}: ${JSON.stringify(errors)}`);
  return ms;
}
