import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { firstBrokenAudit, deleteOldActs, recordAudit } from '../../../server/core/writes/audit.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { findImbalances } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { DELETE_FILES_JOB } from '../../../server/features/claims/evidence/rental-file-store.js';
import { purgeDocuments } from '../../../server/features/documents/retention.js';
import { deleteMoneyTexts } from '../../../server/features/privacy/retention/delete-money-texts.js';
import { deleteRentalDetails } from '../../../server/features/privacy/retention/delete-rental-details.js';
import { deleteReportDetails } from '../../../server/features/privacy/retention/delete-report-details.js';
import { createWorld, NOW, requested, TODAY, type World } from '../../support/bookings.js';
import { FakeClock } from '../../support/fake-clock.js';
import { issueAndRender } from '../../support/money/documents.js';
import {
  answer,
  at,
  decide,
  runClaims,
  runningStay,
  smallerInput,
  submit,
  TEXT,
  uploadEvidence,
} from '../../support/money/claims.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import { ledgerOf, sweepStays } from '../../support/stays.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { allColumns, insertCanaries } from './canaries.js';
import { moneyTexts, plantMoneyTexts, removeMoneyRows } from './staff-texts.js';

describe('P9 retention of rentals for six years', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({}, { minDays: 1, sizeM2: 4.2 });
  });
  afterAll(() => world.app.stop());

  const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
    world.app.context().em.execute<T[]>(text, values);

  /** The remaining data of a rental besides the sums. */
  async function detailsOf(id: string) {
    const [row] = await sql<object>(
      `select (select count(*)::int from claim_evidence where booking_id = b.id) as evidence,
         (select count(*)::int from condition_photos where booking_id = b.id) as photos,
         (select count(*)::int from abandonment_files where booking_id = b.id) as left_things,
         (select string_agg(text, '') from claims where booking_id = b.id) as claim,
         (select string_agg(a.text, '') from claim_answers a join claims c on c.id = a.claim_id where c.booking_id = b.id) as answer,
         (select string_agg(reasons, '') from claim_decisions d join claims c on c.id = d.claim_id where c.booking_id = b.id) as reasons,
         (select count(*)::int from documents where booking_id = b.id and (file_key is not null or sealed_details is not null)) as papers,
         (select count(*)::int from staff_notes where subject_type = 'Booking' and subject_id = b.id) as notes,
         message, goods from bookings b where id = ?`,
      [uuidOf(id)],
    );
    return row;
  }

  async function runDaily(): Promise<void> {
    await purgeDocuments(world.app.context());
    await deleteRentalDetails(world.app.context());
    await runJobs(world.app, DELETE_FILES_JOB);
  }

  test('deletes the details of a request that never became a rental, but not while it is open', async () => {
    const { id } = await requested(world);
    const { id: second } = await requested(world, 100);
    const message = 'Hola, ¿cabe un piano de pared?';
    await sql('update bookings set message = ? where id = ?', [message, uuidOf(id)]);
    await sql(
      `insert into staff_notes (subject_type, subject_id, body, created_at) values ('Booking', ?, 'Llama por la tarde.', now())`,
      [uuidOf(id)],
    );
    await plantMoneyTexts(world.app, uuidOf(id), 'Abono: llama por la tarde.');
    await at(world, '2045-01-01T10:00:00Z');
    await deleteRentalDetails(world.app.context());
    expect(await detailsOf(id)).toMatchObject({ message, notes: 1 });
    await sql(`update bookings set status = 'expired' where id = ?`, [uuidOf(id)]);
    await sql(`update bookings set status = 'declined' where id = ?`, [uuidOf(second)]);
    await sql('update bookings set message = ? where id = ?', [message, uuidOf(second)]);
    // More than one batch in a night.
    await deleteRentalDetails(world.app.context(), undefined, 1);
    expect(await detailsOf(id)).toMatchObject({ message: '', notes: 0 });
    expect(await detailsOf(second)).toMatchObject({ message: '' });
    expect(await moneyTexts(world.app, uuidOf(id))).toEqual(['', null, null, '', '']);
    await removeMoneyRows(world.app);
    await at(world, NOW);
  });

  test('deletes what the staff wrote about money of no single rental, six years after it was settled', async () => {
    const { app } = world;
    const columns = await allColumns(app);
    const [user] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
    const [settledAt, text] = ['2031-03-01T09:00:00Z', 'Marta Ruiz (600 111 222) confirma que cobró.'];
    const hold = { host_id: user?.id, booking_id: null, cycle_id: null, reason: 'staff', note: text };
    await insertCanaries(app, columns, 'earning_holds', { ...hold, released_at: settledAt });
    await insertCanaries(app, columns, 'earning_holds', { ...hold, released_at: null, held_until: settledAt });
    const alarm = { booking_id: null, kind: 'payout_unanswered', resolved_at: settledAt, resolution: text };
    await insertCanaries(app, columns, 'reconciliation_alarms', alarm);
    const texts = async () => {
      const holds = await sql<{ note: string | null }>(
        'select note from earning_holds where host_id = ? and booking_id is null',
        [user?.id],
      );
      const [row] = await sql<{ resolution: string }>(
        'select resolution from reconciliation_alarms where booking_id is null',
      );
      return [...holds.map(({ note }) => note), row?.resolution];
    };
    await at(world, '2037-03-01T08:59:00Z');
    await deleteMoneyTexts(app.context());
    expect(await texts()).toEqual([text, text, text]);
    await at(world, '2037-03-01T09:01:00Z');
    await deleteMoneyTexts(app.context());
    expect(await texts()).toEqual([null, null, '']);
    await sql('delete from earning_holds where booking_id is null');
    await sql('delete from reconciliation_alarms where booking_id is null');
    await at(world, NOW);
  });

  test('deletes texts, photos and documents of a rental, and keeps amounts, ledger and audit chain', async () => {
    const { app, renter, host, admin } = world;
    const id = await runningStay(world);
    await uploadEvidence(renter, id, { as: 'move_in' });
    await sql(
      `insert into abandonment_files (booking_id, opened_on, monthly_rent_cents, things, witnesses, listed_at)
       values (?, '2027-07-01', 7000, 'Un sofá', '["Ana Gil", "Luis Mora"]', now())`,
      [uuidOf(id)],
    );
    const claim = await submit(renter, await smallerInput(world, id));
    await answer(host, claim.id, { isAgreed: false });
    await sql(`update claims set status = 'in_review', decide_by = now() where id = ?`, [uuidOf(claim.id)]);
    await decide(admin, claim.id, 'NOTHING');
    await sql(`update claims set appeal_by = ? where id = ?`, [world.clock.now(), uuidOf(claim.id)]);
    await runClaims(world);
    await at(world, `${addDays(TODAY, 34 + 45 + 5)}T10:00:00Z`);
    await sweepStays(world);
    await at(world, `${addDays(TODAY, 34 + 45 + 15)}T10:00:00Z`);
    await sweepStays(world);
    await issueAndRender(world);
    await runClaims(world);
    const keys = await sql<{ key: string }>(
      `select storage_key as key from claim_evidence where booking_id = ? union all select storage_key from condition_photos where booking_id = ?`,
      [uuidOf(id), uuidOf(id)],
    );
    const stored = (): Promise<boolean[]> =>
      Promise.all(keys.map(async ({ key }) => (await app.services.ports.files.get(`${key}/sealed`)) !== null));
    expect(await stored()).toEqual([true, true, true]);
    const before = await detailsOf(id);
    expect(before).toMatchObject({
      evidence: 2,
      photos: 1,
      claim: TEXT,
      reasons: expect.stringMatching(/./) as string,
    });
    const sums = await sql('select total_cents, rent_cents, starts_on, ends_on, status from bookings where id = ?', [
      uuidOf(id),
    ]);
    const ledger = await ledgerOf(world, id);
    const [last] = await sql<{ at: Date }>(
      `select greatest((select max(created_at) from ledger_entries where booking_id = b.id), (select max(closed_at) from claims where booking_id = b.id),
         (b.ends_on + 1)::timestamp at time zone 'Europe/Madrid') as at from bookings b where id = ?`,
      [uuidOf(id)],
    );
    const over = new Date(last?.at ?? 0);
    over.setUTCFullYear(over.getUTCFullYear() + 6);

    await at(world, new Date(over.getTime() - 60_000).toISOString());
    await deleteRentalDetails(app.context());
    expect(await detailsOf(id)).toMatchObject({ evidence: 2, photos: 1, claim: TEXT });
    expect(await stored()).toEqual([true, true, true]);

    await at(world, new Date(over.getTime() + 60_000).toISOString());
    await deleteRentalDetails(app.context());
    expect(await detailsOf(id)).toMatchObject({ evidence: 0, photos: 0, claim: '' });
    // The documents of the rental were issued later.
    await at(world, new Date(over.getTime() + 60 * 86_400_000).toISOString());
    await runDaily();
    expect(await detailsOf(id)).toEqual({
      evidence: 0,
      photos: 0,
      left_things: 0,
      claim: '',
      answer: '',
      reasons: '',
      papers: 0,
      notes: 0,
      message: '',
      goods: [],
    });
    expect(await stored()).toEqual([false, false, false]);
    expect(
      await sql('select total_cents, rent_cents, starts_on, ends_on, status from bookings where id = ?', [uuidOf(id)]),
    ).toEqual(sums);
    expect(await ledgerOf(world, id)).toEqual(ledger);
    expect(await findImbalances(app.context())).toEqual([]);
    expect(await firstBrokenAudit(app.context())).toBeNull();
  });
});

describe('P9 retention of reports for six years', () => {
  const clock = new FakeClock('2033-02-06T12:00:00Z');
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ clock });
  });
  afterAll(() => app.stop());

  /** An unfounded report of a person by somebody without an account, and its case. */
  async function report(code: string, email: string, decidedAt: string): Promise<void> {
    const { em } = app.context();
    await em.execute(
      `insert into users (id, email, full_name, password_hash, locale, terms_version, terms_accepted_at)
       values (?, ?, 'Ana Gil', '!', 'es', '1', now())`,
      [randomUUID(), `${code}@example.test`],
    );
    const details = `Ana Gil (${code}) no contesta.`;
    await em.execute(
      `insert into user_reports (code, subject_id, name, email, reason, details, locale)
       select ?, id, 'Luis Mora', ?, 'abuse', ?, 'es' from users where email = ?`,
      [code, email, details, `${code}@example.test`],
    );
    await em.execute(
      `insert into report_cases (code, subject, subject_id, email, locale, reason, details, opened_at, due_at, status, decided_at,
         is_unfounded, statement)
       select ?, 'user', id, ?, 'es', 'abuse', ?, ?, ?, 'dismissed', ?, true, 'Ana Gil cumple las normas.' from users where email = ?`,
      [code, email, details, decidedAt, decidedAt, decidedAt, `${code}@example.test`],
    );
  }

  test('deletes names, addresses and texts of all decided reports that are old enough, and keeps the metrics', async () => {
    for (const day of ['05', '06', '07']) await report(`old-${day}`, 'luis@example.test', `2027-02-${day}T09:00:00Z`);
    await report('young', 'eva@example.test', '2027-03-01T09:01:00Z');
    const suspensions = () =>
      app.visitor().query('{ transparencyReport(halfYear: "2027-1") { reportingSuspensions reports { received } } }');
    const metrics = await suspensions();
    expect(metrics).toMatchObject({ transparencyReport: { reportingSuspensions: 1, reports: [{ received: 4 }] } });
    // Until the last of the three is old enough, its case has the address, and those of the others do not.
    await deleteReportDetails(app.context());
    clock.advance({ hours: 2 });
    expect(await suspensions()).toEqual(metrics);
    clock.set('2033-03-01T09:00:00Z');
    await deleteReportDetails(app.context(), undefined, 1);
    clock.advance({ hours: 2 });
    const rows = await app.context().em.execute<{ code: string; email: string }[]>(
      `select c.code, c.email, c.details, c.statement, (select r.name from user_reports r where r.code = c.code) as name
       from report_cases c order by c.code`,
    );
    const old = { email: rows[0]?.email, details: '', statement: null, name: null };
    expect(old.email).not.toContain('luis');
    expect(rows).toEqual([
      ...['05', '06', '07'].map((day) => ({ code: `old-${day}`, ...old })),
      {
        code: 'young',
        email: 'eva@example.test',
        details: 'Ana Gil (young) no contesta.',
        statement: 'Ana Gil cumple las normas.',
        name: 'Luis Mora',
      },
    ]);
    expect(await suspensions()).toEqual(metrics);
  });
});

describe('P-65 retention of the audit log for six years', () => {
  const clock = new FakeClock('2019-03-01T09:00:00Z');
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ clock });
  });
  afterAll(() => app.stop());

  const record = (): Promise<void> =>
    inTransaction(app.context(), (tx) =>
      recordAudit(tx, { actorId: null, action: 'thing.changed', objectType: 'Setting', objectId: randomUUID() }),
    );
  const kept = async (): Promise<number> =>
    (await app.context().em.execute<{ n: number }[]>('select count(*)::int as n from audit_log'))[0]?.n ?? 0;

  test('deletes old entries, keeps a valid chain and allows no other deletion', async () => {
    for (let times = 0; times < 3; times++) await record();
    clock.set(new Date().toISOString());
    for (let times = 0; times < 3; times++) await record();
    expect(await deleteOldActs(app.context())).toBe(3);
    expect(await deleteOldActs(app.context())).toBe(0);
    expect(await kept()).toBe(3);
    expect(await firstBrokenAudit(app.context())).toBeNull();
    await record();
    expect(await firstBrokenAudit(app.context())).toBeNull();

    const { em } = app.context();
    await expect(app.asOwner('delete from audit_log')).rejects.toThrow('the record of acts is never changed');
    for (const statement of [
      'delete from audit_log',
      'delete from audit_checkpoints',
      `insert into audit_checkpoints (upto_id, hash) values (999, 'x')`,
      `update audit_checkpoints set hash = 'x'`,
    ])
      await expect(em.execute(statement), statement).rejects.toThrow('permission denied');
    // A removal that bypasses the table's guard is detected.
    await app.asOwner(
      'set session_replication_role = replica; delete from audit_log where id = (select min(id) from audit_log)',
    );
    expect(await firstBrokenAudit(app.context())).not.toBeNull();
  });

  test('continues the chain after all entries were deleted', async () => {
    await app.asOwner('set session_replication_role = replica; delete from audit_log; delete from audit_checkpoints');
    clock.set('2019-03-01T09:00:00Z');
    await record();
    expect(await deleteOldActs(app.context())).toBe(1);
    clock.set(new Date().toISOString());
    await record();
    expect(await kept()).toBe(1);
    expect(await firstBrokenAudit(app.context())).toBeNull();
  });
});
