import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { MOST_NAMES } from '../../../server/db/named-statements.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

/** The statements that the connection of a transaction has prepared. */
const prepared = async (tx: ServiceContext): Promise<string[]> =>
  (await tx.em.execute<{ statement: string }[]>('select statement from pg_prepared_statements')).map(
    ({ statement }) => statement,
  );
const answerOf = async (tx: ServiceContext, number: number, name = 'n'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select ${number}::int as ${sql.ref(name)}`.execute(tx.db);
  return Number(Object.values(rows[0] ?? {})[0]);
};

test('a repeated statement is prepared once and uses the values of each call; searches are never prepared', async () => {
  await inTransaction(app.context(), async (tx) => {
    for (const number of [1, 2]) expect(await answerOf(tx, number, 'repeated')).toBe(number);
    const before = await prepared(tx);
    expect(before.filter((text) => text.includes('repeated'))).toEqual([]);
    for (const number of [3, 4, 5, 6, 7, 8]) expect(await answerOf(tx, number, 'repeated')).toBe(number);
    expect((await prepared(tx)).filter((text) => text.includes('repeated'))).toHaveLength(1);
    for (let i = 0; i < 5; i++)
      await tx.db.selectFrom('SpaceSearch').select('id').where('priceCents', '<', i).limit(1).execute();
    expect((await prepared(tx)).filter((text) => text.includes('space_search'))).toEqual([]);
  });
});

test('a prepared plan outdated by a migration fails at most once', async () => {
  const ctx = app.context();
  await app.asOwner('create table planned (id int, value int)');
  await app.asOwner('grant select on planned to hueco_app');
  const read = () => sql`select ${sql.ref('value')} from planned where id = ${1}`.execute(ctx.db);
  for (let i = 0; i < 6; i++) await read();
  await app.asOwner('alter table planned alter column value type text');
  // Sequential calls use one connection.
  await read().catch(() => undefined);
  expect((await read()).rows).toEqual([]);
});

test('a connection prepares a limited number of statements', async () => {
  await inTransaction(app.context(), async (tx) => {
    for (let i = 0; i < 2 * MOST_NAMES; i++)
      for (let repeat = 0; repeat < 3; repeat++) await answerOf(tx, repeat, `column_${i}`);
    expect((await prepared(tx)).length).toBeLessThanOrEqual(MOST_NAMES);
    expect((await prepared(tx)).length).toBeGreaterThan(MOST_NAMES / 2);
  });
});
