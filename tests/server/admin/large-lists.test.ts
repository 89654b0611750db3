import type { PostgreSqlConnection } from '@mikro-orm/postgresql';
import { beforeAll, describe, expect, test } from 'vitest';
import { signInAsAdmin } from '../../support/accounts.js';
import { confirmed } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { queriesOf, statementsOf, type Statement } from '../../support/query-counter.js';

/** Rows of each large table, enough that the planner scans one only when no index helps. */
const ROWS = Number(process.env['RIG_ROWS'] ?? 100_000);
const LARGE = ['users', 'bookings', 'audit_log', 'consents'];
/** The maximum number of statements for one list of the staff (P-44). */
const MOST_STATEMENTS = 12;

const LISTS: Readonly<Record<string, string>> = {
  people:
    '{ people(first: 50) { totalCount edges { node { fullName roles bookingCount yearCents warningCount state } } } }',
  'people by e-mail': '{ people(first: 50, filter: { query: "copy-77@" }) { totalCount edges { node { fullName } } } }',
  'people by name': '{ people(first: 50, filter: { query: "roca" }) { totalCount edges { node { fullName } } } }',
  bookings: `{ staffBookings(first: 50) { totalCount edges { node { reference renter { displayName } host { displayName } space { title } staffRecord { availableActs } } } } }`,
  'bookings by reference':
    '{ staffBookings(first: 50, filter: { query: "HU-2020-000077" }) { totalCount edges { node { reference } } } }',
  'bookings of a state':
    '{ staffBookings(first: 50, filter: { status: CONFIRMED }) { totalCount edges { node { reference } } } }',
  spaces:
    '{ staffSpaces(first: 50) { totalCount edges { node { title coverPhoto { url } host { displayName } staffRecord { availableActs qualityPercent } } } } }',
  'counts of the views of people': `{ staffViewCounts(views: [{ people: {} }, { people: { minLevel: 2 } }, { people: { isWarned: true } },
    { people: { state: LIMITED } }, { people: { lacksTraderDetails: true } }]) }`,
  'counts of the views of bookings': `{ staffViewCounts(views: [{ bookings: {} }, { bookings: { isOwing: true } }, { bookings: { hasOpenClaim: true } },
    { bookings: { status: REQUESTED } }]) }`,
  'counts of the views of the logs': `{ staffViewCounts(views: [{ audit: {} }, { audit: { action: "space" } }, { consents: {} }]) }`,
  'acts of the staff': '{ auditLog(first: 50) { totalCount edges { node { action actorName } } } }',
  'acts of a kind':
    '{ auditLog(first: 50, filter: { action: "user.warned" }) { totalCount edges { node { action } } } }',
  consents: '{ consentLog(first: 5) { totalCount edges { node { fullName purpose } } } }',
  'consents of a person':
    '{ consentLog(first: 5, filter: { query: "copy-77@" }) { totalCount edges { node { fullName } } } }',
  'consents for a purpose':
    '{ consentLog(first: 5, filter: { purpose: ANALYTICS }) { totalCount edges { node { at } } } }',
  'consents from a place':
    '{ consentLog(first: 5, filter: { source: "my_data" }) { totalCount edges { node { at } } } }',
  'consents not granted': '{ consentLog(first: 5, filter: { isGranted: false }) { totalCount edges { node { at } } } }',
  'consents of some days':
    '{ consentLog(first: 5, filter: { from: "2020-01-02", to: "2020-01-05" }) { totalCount edges { node { at } } } }',
};

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Filter?: string;
  readonly Plans?: readonly Plan[];
}

let admin: GraphqlClient;

const world = useWorld();
beforeAll(async () => {
  await confirmed(world);
  admin = world.app.visitor();
  await signInAsAdmin(world.app, admin);
  await copyRows('users', `r.email = 'stranger@example.test'`, {
    id: personOf('n'),
    email: `'copy-' || n || '@example.test'`,
    full_name: `'Persona ' || n`,
  });
  // Each booking has its own two people, as in production.
  await copyRows('bookings', 'true', {
    id: 'gen_random_uuid()',
    reference: `'HU-2020-' || lpad(n::text, 6, '0')`,
    status: `'expired'`,
    renter_id: personOf('n'),
    host_id: personOf(`n % ${ROWS} + 1`),
  });
  await fill(
    `insert into audit_log (actor_id, action, object_type, object_id, at, prev_hash, hash)
      select null, case when n % 50 = 0 then 'user.warned' else 'user.limited' end, 'User', n::text, now(), '', n::text from generate_series(1, ${ROWS}) n`,
  );
  // One in fifty people withdraws their consent, each a minute after the previous one.
  await fill(
    `insert into consents (user_id, purpose, version, is_granted, source, at)
      select ${personOf('n')}, case when n % 50 = 1 then 'analytics' else 'terms' end, '2020-01-01', n % 50 <> 2,
        case when n % 50 = 3 then 'my_data' else 'sign_up' end, timestamptz '2020-01-01' + n * interval '1 minute'
      from generate_series(1, ${ROWS}) n`,
  );
  for (const table of LARGE) await world.app.asOwner(`analyze ${table}`);
});

/** The id of a copied person. */
const personOf = (n: string): string => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/** Without triggers and foreign keys, which would take most of the time and do not affect plans. */
const fill = (insert: string): Promise<void> =>
  world.app.asOwner(`begin; set local session_replication_role = replica; ${insert}; commit`);

/** Copies the one matching row, each copy an instant older and with its own values. */
async function copyRows(table: string, which: string, own: Readonly<Record<string, string>>): Promise<void> {
  const columns = await world.app
    .context()
    .em.execute<{ name: string }[]>(
      `select column_name as name from information_schema.columns where table_name = ? and is_generated = 'NEVER'`,
      [table],
    );
  const values: Readonly<Record<string, string>> = { created_at: `r.created_at - n * interval '1 second'`, ...own };
  const names = columns.map(({ name }) => name);
  await fill(
    `insert into ${table} (${names.join(', ')}) select ${names.map((name) => values[name] ?? `r.${name}`).join(', ')}
      from ${table} r, generate_series(1, ${ROWS}) n where ${which}`,
  );
}

/** The large tables that a statement scans completely. */
async function wholeReads({ text, values }: Statement): Promise<string[]> {
  if (!/^\s*(select|with)\b/i.test(text)) return [];
  const pool = await (world.app.orm.em.getConnection() as PostgreSqlConnection).getNativeClient();
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(`explain (format json) ${text}`, [...values]);
  const tables: string[] = [];
  // Directly below a limit and without a condition, a scan stops as soon as there are enough rows.
  const walk = (plan: Plan, isLimited = false): void => {
    if (plan['Node Type'] === 'Seq Scan' && !(isLimited && !plan.Filter)) tables.push(plan['Relation Name'] ?? '');
    for (const inner of plan.Plans ?? []) walk(inner, plan['Node Type'] === 'Limit');
  };
  for (const row of rows) walk(row['QUERY PLAN'][0].Plan);
  return tables.filter((table) => LARGE.includes(table));
}

describe(`P9 lists of the staff with ${ROWS} people, bookings and acts`, () => {
  test.each(Object.entries(LISTS))(
    '%s: the first page scans no large table and takes a bounded number of statements',
    async (_, list) => {
      const work = () => admin.query(list);
      // Refills the points, because this many calls within a minute would exceed the limit.
      world.clock.advance({ seconds: 10 });
      await work();
      expect((await queriesOf(world.app, work)).length).toBeLessThanOrEqual(MOST_STATEMENTS);
      for (const statement of await statementsOf(world.app, work))
        expect(await wholeReads(statement), statement.text).toEqual([]);
    },
  );

  test('the total count of a list ends at 1,001', async () => {
    const { people } = await admin.query<{ people: { totalCount: number } }>('{ people { totalCount } }');
    expect(people.totalCount).toBe(1001);
  });
});
