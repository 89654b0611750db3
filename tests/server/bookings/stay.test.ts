import { beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { mailsTo, signInAs } from '../../support/accounts.js';
import { TODAY, confirmed, read, signInAgain, start, stay, sqlOf } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runJob, runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import {
  CANCEL,
  CONFIRM_MOVE_OUT,
  MARK_ACTIVE,
  type StayView,
  readStay,
  sweepStays,
  resetStays,
} from '../../support/stays.js';
import { createTestApp } from '../../support/test-app.js';

const world = useWorld({}, { minDays: 1 });

beforeEach(() => resetStays(world));

const sql = sqlOf(world);
const noticesTo = async (id: string): Promise<string[]> =>
  (await sql<{ type: string }>('select type from notifications where booking_id = ? order by type', [uuidOf(id)])).map(
    ({ type }) => type,
  );

async function at(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAgain(world);
}

/** The queued job with a booking's key. */
async function jobAt(key: string, id: string): Promise<string | null> {
  const [job] = await sql<{ run_at: string }>('select run_at from graphile_worker.jobs where key = ?', [
    `${key}:${uuidOf(id)}`,
  ]);
  return job ? new Date(job.run_at).toISOString() : null;
}

/** A confirmed stay that the renter begins on its first morning. */
async function running(startsIn = 34, days = 45): Promise<string> {
  const { id } = await confirmed(world, startsIn, days);
  await at(`${addDays(TODAY, startsIn)}T10:00:00Z`);
  await world.renter.query(MARK_ACTIVE, { input: { bookingId: id } });
  return id;
}

describe('T13 the stay begins', () => {
  test('can be marked active once, by either side, from midnight in the time zone of the space', async () => {
    const { app, renter, host, stranger, admin } = world;
    const { id } = await confirmed(world);
    const input = { bookingId: id };
    await at('2027-04-04T21:59:59Z');
    expect(await renter.codeOf(MARK_ACTIVE, { input })).toBe('BOOKING_TRANSITION_REFUSED');
    expect((await readStay(renter, id)).availableActions).toEqual(['CANCEL', 'DISPUTE', 'CHANGE_DATES']);
    await at('2027-04-04T22:00:00Z');
    for (const side of [renter, host])
      expect((await readStay(side, id)).availableActions).toEqual(
        side === renter ? ['MARK_ACTIVE', 'DISPUTE'] : ['MARK_ACTIVE'],
      );
    expect(await stranger.codeOf(MARK_ACTIVE, { input })).toBe('NOT_FOUND');
    expect(await admin.codeOf(MARK_ACTIVE, { input })).toBe('BOOKING_TRANSITION_REFUSED');
    expect(await app.visitor().codeOf(MARK_ACTIVE, { input })).toBe('UNAUTHENTICATED');
    const answers = await Promise.all(
      [renter, host, renter, host].map((side) =>
        side.query<{ markBookingActive: { booking: StayView } }>(MARK_ACTIVE, { input }),
      ),
    );
    expect(
      answers.map(({ markBookingActive: { booking: markBookingActive } }) => [
        markBookingActive.status,
        markBookingActive.startedAt,
      ]),
    ).toEqual(Array.from({ length: 4 }, () => ['ACTIVE', '2027-04-04T22:00:00.000Z']));
    await app.settle();
    expect((await noticesTo(id)).filter((type) => type.includes('active'))).toEqual([
      'booking_active_host',
      'booking_active_renter',
    ]);
    expect(await renter.codeOf(CANCEL, { input: { bookingId: id, refundCents: 0 } })).toBe(
      'BOOKING_TRANSITION_REFUSED',
    );
  });

  test('can neither be marked active nor become active before the first charge is captured', async () => {
    const { renter, host } = world;
    const { id } = await confirmed(world);
    await sql(
      `update payments set status = 'pending', pending_step = 'charge', pending_since = now(), captured_at = null, captured_cents = null
       where booking_id = ?`,
      [uuidOf(id)],
    );
    await at('2027-04-06T10:00:00Z');
    await sweepStays(world);
    for (const side of [renter, host]) {
      expect((await readStay(side, id)).availableActions).toEqual(side === renter ? ['CANCEL', 'DISPUTE'] : []);
      expect(await side.codeOf(MARK_ACTIVE, { input: { bookingId: id } })).toBe('BOOKING_TRANSITION_REFUSED');
    }
    expect((await readStay(renter, id)).status).toBe('CONFIRMED');
    await sql(
      `update payments set status = 'captured', pending_step = null, pending_since = null, captured_at = now(), captured_cents = total_cents
       where booking_id = ?`,
      [uuidOf(id)],
    );
    await sweepStays(world);
    expect((await readStay(renter, id)).status).toBe('ACTIVE');
  });

  test('requires verified identities when requireIdentity is set', async () => {
    const { id } = await confirmed(world);
    const strict = await createTestApp({
      databaseUrl: world.app.databaseUrl,
      clock: world.clock,
      config: { requireIdentity: true },
    });
    await at('2027-04-05T08:00:00Z');
    const renter = strict.visitor();
    await signInAs(renter, 'renter@example.test');
    await sql(`update users set identity_verified_at = now() where email <> 'host@example.test'`);
    expect((await readStay(renter, id)).availableActions).toEqual(['DISPUTE']);
    expect(await renter.codeOf(MARK_ACTIVE, { input: { bookingId: id } })).toBe('BOOKING_TRANSITION_REFUSED');
    await sql('update users set identity_verified_at = now()');
    expect((await readStay(renter, id)).availableActions).toEqual(['MARK_ACTIVE', 'DISPUTE']);
    await sql('update users set identity_verified_at = null');
    await strict.stop();
  });

  test('becomes active once a day after the start, by its job or the sweeper', async () => {
    const { app, renter } = world;
    const { id } = await confirmed(world);
    expect(await jobAt('start', id)).toBe('2027-04-05T22:00:00.000Z');
    const run = () => runJob(app, 'bookings.start-stay', { bookingId: uuidOf(id) });
    await at('2027-04-05T21:59:59Z');
    await Promise.all([run(), sweepStays(world)]);
    expect((await readStay(renter, id)).status).toBe('CONFIRMED');
    await at('2027-04-05T22:00:00Z');
    await Promise.all([run(), run(), sweepStays(world), sweepStays(world)]);
    expect(await readStay(renter, id)).toMatchObject({
      status: 'ACTIVE',
      startedAt: '2027-04-05T22:00:00.000Z',
      availableActions: ['GIVE_NOTICE', 'DISPUTE', 'CHANGE_DATES'],
    });
    expect(
      await sql(`select actor_role from booking_events where booking_id = ? and action = 'mark_active'`, [uuidOf(id)]),
    ).toEqual([{ actor_role: 'system' }]);
    expect([await jobAt('last-day', id), await jobAt('end', id)]).toEqual([
      '2027-05-20T07:00:00.000Z',
      '2027-05-20T22:00:00.000Z',
    ]);
  });
});

describe('T17 the last day', () => {
  test('notifies both sides at nine and moves to move-out at midnight', async () => {
    const { app, renter, host } = world;
    const id = await running();
    await at('2027-05-20T06:59:59Z');
    await sweepStays(world);
    await app.settle();
    expect((await noticesTo(id)).filter((type) => type.includes('ends_today'))).toEqual([]);
    await at('2027-05-20T07:00:00Z');
    await Promise.all([sweepStays(world), runJob(app, 'bookings.end-stay', { bookingId: uuidOf(id) })]);
    await sweepStays(world);
    await app.settle();
    expect((await noticesTo(id)).filter((type) => type.includes('ends_today'))).toEqual([
      'booking_ends_today_host',
      'booking_ends_today_renter',
    ]);
    const [theirs] = await sql<{ message: string }>(
      `select message from notifications where booking_id = ? and type = 'booking_ends_today_host'`,
      [uuidOf(id)],
    );
    expect(theirs?.message).toMatch(/^Confirma la salida de «[^»]+» en 72\u00a0h\.$/);

    await at('2027-05-20T21:59:59Z');
    await sweepStays(world);
    expect((await readStay(renter, id)).status).toBe('ACTIVE');
    await at('2027-05-20T22:00:00Z');
    await sweepStays(world);
    expect(await readStay(renter, id)).toMatchObject({
      status: 'MOVE_OUT',
      moveOutAt: '2027-05-20T22:00:00.000Z',
      availableActions: ['DISPUTE'],
    });
    expect((await readStay(host, id)).availableActions).toEqual(['CONFIRM_MOVE_OUT', 'CLAIM']);
    expect(await jobAt('complete', id)).toBe('2027-05-23T22:00:00.000Z');
  });

  test.each([
    [
      'ends at local midnight when the clocks go forward',
      '2027-03-28',
      26,
      '2027-03-28T07:00:00.000Z',
      '2027-03-28T22:00:00.000Z',
    ],
    [
      'ends at local midnight when the clocks go back',
      '2027-10-31',
      243,
      '2027-10-31T08:00:00.000Z',
      '2027-10-31T23:00:00.000Z',
    ],
  ])('%s', async (_, to, days, nine, end) => {
    const { id } = await confirmed(world, 0, days);
    expect(await read(world.renter, id)).toMatchObject({ to });
    await world.renter.query(MARK_ACTIVE, { input: { bookingId: id } });
    expect([await jobAt('last-day', id), await jobAt('end', id)]).toEqual([nine, end]);
    await at(new Date(Date.parse(end) - 1000).toISOString());
    await sweepStays(world);
    expect((await readStay(world.renter, id)).status).toBe('ACTIVE');
    await at(end);
    await sweepStays(world);
    expect((await readStay(world.renter, id)).status).toBe('MOVE_OUT');
  });

  test('ends an hour later in the Canary Islands', async () => {
    const { id } = await confirmed(world, 1, 30);
    await sql(
      `update bookings set terms_snapshot = jsonb_set(terms_snapshot, '{timeZone}', '"Atlantic/Canary"') where id = ?`,
      [uuidOf(id)],
    );
    await at('2027-03-04T00:00:00Z');
    await sweepStays(world);
    expect((await readStay(world.renter, id)).status).toBe('ACTIVE');
    await at('2027-04-02T22:59:59Z');
    await sweepStays(world);
    expect((await readStay(world.renter, id)).status).toBe('ACTIVE');
    await at('2027-04-02T23:00:00Z');
    await sweepStays(world);
    expect((await readStay(world.renter, id)).status).toBe('MOVE_OUT');
  });

  test('frees its last day for the start of the next booking', async () => {
    await running(0, 30);
    const next = await start(world.stranger, stay(world.spaceId, 30, 30));
    expect(next).toMatchObject({ status: 'PENDING_PAYMENT', from: '2027-04-01' });
  });

  test('missed transitions are made up for without a notification about a past last day', async () => {
    const { app, clock, renter } = world;
    const { id } = await confirmed(world, 1, 1);
    clock.advance({ days: 20 });
    for (let minute = 0; minute < 3; minute++) await sweepStays(world);
    await app.settle();
    await signInAgain(world);
    // The host still has the whole period to inspect.
    expect(await readStay(renter, id)).toMatchObject({ status: 'MOVE_OUT', moveOutAt: '2027-03-22T09:55:00.000Z' });
    expect((await noticesTo(id)).filter((type) => type.includes('ends_today'))).toEqual([]);
  });
});

describe('T18 confirming the move-out', () => {
  const over = async (): Promise<string> => {
    const id = await running();
    await at('2027-05-20T22:00:00Z');
    await sweepStays(world);
    return id;
  };

  test('only the host can confirm, once and after the end', async () => {
    const { app, renter, host, stranger, admin } = world;
    const id = await running();
    const input = { bookingId: id };
    expect(await host.codeOf(CONFIRM_MOVE_OUT, { input })).toBe('BOOKING_TRANSITION_REFUSED');
    await at('2027-05-21T08:00:00Z');
    await sweepStays(world);
    expect(await renter.codeOf(CONFIRM_MOVE_OUT, { input })).toBe('BOOKING_TRANSITION_REFUSED');
    expect(await admin.codeOf(CONFIRM_MOVE_OUT, { input })).toBe('BOOKING_TRANSITION_REFUSED');
    expect(await stranger.codeOf(CONFIRM_MOVE_OUT, { input })).toBe('NOT_FOUND');
    for (let time = 0; time < 2; time++) {
      expect(
        (await host.query<{ confirmMoveOut: { booking: StayView } }>(CONFIRM_MOVE_OUT, { input })).confirmMoveOut
          .booking,
      ).toMatchObject({ status: 'COMPLETED', completedAt: '2027-05-21T08:00:00.000Z', availableActions: [] });
    }
    await app.settle();
    await runJobs(app, 'mail.send');
    expect((await noticesTo(id)).filter((type) => type.includes('completed'))).toEqual([
      'booking_completed_host',
      'booking_completed_renter',
    ]);
    for (const person of ['renter', 'host']) {
      const mail = (await mailsTo(app, `${person}@example.test`)).find(({ subject }) =>
        subject.startsWith('Reserva completada'),
      );
      expect(mail?.text).toContain(`/leave-review/${id}`);
      expect(mail?.text).toContain('14 días');
    }
  });

  test('P10 is a to-do of the host with its deadline until confirmed', async () => {
    const { host, renter } = world;
    const id = await over();
    const waiting = async (client: typeof host, mode: string) =>
      (
        await client.query<{ dashboardSummary: { todo: unknown[] } }>(
          'query ($mode: DashboardMode!) { dashboardSummary(mode: $mode) { todo { id status completesAt timeZone } } }',
          { mode },
        )
      ).dashboardSummary.todo;
    expect(await waiting(host, 'HOST')).toEqual([
      { id, status: 'MOVE_OUT', completesAt: '2027-05-23T22:00:00.000Z', timeZone: 'Europe/Madrid' },
    ]);
    expect(await waiting(renter, 'RENTER')).toEqual([]);
    await host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
    expect(await waiting(host, 'HOST')).toEqual([]);
  });

  test('completes automatically after 72 hours', async () => {
    const { app, renter } = world;
    const id = await over();
    const run = () => runJob(app, 'bookings.complete-stay', { bookingId: uuidOf(id) });
    await at('2027-05-23T21:59:59Z');
    await Promise.all([run(), sweepStays(world)]);
    expect((await readStay(renter, id)).status).toBe('MOVE_OUT');
    await at('2027-05-23T22:00:00Z');
    await Promise.all([run(), run(), sweepStays(world)]);
    expect(await readStay(renter, id)).toMatchObject({
      status: 'COMPLETED',
      completedAt: '2027-05-23T22:00:00.000Z',
    });
    expect(
      await sql(`select actor_role from booking_events where booking_id = ? and action = 'confirm_move_out'`, [
        uuidOf(id),
      ]),
    ).toEqual([{ actor_role: 'system' }]);
  });

  test('completes once when host and sweeper act concurrently', async () => {
    const { app, host } = world;
    const id = await over();
    await at('2027-05-23T22:00:00Z');
    await Promise.all([
      host.send(CONFIRM_MOVE_OUT, { input: { bookingId: id } }),
      sweepStays(world),
      host.send(CONFIRM_MOVE_OUT, { input: { bookingId: id } }),
    ]);
    await app.settle();
    expect(
      await sql(
        `select count(*)::int as count from booking_events where booking_id = ? and action = 'confirm_move_out'`,
        [uuidOf(id)],
      ),
    ).toEqual([{ count: 1 }]);
    expect((await noticesTo(id)).filter((type) => type.includes('completed'))).toHaveLength(2);
  });
});
