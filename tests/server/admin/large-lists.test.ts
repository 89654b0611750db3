import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { confirmed, createWorld, type World } from '../../support/bookings.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { queriesOf, statementsOf, type Statement } from '../../support/query-counter.js';

/** Rows of each large table: enough that the planner reads one whole only where nothing else helps. */
const ROWS = Number(process.env['RIG_ROWS'] ?? 20_000);
const LARGE = ['users', 'bookings', 'audit_log'];
/** As many statements as one list of the staff may take (P-44). */
const MOST_STATEMENTS = 12;

const LISTS: Readonly<Record<string, string>> = {
  people:
    '{ people(first: 50) { totalCount edges { node { fullName roles bookingCount yearCents warningCount state } } } }',
  'people by e-mail': '{ people(first: 50, filter: { query: "copy-77@" }) { totalCount edges { node { fullName } } } }',
  'people by name': '{ people(first: 50, filter: { query: "roca" }) { totalCount edges { node { fullName } } } }',
  bookings: `{ staffBookings(first: 50) { totalCount edges { node { reference renter { displayName } host { displayName } space { title } } } } }`,
  'bookings by reference':
    '{ staffBookings(first: 50, filter: { query: "HU-2020-000077" }) { totalCount edges { node { reference } } } }',
  'bookings of a state':
    '{ staffBookings(first: 50, filter: { status: CONFIRMED }) { totalCount edges { node { reference } } } }',
  'acts of the staff': '{ auditLog(first: 50) { totalCount edges { node { action actorName } } } }',
  'acts of a kind':
    '{ auditLog(first: 50, filter: { action: "user.warned" }) { totalCount edges { node { action } } } }',
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

let world: World;
let admin: GraphqlClient;

beforeAll(async () => {
  world = await createWorld();
  await confirmed(world);
  admin = world.app.visitor();
  await signInAsAdmin(world.app, admin);
  await copyRows(
    'users',
    `'email', 'copy-' || n || '@example.test', 'full_name', 'Persona ' || n, 'avatar_id', null`,
    `r.email = 'stranger@example.test'`,
  );
  await copyRows('bookings', `'reference', 'HU-2020-' || lpad(n::text, 6, '0'), 'status', 'expired'`, 'true');
  await world.app.asOwner(
    `insert into audit_log (actor_id, action, object_type, object_id, at, prev_hash, hash)
      select null, case when n % 50 = 0 then 'user.warned' else 'user.limited' end, 'User', n::text, now(), '', n::text from generate_series(1, ${ROWS}) n`,
  );
  // Each booking is between two people of its own, as in life.
  await world.app.asOwner(
    `with n as (select id, row_number() over (order by id) as n from users where email like 'copy-%')
      update bookings b set renter_id = r.id, host_id = h.id from n r join n h on h.n = r.n % ${ROWS} + 1
      where b.reference = 'HU-2020-' || lpad(r.n::text, 6, '0')`,
  );
  for (const table of LARGE) await world.app.asOwner(`analyze ${table}`);
});
afterAll(() => world.app.stop());

/** Copies the one row that fits, each copy an instant older. */
async function copyRows(table: string, changes: string, which: string): Promise<void> {
  const { em } = world.app.context();
  const names = await em.execute<{ name: string }[]>(
    `select column_name as name from information_schema.columns where table_name = ? and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const listOf = (prefix = ''): string => names.map(({ name }) => prefix + name).join(', ');
  await world.app.asOwner(
    `insert into ${table} (${listOf()}) select ${listOf('c.')} from (
       select (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'created_at', r.created_at - n * interval '1 second', ${changes}))).*
       from ${table} r, generate_series(1, ${ROWS}) n where ${which}) c`,
  );
}

/** The large tables that a statement reads from beginning to end. */
async function wholeReads({ text, values }: Statement): Promise<string[]> {
  if (!/^\s*(select|with)\b/i.test(text)) return [];
  const pool = await (world.app.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [...values]);
  const tables: string[] = [];
  // Right below a limit and without a condition it stops as soon as there are enough.
  const walk = (plan: Plan, isLimited = false): void => {
    if (plan['Node Type'] === 'Seq Scan' && !(isLimited && !plan.Filter)) tables.push(plan['Relation Name'] ?? '');
    for (const inner of plan.Plans ?? []) walk(inner, plan['Node Type'] === 'Limit');
  };
  for (const row of rows) walk(row['QUERY PLAN'][0].Plan);
  return tables.filter((table) => LARGE.includes(table));
}

describe(`P9 lists of the staff over ${ROWS} people, bookings and acts`, () => {
  test.each(Object.entries(LISTS))(
    '%s: the first page reads no large table whole, in few statements',
    async (_, list) => {
      const work = () => admin.query(list);
      await work();
      expect((await queriesOf(world.app, work)).length).toBeLessThanOrEqual(MOST_STATEMENTS);
      for (const statement of await statementsOf(world.app, work))
        expect(await wholeReads(statement), statement.text).toEqual([]);
    },
  );

  test('a list counts a thousand and says that there are more', async () => {
    const { people } = await admin.query<{ people: { totalCount: number } }>('{ people { totalCount } }');
    expect(people.totalCount).toBe(1001);
  });
});
