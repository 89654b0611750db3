import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../support/accounts.js';
import { beginAgain, confirmed, createWorld, signInAgain, type World } from '../support/bookings.js';
import { runJob, runJobs, takeJobs } from '../support/queued-jobs.js';
import { complete, DECIDE, leave, LEAVE, OF_SPACE, praise, refused, rental, standing, thanks, uuidOf } from '../support/reviews.js';
import { CONFIRM_MOVE_OUT, sweepStays } from '../support/stays.js';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());
beforeEach(async () => {
  await beginAgain(world);
  const { em } = world.app.context();
  await em.execute('truncate reviews, review_rounds, ratings, review_reports');
  await em.execute(`update bookings set status = 'withdrawn' where status in ('active', 'ending', 'move_out', 'completed')`);
  await em.execute('delete from outbox');
  await em.execute('delete from notifications');
  await takeJobs(world.app, 'reviews.close-round');
});

/** Later, with everybody signed in. */
async function at(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAgain(world);
}

const ask = (): Promise<void> => runJob(world.app, 'reviews.ask', {});
const sweep = (): Promise<void> => runJob(world.app, 'reviews.close-rounds', {});
const told = async (type: string): Promise<readonly (number | string)[]> => {
  const rows = await world.app.context().em.execute<{ fact: string }[]>(
    `select coalesce(payload->>'day', 'asked') || case when payload->>'userId' = b.host_id::text then ' host' else ' renter' end as fact
     from outbox o join bookings b on b.id = (o.payload->>'bookingId')::uuid where o.type = ? order by 1`, [type]);
  return rows.map(({ fact }) => fact);
};
const count = async (): Promise<number> => (await world.app.guest().query<{ space: { rating: { count: number } | null } }>(OF_SPACE, { id: world.spaceId })).space.rating?.count ?? 0;

interface Told {
  readonly type: string;
  readonly message: string;
  readonly is_host: boolean;
  readonly address: string;
}
const notices = (): Promise<Told[]> =>
  world.app.context().em.execute<Told[]>(
    `select n.type, n.message, n.user_id = b.host_id as is_host, n.params->>'address' as address from notifications n join bookings b on b.id = n.booking_id
     where n.type like 'review%' order by n.type, is_host`);

describe('P1.4 what people are told of reviews', () => {
  test('whoever erased her account hears nothing more, and the other side reads no empty name', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-03-01T12:00:00Z' });
    await ask();
    await at('2027-03-04T12:10:00Z');
    const { em } = world.app.context();
    const erase = (instant: string) => em.execute(`update users set erased_at = ${instant} where id = (select renter_id from bookings where id = ?)`, [uuidOf(id)]);
    await erase('now()');
    await ask();
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    await erase('null');
    expect((await notices()).map(({ type, is_host: isHost }) => [type, isHost])).toEqual([['review_reminder', true]]);
    const mail = (await mailsTo(world.app, 'host@example.test')).find(({ subject }) => subject.startsWith('Tu reseña está pendiente'));
    expect(mail?.text).toContain('con un antiguo usuario: quedan 11 días');
  });

  test('asked on day 30, reminded, told of what was published: each once, in her words, leading to the review', async () => {
    const id = await rental(world, { from: '2027-01-29', days: 180, status: 'active' });
    await ask();
    await world.app.settle();
    expect((await notices()).map(({ type, is_host: isHost, address }) => [type, isHost, address])).toEqual([
      ['review_invited', false, `/leave-review/${id}`], ['review_invited', true, `/leave-review/${id}`],
    ]);
    // The space is the renter's to use and the host's own: the same words fit both.
    expect((await notices()).map(({ message }) => message)).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^Ha pasado un mes desde que empezó el alquiler de «.+». Tienes 12 días/)));
    await leave(world.renter, praise(id));
    await at('2027-03-04T09:10:00Z');
    await ask();
    await world.app.settle();
    expect((await notices()).filter(({ type }) => type === 'review_reminder')).toMatchObject([{ is_host: true, message: expect.stringContaining('Quedan 10 días') }]);
    await at('2027-03-15T09:10:00Z');
    await sweep();
    await world.app.settle();
    expect((await notices()).map(({ type, is_host: isHost }) => [type, isHost]).slice(2)).toEqual([['review_published', false], ['review_received', true], ['review_reminder', true]]);
  });

  test('with both sides’ reviews each is told of the other’s only', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-02-28T12:00:00Z' });
    await leave(world.renter, praise(id));
    await leave(world.host, thanks(id));
    await world.app.settle();
    expect((await notices()).map(({ type, is_host: isHost }) => [type, isHost])).toEqual([['review_received', false], ['review_received', true]]);
  });
});

describe('P6 the time to write', () => {
  test('14 days from the end: open at that instant, closed to the second, and what one side wrote is published then', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'move_out' });
    await at('2027-03-02T12:00:00Z');
    await complete(world, id);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: true, opensAt: '2027-03-02T12:00:00.000Z', closesAt: '2027-03-16T12:00:00.000Z' });
    await leave(world.renter, praise(id));

    await at('2027-03-16T11:59:59Z');
    await leave(world.renter, praise(id, { overall: 4 }));
    const [job] = await takeJobs(world.app, 'reviews.close-round');
    await runJob(world.app, 'reviews.close-round', job ?? {});
    expect(await count()).toBe(0);

    await at('2027-03-16T12:00:00Z');
    expect(await refused(world.host, LEAVE, thanks(id))).toMatchObject({ code: 'REVIEW_WINDOW_CLOSED' });
    expect(await standing(world.host, id)).toMatchObject({ canWrite: false, own: null, other: null });
    await runJob(world.app, 'reviews.close-round', job ?? {});
    expect(await count()).toBe(1);
    expect(await standing(world.host, id)).toMatchObject({ other: { overall: 4, isPublished: true } });
    expect(await refused(world.renter, LEAVE, praise(id))).toMatchObject({ code: 'REVIEW_WINDOW_CLOSED' });
  });

  test('a rental as it goes: asked while it runs, and again by the host’s word that the keys are back', async () => {
    const { id } = await confirmed(world, 34, 40);
    await at('2027-04-06T08:00:00Z');
    await sweepStays(world);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: false, opensAt: '2027-05-04T22:00:00.000Z' });
    await at('2027-05-05T09:10:00Z');
    await ask();
    await leave(world.renter, praise(id));
    await at('2027-05-16T08:00:00Z');
    await sweepStays(world);
    await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
    await world.app.settle();
    const rounds = await world.app.context().em.execute<{ kind: string; is_closed: boolean }[]>('select kind, closed_at is not null as is_closed from review_rounds where booking_id = ? order by kind', [uuidOf(id)]);
    expect(rounds).toEqual([{ kind: 'end', is_closed: false }, { kind: 'stay', is_closed: true }]);
    expect(await standing(world.host, id)).toMatchObject({ canWrite: true, closesAt: '2027-05-30T08:00:00.000Z' });
    await leave(world.host, thanks(id));
    expect(await count()).toBe(1);
  });

  test('the sweeper publishes what the exact job missed, once', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-02-28T12:00:00Z' });
    await leave(world.host, thanks(id));
    await at('2027-03-14T12:01:00Z');
    await sweep();
    await sweep();
    expect((await standing(world.renter, id))?.other).toMatchObject({ isPublished: true });
    const [row] = await world.app.context().em.execute<{ count: number }[]>(`select count(*)::int as count from outbox where type = 'review.published'`);
    expect(row?.count).toBe(1);
  });

  test('day 30 of a rental that runs on: both are asked once, by the local midnight', async () => {
    const id = await rental(world, { from: '2027-02-01', days: 180, status: 'active' });
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: false, opensAt: '2027-03-02T23:00:00.000Z', closesAt: '2027-03-16T23:00:00.000Z' });
    await at('2027-03-02T22:59:59Z');
    await ask();
    expect(await refused(world.renter, LEAVE, praise(id))).toMatchObject({ code: 'REVIEW_NOT_ELIGIBLE' });
    expect(await told('review.invited')).toEqual([]);
    await at('2027-03-03T09:10:00Z');
    await ask();
    await ask();
    expect(await told('review.invited')).toEqual(['asked host', 'asked renter']);
    expect(await leave(world.renter, praise(id))).toMatchObject({ status: 'SUBMITTED' });
  });

  test('a rental that ends by day 30 is reviewed at its end only', async () => {
    const id = await rental(world, { from: '2027-02-01', days: 30, status: 'active' });
    await at('2027-03-03T09:10:00Z');
    await ask();
    expect(await told('review.invited')).toEqual([]);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: false, opensAt: null, closesAt: null });
  });

  test('reminders on days 3 and 10, only to who has not written, each once', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-03-01T12:00:00Z' });
    await ask();
    expect(await told('review.reminded')).toEqual([]);
    await at('2027-03-04T12:10:00Z');
    await ask();
    await ask();
    expect(await told('review.reminded')).toEqual(['3 host', '3 renter']);
    await leave(world.renter, praise(id));
    await at('2027-03-11T12:10:00Z');
    await ask();
    await ask();
    expect(await told('review.reminded')).toEqual(['10 host', '3 host', '3 renter']);
    await at('2027-03-15T12:10:00Z');
    await ask();
    expect(await told('review.reminded')).toHaveLength(3);
  });

  test('a review of day 30 can be replaced once after the end: the older one stays with its side, one counts', async () => {
    const id = await rental(world, { from: '2027-01-25', days: 180, status: 'active' });
    await leave(world.renter, praise(id, { overall: 5 }));
    await leave(world.host, thanks(id));
    expect(await count()).toBe(1);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: false, isReplacing: false });

    await at('2027-07-15T10:00:00Z');
    await complete(world, id);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: true, isReplacing: true, own: { overall: 5 } });
    const second = await leave(world.renter, praise(id, { overall: 2, text: 'Al final hubo humedad y tardaron en arreglarla.' }));
    expect(second).toMatchObject({ isPublished: false, isReplaced: false });
    expect(await count()).toBe(1);
    await at('2027-07-29T10:00:01Z');
    await sweep();
    const { space } = await world.app.guest().query<{ space: { rating: { average: number; count: number } } }>(OF_SPACE, { id: world.spaceId });
    expect(space.rating).toMatchObject({ average: 2, count: 1 });
    const rows = await world.app.context().em.execute<{ round: string; is_replaced: boolean }[]>(
      `select round, replaced_by is not null as is_replaced from reviews where booking_id = ? and direction = 'of_space' order by round`, [uuidOf(id)]);
    expect(rows).toEqual([{ round: 'end', is_replaced: false }, { round: 'stay', is_replaced: true }]);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: false, own: { overall: 2 } });
    // The host wrote no second one: hers of day 30 still counts.
    expect(await standing(world.renter, id)).toMatchObject({ other: { isReplaced: false } });
  });

  test('P-16 one of day 30 that the staff let through after that of the end is read, and counts no more', async () => {
    const id = await rental(world, { from: '2027-01-25', days: 180, status: 'active' });
    const held = await leave(world.renter, praise(id, { overall: 1, text: 'El anfitrión es un gilipollas y el sitio un desastre.' }));
    await leave(world.host, thanks(id));
    expect(held.status).toBe('HELD');
    await at('2027-07-15T10:00:00Z');
    await complete(world, id);
    await leave(world.renter, praise(id, { overall: 4 }));
    await leave(world.host, thanks(id));
    expect(await count()).toBe(1);
    await world.admin.query(DECIDE, { input: { reviewId: held.id, isHidden: false, statement: 'No incumple las normas: cuenta lo que pasó en su alquiler.' } });
    const { space } = await world.app.guest().query<{ space: { rating: { average: number; count: number } } }>(OF_SPACE, { id: world.spaceId });
    expect(space.rating).toMatchObject({ average: 4, count: 1 });
  });

  test('what waits blind when the rental ends goes on waiting: nothing is published early, nothing is lost', async () => {
    const id = await rental(world, { from: '2027-01-25', days: 45, status: 'active' });
    await leave(world.renter, praise(id));
    await at('2027-03-08T10:00:00Z');
    await complete(world, id);
    // The end of the first time to write.
    await at('2027-03-10T00:00:01Z');
    await sweep();
    expect(await count()).toBe(0);
    expect(await standing(world.renter, id)).toMatchObject({ canWrite: true, isReplacing: false, closesAt: '2027-03-22T10:00:00.000Z', own: { isPublished: false } });
    await leave(world.host, thanks(id));
    expect(await count()).toBe(1);
  });

  test('a change of the days touches no rental that was agreed on before', async () => {
    const [over, running] = [await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-02-21T12:00:00Z' }), await rental(world, { from: '2027-01-21', days: 180, status: 'active' })];
    const { em } = world.app.context();
    await em.execute(`update platform_constants set value = 7 where key = 'REVIEW_WINDOW_DAYS'`);
    try {
      await ask();
      expect(await told('review.invited')).toEqual(['asked host', 'asked renter']);
      expect(await standing(world.host, running)).toMatchObject({ canWrite: true });
      expect(await standing(world.renter, over)).toMatchObject({ canWrite: true, closesAt: '2027-03-07T12:00:00.000Z' });
      await leave(world.renter, praise(over));
    } finally {
      await em.execute(`update platform_constants set value = 14 where key = 'REVIEW_WINDOW_DAYS'`);
    }
  });

  test('an end that no event told of is found by the clock', async () => {
    const id = await rental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt: '2027-03-01T12:00:00Z' });
    await ask();
    const rows = await world.app.context().em.execute<{ kind: string; closes_at: Date | string }[]>('select kind, closes_at from review_rounds where booking_id = ?', [uuidOf(id)]);
    expect(rows.map(({ kind, closes_at: closesAt }) => [kind, new Date(closesAt).toISOString()])).toEqual([['end', '2027-03-15T12:00:00.000Z']]);
  });
});
