import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RecordColumn } from '../../../server/core/record-columns.js';
import { STAFF_ACTS, type StaffAct, type StaffRecord } from '../../../server/core/staff-acts.js';
import { createWorld } from '../../support/bookings.js';
import { rootFields } from '../support/root-fields.js';
import { bookingRecords } from './recorded/booking-records.js';
import { caseRecords } from './recorded/case-records.js';
import { moneyRecords } from './recorded/money-records.js';
import { peopleRecords } from './recorded/people-records.js';
import { spaceRecords } from './recorded/space-records.js';
import { ScenarioContext, WHY, type Scenario } from './recorded/scenario-context.js';

/** The scenario of each kind of record; the compiler requires every kind of the table. */
const SCENARIOS: Readonly<Record<StaffRecord, Scenario>> = {
  ...peopleRecords,
  ...spaceRecords,
  ...bookingRecords,
  ...moneyRecords,
  ...caseRecords,
};

interface Row {
  readonly id: string;
  readonly actor: string;
  readonly action: string;
  readonly before: object | null;
  readonly after: object | null;
  readonly reason: string | null;
}

const ACTS = Object.entries(STAFF_ACTS) as [
  StaffAct,
  { readonly records: Readonly<Record<string, readonly RecordColumn[]>>; readonly movesMoney?: true },
][];
const KINDS = ACTS.flatMap(([act, { records }]) =>
  Object.entries(records).map(([kind, columns]) => [act, kind as StaffRecord, columns] as const),
);
/** The acts that move money; all others can be undone or need no undo, and leave the tables below unchanged. */
const MOVES_MONEY = new Set(ACTS.flatMap(([act, { movesMoney }]) => (movesMoney ? [act] : [])));
const BOOKS = ['ledger_entries', 'payments', 'refunds', 'payouts', 'credits', 'earning_holds'];
/** The mutations that belong to an act, with the act. */
const MUTATIONS = new Map(
  rootFields().flatMap(({ kind, field }) => {
    const act = field.extensions['staffAct'] as StaffAct | undefined;
    return kind === 'mutation' && act ? [[field.name, act] as const] : [];
  }),
);

let context: ScenarioContext;
const carriedOut = new Set<string>();

beforeAll(async () => {
  context = await ScenarioContext.around(await createWorld({}, { minDays: 1, sizeM2: 4.2, deposit: 'ONE' }));
});
afterAll(() => context.world.app.stop());

const rowsAfter = (id: string): Promise<Row[]> =>
  context.sql<Row>(
    `select a.id, u.email as actor, action, before, after, reason from audit_log a left join users u on u.id = a.actor_id where a.id > ? order by a.id`,
    [id],
  );
const books = (): Promise<object[]> =>
  context.sql(`select ${BOOKS.map((table) => `(select count(*) from ${table}) as ${table}`).join(', ')}`);
const lastRow = async (): Promise<string> =>
  (await context.sql<{ id: string }>('select coalesce(max(id), 0)::text as id from audit_log'))[0]?.id ?? '0';

describe('P9 every staff act is recorded', () => {
  test('at least thirty kinds of record have before, after and reason', () => {
    expect(KINDS.filter(([, , columns]) => columns.length === 3).length).toBeGreaterThanOrEqual(30);
  });

  test.each(KINDS)('%s writes %s with %j', async (act, kind, columns) => {
    const start = await lastRow();
    const prepared = await SCENARIOS[kind](context);
    const before = prepared.mutation === null ? start : await lastRow();
    const booksBefore = await books();
    await context.perform(prepared);
    if (!MOVES_MONEY.has(act)) expect(await books(), `${act} is said to move no money`).toEqual(booksBefore);
    const rows = await rowsAfter(before);
    const row = rows.find(({ action }) => action === kind);
    expect(row, rows.map(({ action }) => action).join(', ')).toBeDefined();
    for (const column of ['before', 'after', 'reason'] as const)
      if (columns.includes(column)) expect(row?.[column], column).not.toBeNull();
    if (columns.includes('reason')) expect(row?.reason).toBe(prepared.reason ?? WHY);
    if (!prepared.isKept) expect(row?.before ?? null, 'the record tells what changed').not.toEqual(row?.after ?? {});
    expect(row?.actor).toBe(prepared.by ? 'second@example.test' : 'admin@example.test');
    if (prepared.mutation === null) return;
    carriedOut.add(prepared.mutation);
    // Acts of hosts and renters that the staff may also run have no mark of their own.
    expect(MUTATIONS.get(prepared.mutation) ?? act).toBe(act);
  });

  test('every staff mutation writes a record', () => {
    expect([...MUTATIONS.keys()].filter((name) => !carriedOut.has(name))).toEqual([]);
  });
});
