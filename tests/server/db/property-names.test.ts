import type { EntityMetadata, EntityProperty } from '@mikro-orm/core';
import { MikroKyselyPlugin, type SqlEntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type KyselyPlugin, type RootOperationNode } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { preparedQuery, type Tables } from '../../../server/database.js';
import { PropertyNames } from '../../../server/db/property-names.js';
import { Random } from '../../../server/db/seed/random.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const NAMES = { tableNamingStrategy: 'entity', columnNamingStrategy: 'property', convertValues: true } as const;

let app: TestApp;
let em: SqlEntityManager;
beforeAll(async () => {
  app = await createTestApp();
  em = app.context().em;
});
afterAll(() => app.stop());

/** A value as the driver returns it. */
function rawValue({ columnTypes, fieldNames }: EntityProperty): unknown {
  const type = columnTypes[0] ?? 'text';
  if (type.startsWith('timestamp')) return '2026-03-28 01:30:00.123456+00';
  if (type === 'date') return '2026-03-28';
  if (type === 'boolean') return true;
  if (type.endsWith('[]')) return ['a', 'b'];
  if (type.startsWith('json')) return { of: fieldNames[0] };
  if (type === 'bigint') return '12345678901';
  return type === 'text' || type === 'uuid' ? `${fieldNames[0]}` : 7;
}
const rowOf = (tables: readonly EntityMetadata[]): Record<string, unknown> =>
  Object.fromEntries(
    tables.flatMap(({ props }) =>
      props.flatMap((prop) => prop.fieldNames.map((column) => [column, rawValue(prop)] as const)),
    ),
  );

async function namedBy(plugin: KyselyPlugin, node: RootOperationNode, rows: readonly Record<string, unknown>[]) {
  const queryId = { queryId: `${Math.random()}` };
  const sent = plugin.transformQuery({ node, queryId });
  return { sent, rows: (await plugin.transformResult({ queryId, result: { rows: [...rows] } })).rows };
}

/** The results of MikroORM’s own plugin and of ours for a query and its rows. */
async function bothWays(node: RootOperationNode, rows: readonly Record<string, unknown>[]) {
  const theirs = await namedBy(new MikroKyselyPlugin(em, NAMES), node, rows);
  return { theirs, ours: await namedBy(new PropertyNames(em), node, rows) };
}

test('rows of every table get the names and values of the MikroORM plugin', async () => {
  const tables = [...em.getMetadata()].filter(({ tableName }) => tableName !== undefined);
  expect(tables.length).toBeGreaterThan(100);
  for (const table of tables) {
    const node = em
      .getKysely<Tables>()
      .selectFrom(`${table.className} as t` as 'User as t')
      .selectAll()
      .toOperationNode();
    const emptied = Object.fromEntries(Object.keys(rowOf([table])).map((column) => [column, null]));
    const { ours, theirs } = await bothWays(node, [rowOf([table]), emptied]);
    expect(ours, table.className).toEqual(theirs);
  }
});

test('rows of two joined tables get the names and values of the MikroORM plugin', async () => {
  const tables = [...em.getMetadata()].filter(({ tableName }) => tableName !== undefined);
  const random = new Random(20);
  const any = () => tables[Math.floor(random.next() * tables.length)] as EntityMetadata;
  for (let round = 0; round < 60; round++) {
    const [left, right] = [any(), any()];
    const node = em
      .getKysely<Tables>()
      .selectFrom(`${left.className} as l` as 'User as l')
      .innerJoin(`${right.className} as r` as 'User as r', (join) => join.onTrue())
      .selectAll()
      .toOperationNode();
    const { ours, theirs } = await bothWays(node, [rowOf([left, right])]);
    expect(ours, `${left.className} and ${right.className}`).toEqual(theirs);
  }
});

test('subqueries, common table expressions, writes and raw SQL are named as by the MikroORM plugin', async () => {
  const db = em.getKysely<Tables>();
  const queries = [
    db
      .with('latest', (inner) => inner.selectFrom('Booking').select(['id', 'createdAt']))
      .selectFrom('latest')
      .selectAll(),
    db.selectFrom((inner) => inner.selectFrom('Space').select('hostId').as('s')).selectAll(),
    db
      .insertInto('Favorite')
      .values({ userId: 'u', spaceId: 's' } as never)
      .returningAll(),
    db
      .updateTable('Booking')
      .set({ status: 'cancelled' } as never)
      .where('id', '=', 'b')
      .returning(['id', 'updatedAt']),
    db.deleteFrom('Favorite').where('userId', '=', 'u').returning('createdAt'),
    sql`select created_at from ${sql.table('Booking')}`,
  ];
  const rows = [{ id: 'b', created_at: '2026-03-28 01:30:00+00', host_id: 'h', elsewhere: 1 }];
  for (const query of queries) {
    const { ours, theirs } = await bothWays(query.toOperationNode(), rows);
    expect(ours).toEqual(theirs);
  }
});

test('a table that only a condition, a value or a common table names does not decide how the rows are read', async () => {
  const db = em.getKysely<Tables>();
  const id = '0199f7f2-7d5c-7c31-8a6f-3a1d6b2f9c01';
  const entry = db.selectFrom('LedgerEntry as e').select('e.id');
  const queries = [
    db
      .selectFrom('BillingCycle as c')
      .select('c.id')
      .where(({ exists, selectFrom }) =>
        exists(selectFrom('LedgerEntry as e').select('e.id').whereRef('e.bookingId', '=', 'c.bookingId')),
      ),
    db
      .selectFrom('BillingCycle as c')
      .innerJoin('Booking as b', 'b.id', 'c.bookingId')
      .select(['b.id', entry.limit(1).as('entry')])
      .where('c.id', 'in', db.selectFrom('LedgerEntry').select('paymentId') as never),
    db
      .with('owed', () => entry)
      .selectFrom('Booking as b')
      .select('b.id')
      .where('b.id', 'in', (eb) => eb.selectFrom('owed').select('owed.id') as never),
    db
      .updateTable('Booking')
      .set({ message: '' })
      .where(({ exists }) => exists(entry))
      .returning('id'),
    db
      .deleteFrom('Refund')
      .where(({ exists }) => exists(entry))
      .returning('id'),
  ];
  for (const query of queries) {
    const named = await namedBy(new PropertyNames(em), query.toOperationNode(), [{ id, entry: null }]);
    expect(named.rows).toEqual([{ id, entry: null }]);
  }
  // The rows of a query in the place of a table are read by its own tables.
  const derived = [
    db.selectFrom(entry.as('x')).select('x.id'),
    db
      .with('owed', () => entry)
      .selectFrom('owed')
      .select('owed.id'),
  ];
  for (const query of derived)
    expect((await namedBy(new PropertyNames(em), query.toOperationNode(), [{ id: '7' }])).rows).toEqual([{ id: 7 }]);
});

const PERSON = { passwordHash: 'none', termsVersion: '1', termsAcceptedAt: new Date() };

test('a prepared query runs in other databases than the one it was compiled for', async () => {
  const namesOfUsers = preparedQuery((db, ids: Expression<readonly string[]>, before: Expression<Date>) =>
    db
      .selectFrom('User')
      .select(['fullName', 'createdAt'])
      .where((eb) => eb('id', '=', eb.fn.any(ids)))
      .where('createdAt', '<', before)
      .orderBy('fullName'),
  );
  const other = await createTestApp();
  for (const { app: here, names } of [
    { app, names: ['Ana', 'Berta'] },
    { app: other, names: ['Carla', 'Dora', 'Elsa'] },
  ]) {
    const { db } = here.context();
    const people = await db
      .insertInto('User')
      .values(names.map((fullName) => ({ ...PERSON, fullName, email: `${fullName.toLowerCase()}@example.test` })))
      .returning('id')
      .execute();
    const ids = people.map(({ id }) => id);
    const soon = new Date(Date.now() + 60_000);
    const rows = await namesOfUsers(db, ids, soon);
    expect(rows.map(({ fullName }) => fullName)).toEqual(names);
    expect(rows[0]?.createdAt).toBeInstanceOf(Date);
    expect(await namesOfUsers(db, [], soon)).toEqual([]);
    expect(await namesOfUsers(db, ids, new Date(0))).toEqual([]);
  }
  await other.stop();
});
