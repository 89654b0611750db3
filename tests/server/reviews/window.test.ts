import { beforeEach, describe, expect, test } from 'vitest';
import { mailsTo } from '../../support/accounts.js';
import { resetWorld, confirmed, resetPaymentAttempts, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { runJob, runJobs, takeJobs } from '../../support/queued-jobs.js';
import {
  completeRental,
  DECIDE,
  leaveReview,
  LEAVE,
  OF_SPACE,
  renterReview,
  refusalOf,
  createRental,
  getReviewState,
  hostReview,
  uuidOf,
} from '../../support/reviews.js';
import { sendReminders } from '../../../server/features/reviews/review-invitations.js';
import { CONFIRM_MOVE_OUT, sweepStays } from '../../support/stays.js';

const world = useWorld();
beforeEach(async () => {
  await resetWorld(world);
  const { em } = world.app.context();
  await world.app.asOwner('truncate reviews, review_photos, useful_reviews, review_rounds, ratings, review_reports');
  await em.execute(
    `update bookings set status = 'withdrawn' where status in ('active', 'ending', 'move_out', 'terminated', 'completed')`,
  );
  await resetPaymentAttempts(world.app);
  await em.execute('delete from outbox');
  await em.execute('delete from notifications');
  await takeJobs(world.app, 'reviews.close-round');
});

/** Moves the clock and signs everybody in again. */
async function at(instant: string): Promise<void> {
  world.clock.set(instant);
  await signInAgain(world);
}

const sendInvitations = (): Promise<void> => runJob(world.app, 'reviews.ask', {});
const closeRounds = (): Promise<void> => runJob(world.app, 'reviews.close-rounds', {});
const listEventDetails = async (type: string): Promise<readonly (number | string)[]> => {
  const rows = await world.app.context().em.execute<{ detail: string }[]>(
    `select coalesce(payload->>'day', 'asked') || case when payload->>'userId' = b.host_id::text then ' host' else ' renter' end as detail
     from outbox o join bookings b on b.id = (o.payload->>'bookingId')::uuid where o.type = ? order by 1`,
    [type],
  );
  return rows.map(({ detail }) => detail);
};
const count = async (): Promise<number> =>
  (await world.app.visitor().query<{ space: { rating: { count: number } | null } }>(OF_SPACE, { id: world.spaceId }))
    .space.rating?.count ?? 0;

interface ReviewNotification {
  readonly type: string;
  readonly message: string;
  readonly is_host: boolean;
  readonly address: string;
}
const listNotifications = (): Promise<ReviewNotification[]> =>
  world.app.context().em.execute<ReviewNotification[]>(
    `select n.type, n.message, n.user_id = b.host_id as is_host, n.params->>'address' as address from notifications n join bookings b on b.id = n.booking_id
     where n.type like 'review%' order by n.type, is_host`,
  );

describe('P1.4 notifications of reviews', () => {
  test('sends nothing to an erased account, and names it as a former user to the other side', async () => {
    const id = await createRental(world, {
      from: '2026-12-28',
      days: 60,
      status: 'completed',
      completedAt: '2027-03-01T12:00:00Z',
    });
    await sendInvitations();
    await at('2027-03-04T12:10:00Z');
    const { em } = world.app.context();
    const erase = (instant: string) =>
      em.execute(`update users set erased_at = ${instant} where id = (select renter_id from bookings where id = ?)`, [
        uuidOf(id),
      ]);
    await erase('now()');
    await sendInvitations();
    await world.app.settle();
    await runJobs(world.app, 'mail.send');
    await erase('null');
    expect((await listNotifications()).map(({ type, is_host: isHost }) => [type, isHost])).toEqual([
      ['review_reminder', true],
    ]);
    const mail = (await mailsTo(world.app, 'host@example.test')).find(({ subject }) =>
      subject.startsWith('Tu reseña está pendiente'),
    );
    expect(mail?.text).toContain('con un antiguo usuario: quedan 10 días');
  });

  test('sends invitation, reminder and publication once each, worded per side, with a link to the review', async () => {
    const id = await createRental(world, { from: '2027-01-29', days: 180, status: 'active' });
    await sendInvitations();
    await world.app.settle();
    expect((await listNotifications()).map(({ type, is_host: isHost, address }) => [type, isHost, address])).toEqual([
      ['review_invited', false, `/leave-review/${id}`],
      ['review_invited', true, `/leave-review/${id}`],
    ]);
    // The sentence fits both sides.
    expect((await listNotifications()).map(({ message }) => message)).toEqual(
      Array.from({ length: 2 }, () =>
        expect.stringMatching(/^Ha pasado un mes desde que empezó el alquiler de «.+». Tienes 11 días/),
      ),
    );
    await leaveReview(world.renter, renterReview(id));
    await at('2027-03-04T09:10:00Z');
    await sendInvitations();
    await world.app.settle();
    expect((await listNotifications()).filter(({ type }) => type === 'review_reminder')).toMatchObject([
      { is_host: true, message: expect.stringContaining('Quedan 9 días') },
    ]);
    await at('2027-03-15T09:10:00Z');
    await closeRounds();
    await world.app.settle();
    expect((await listNotifications()).map(({ type, is_host: isHost }) => [type, isHost]).slice(2)).toEqual([
      ['review_published', false],
      ['review_received', true],
      ['review_reminder', true],
    ]);
  });

  test('notifies each side of the other’s review only', async () => {
    const id = await createRental(world, {
      from: '2026-12-28',
      days: 60,
      status: 'completed',
      completedAt: '2027-02-28T12:00:00Z',
    });
    await leaveReview(world.renter, renterReview(id));
    await leaveReview(world.host, hostReview(id));
    await world.app.settle();
    expect((await listNotifications()).map(({ type, is_host: isHost }) => [type, isHost])).toEqual([
      ['review_received', false],
      ['review_received', true],
    ]);
  });
});

describe('P6 review windows', () => {
  test('is open for 14 days from the end, then publishes the review of one side', async () => {
    const id = await createRental(world, { from: '2026-12-28', days: 60, status: 'move_out' });
    await at('2027-03-02T12:00:00Z');
    await completeRental(world, id);
    expect(await getReviewState(world.renter, id)).toMatchObject({
      canWrite: true,
      opensAt: '2027-03-02T12:00:00.000Z',
      closesAt: '2027-03-16T12:00:00.000Z',
    });
    await leaveReview(world.renter, renterReview(id));

    await at('2027-03-16T11:59:59Z');
    await leaveReview(world.renter, renterReview(id, { overall: 4 }));
    const [job] = await takeJobs(world.app, 'reviews.close-round');
    await runJob(world.app, 'reviews.close-round', job ?? {});
    expect(await count()).toBe(0);

    await at('2027-03-16T12:00:00Z');
    expect(await refusalOf(world.host, LEAVE, hostReview(id))).toMatchObject({ code: 'REVIEW_WINDOW_CLOSED' });
    expect(await getReviewState(world.host, id)).toMatchObject({ canWrite: false, own: null, other: null });
    await runJob(world.app, 'reviews.close-round', job ?? {});
    expect(await count()).toBe(1);
    expect(await getReviewState(world.host, id)).toMatchObject({ other: { overall: 4, isPublished: true } });
    expect(await refusalOf(world.renter, LEAVE, renterReview(id))).toMatchObject({ code: 'REVIEW_WINDOW_CLOSED' });
  });

  test('invites while the rental runs, and again when the host confirms the end', async () => {
    const { id } = await confirmed(world, 34, 40);
    await at('2027-04-06T08:00:00Z');
    await sweepStays(world);
    expect(await getReviewState(world.renter, id)).toMatchObject({
      canWrite: false,
      opensAt: '2027-05-04T22:00:00.000Z',
    });
    await at('2027-05-05T09:10:00Z');
    await sendInvitations();
    await leaveReview(world.renter, renterReview(id));
    await at('2027-05-16T08:00:00Z');
    await sweepStays(world);
    await world.host.query(CONFIRM_MOVE_OUT, { input: { bookingId: id } });
    await world.app.settle();
    const rounds = await world.app
      .context()
      .em.execute<{ kind: string; is_closed: boolean }[]>(
        'select kind, closed_at is not null as is_closed from review_rounds where booking_id = ? order by kind',
        [uuidOf(id)],
      );
    expect(rounds).toEqual([
      { kind: 'end', is_closed: false },
      { kind: 'stay', is_closed: true },
    ]);
    expect(await getReviewState(world.host, id)).toMatchObject({
      canWrite: true,
      closesAt: '2027-05-30T08:00:00.000Z',
    });
    await leaveReview(world.host, hostReview(id));
    expect(await count()).toBe(1);
  });

  test('publishes once by the periodic job when the exact job did not run', async () => {
    const id = await createRental(world, {
      from: '2026-12-28',
      days: 60,
      status: 'completed',
      completedAt: '2027-02-28T12:00:00Z',
    });
    await leaveReview(world.host, hostReview(id));
    await at('2027-03-14T12:01:00Z');
    await closeRounds();
    await closeRounds();
    expect((await getReviewState(world.renter, id))?.other).toMatchObject({ isPublished: true });
    const [row] = await world.app
      .context()
      .em.execute<{ count: number }[]>(`select count(*)::int as count from outbox where type = 'review.published'`);
    expect(row?.count).toBe(1);
  });

  test('invites both sides once on day 30, from local midnight', async () => {
    const id = await createRental(world, { from: '2027-02-01', days: 180, status: 'active' });
    expect(await getReviewState(world.renter, id)).toMatchObject({
      canWrite: false,
      opensAt: '2027-03-02T23:00:00.000Z',
      closesAt: '2027-03-16T23:00:00.000Z',
    });
    await at('2027-03-02T22:59:59Z');
    await sendInvitations();
    expect(await refusalOf(world.renter, LEAVE, renterReview(id))).toMatchObject({ code: 'REVIEW_NOT_ELIGIBLE' });
    expect(await listEventDetails('review.invited')).toEqual([]);
    await at('2027-03-03T09:10:00Z');
    await sendInvitations();
    await sendInvitations();
    expect(await listEventDetails('review.invited')).toEqual(['asked host', 'asked renter']);
    expect(await leaveReview(world.renter, renterReview(id))).toMatchObject({ status: 'SUBMITTED' });
  });

  test('P6 who reviews before the invitations go out does not take the one of the other side', async () => {
    const id = await createRental(world, { from: '2027-02-01', days: 180, status: 'active' });
    await at('2027-03-02T23:30:00Z');
    await leaveReview(world.renter, renterReview(id));
    await at('2027-03-03T09:10:00Z');
    await sendInvitations();
    expect(await listEventDetails('review.invited')).toEqual(['asked host']);
  });

  test('opens one window only when the rental ends by day 30', async () => {
    const id = await createRental(world, { from: '2027-02-01', days: 30, status: 'active' });
    await at('2027-03-03T09:10:00Z');
    await sendInvitations();
    expect(await listEventDetails('review.invited')).toEqual([]);
    expect(await getReviewState(world.renter, id)).toMatchObject({ canWrite: false, opensAt: null, closesAt: null });
  });

  test('reminds once each on days 3 and 10, only those who have not written', async () => {
    const id = await createRental(world, {
      from: '2026-12-28',
      days: 60,
      status: 'completed',
      completedAt: '2027-03-01T12:00:00Z',
    });
    await sendInvitations();
    expect(await listEventDetails('review.reminded')).toEqual([]);
    await at('2027-03-04T12:10:00Z');
    await sendInvitations();
    await sendInvitations();
    expect(await listEventDetails('review.reminded')).toEqual(['3 host', '3 renter']);
    await leaveReview(world.renter, renterReview(id));
    await at('2027-03-11T12:10:00Z');
    await sendInvitations();
    await sendInvitations();
    expect(await listEventDetails('review.reminded')).toEqual(['10 host', '3 host', '3 renter']);
    await at('2027-03-15T12:10:00Z');
    await sendInvitations();
    expect(await listEventDetails('review.reminded')).toHaveLength(3);
  });

  test('P6 rounds without a reminder that is due do not delay those of others', async () => {
    for (const completedAt of ['2027-02-28T12:00:00Z', '2027-03-01T12:00:00Z'])
      await createRental(world, { from: '2026-12-28', days: 60, status: 'completed', completedAt });
    await sendInvitations();
    for (const day of ['03', '04']) {
      await at(`2027-03-${day}T12:10:00Z`);
      await sendReminders(world.app.context(), 1);
    }
    expect(await listEventDetails('review.reminded')).toEqual(['3 host', '3 host', '3 renter', '3 renter']);
  });

  test('does not remind of a review that cannot be written any more, because the staff have ended the rental', async () => {
    const id = await createRental(world, { from: '2027-02-01', days: 180, status: 'active' });
    await at('2027-03-03T09:10:00Z');
    await sendInvitations();
    expect(await listEventDetails('review.invited')).toEqual(['asked host', 'asked renter']);
    await world.app
      .context()
      .em.execute(
        `update bookings set status = 'terminated', terminated_at = now(), termination_reason = 'non_payment', termination_text = '' where id = ?`,
        [uuidOf(id)],
      );
    await at('2027-03-06T09:10:00Z');
    await sendInvitations();
    expect(await listEventDetails('review.reminded')).toEqual([]);
    expect(await refusalOf(world.renter, LEAVE, renterReview(id))).toMatchObject({ code: 'REVIEW_NOT_ELIGIBLE' });
  });

  test('replaces a review of day 30 by one after the end; only the later counts', async () => {
    const id = await createRental(world, { from: '2027-01-25', days: 180, status: 'active' });
    await leaveReview(world.renter, renterReview(id, { overall: 5 }));
    await leaveReview(world.host, hostReview(id));
    expect(await count()).toBe(1);
    expect(await getReviewState(world.renter, id)).toMatchObject({ canWrite: false, isReplacing: false });

    await at('2027-07-15T10:00:00Z');
    await completeRental(world, id);
    expect(await getReviewState(world.renter, id)).toMatchObject({
      canWrite: true,
      isReplacing: true,
      own: { overall: 5 },
    });
    const second = await leaveReview(
      world.renter,
      renterReview(id, { overall: 2, text: 'Al final hubo humedad y tardaron en arreglarla.' }),
    );
    expect(second).toMatchObject({ isPublished: false, isReplaced: false });
    expect(await count()).toBe(1);
    await at('2027-07-29T10:00:01Z');
    await closeRounds();
    const { space } = await world.app
      .visitor()
      .query<{ space: { rating: { average: number; count: number } } }>(OF_SPACE, { id: world.spaceId });
    expect(space.rating).toMatchObject({ average: 2, count: 1 });
    const rows = await world.app
      .context()
      .em.execute<{ round: string; is_replaced: boolean }[]>(
        `select round, replaced_by is not null as is_replaced from reviews where booking_id = ? and direction = 'of_space' order by round`,
        [uuidOf(id)],
      );
    expect(rows).toEqual([
      { round: 'end', is_replaced: false },
      { round: 'stay', is_replaced: true },
    ]);
    expect(await getReviewState(world.renter, id)).toMatchObject({ canWrite: false, own: { overall: 2 } });
    // The host wrote no second review, so the one of day 30 still counts.
    expect(await getReviewState(world.renter, id)).toMatchObject({ other: { isReplaced: false } });
  });

  test('P-16 publishes a review of day 30 released after the one of the end, without counting it', async () => {
    const id = await createRental(world, { from: '2027-01-25', days: 180, status: 'active' });
    const held = await leaveReview(
      world.renter,
      renterReview(id, { overall: 1, text: 'El anfitrión es un gilipollas y el sitio un desastre.' }),
    );
    await leaveReview(world.host, hostReview(id));
    expect(held.status).toBe('HELD');
    await at('2027-07-15T10:00:00Z');
    await completeRental(world, id);
    await leaveReview(world.renter, renterReview(id, { overall: 4 }));
    await leaveReview(world.host, hostReview(id));
    expect(await count()).toBe(1);
    const published = await listEventDetails('review.published');
    await world.admin.query(DECIDE, {
      input: {
        reviewId: held.id,
        isHidden: false,
        statement: 'No incumple las normas: cuenta lo que pasó en su alquiler.',
      },
    });
    const { space } = await world.app
      .visitor()
      .query<{ space: { rating: { average: number; count: number } } }>(OF_SPACE, { id: world.spaceId });
    expect(space.rating).toMatchObject({ average: 4, count: 1 });
    expect(await listEventDetails('review.published')).toEqual(published);
  });

  test('moves unpublished reviews to the window of the end when the rental ends', async () => {
    const id = await createRental(world, { from: '2027-01-25', days: 45, status: 'active' });
    await leaveReview(world.renter, renterReview(id));
    await at('2027-03-08T10:00:00Z');
    await completeRental(world, id);
    // The end of the first window.
    await at('2027-03-10T00:00:01Z');
    await closeRounds();
    expect(await count()).toBe(0);
    expect(await getReviewState(world.renter, id)).toMatchObject({
      canWrite: true,
      isReplacing: false,
      closesAt: '2027-03-22T10:00:00.000Z',
      own: { isPublished: false },
    });
    await leaveReview(world.host, hostReview(id));
    expect(await count()).toBe(1);
  });

  test('keeps the window of existing bookings when the constant changes', async () => {
    const [over, running] = [
      await createRental(world, {
        from: '2026-12-28',
        days: 60,
        status: 'completed',
        completedAt: '2027-02-21T12:00:00Z',
      }),
      await createRental(world, { from: '2027-01-21', days: 180, status: 'active' }),
    ];
    const { em } = world.app.context();
    await em.execute(`update platform_constants set value = 7 where key = 'REVIEW_WINDOW_DAYS'`);
    try {
      await sendInvitations();
      expect(await listEventDetails('review.invited')).toEqual(['asked host', 'asked renter']);
      expect(await getReviewState(world.host, running)).toMatchObject({ canWrite: true });
      expect(await getReviewState(world.renter, over)).toMatchObject({
        canWrite: true,
        closesAt: '2027-03-07T12:00:00.000Z',
      });
      await leaveReview(world.renter, renterReview(over));
    } finally {
      await em.execute(`update platform_constants set value = 14 where key = 'REVIEW_WINDOW_DAYS'`);
    }
  });

  test('opens the window of an ended rental by the periodic job when there was no event', async () => {
    const id = await createRental(world, {
      from: '2026-12-28',
      days: 60,
      status: 'completed',
      completedAt: '2027-03-01T12:00:00Z',
    });
    await sendInvitations();
    const { em } = world.app.context();
    const rows = await em.execute<{ kind: string; closes_at: Date | string }[]>(
      'select kind, closes_at from review_rounds where booking_id = ?',
      [uuidOf(id)],
    );
    expect(rows.map(({ kind, closes_at: closesAt }) => [kind, new Date(closesAt).toISOString()])).toEqual([
      ['end', '2027-03-15T12:00:00.000Z'],
    ]);
  });
});
