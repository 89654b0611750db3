import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { expireRequests } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { reconcilePayments } from '../../../server/features/bookings/payments/settle-payment.js';
import { signInAs } from '../../support/accounts.js';
import {
  type BookingView,
  CARDS,
  CHANGE_DATES,
  COMPLETE,
  NOW,
  REQUEST,
  START,
  TODAY,
  request,
  requestInput,
  signInAgain,
  start,
  stay,
  sqlOf,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, uuidOf } from '../../support/spaces.js';
import { createTestApp } from '../../support/test-app.js';

const world = useWorld();

beforeEach(async () => {
  world.clock.set(NOW);
  await signInAgain(world);
  await sql(
    `update bookings set status = 'payment_failed' where status in ('pending_payment', 'requested', 'confirmed')`,
  );
});

const sql = sqlOf(world);

test('characters that PostgreSQL cannot store are rejected as bad input, not as an internal error', async () => {
  const { app, renter, spaceId } = world;
  expect(await renter.codeOf(START, { input: stay(spaceId, 34, 45, { idempotencyKey: 'a\u0000b' }) })).toBe(
    'BAD_REQUEST',
  );
  const { id } = await start(renter, stay(spaceId));
  expect(
    await renter.codeOf(REQUEST, {
      input: await requestInput(renter, id, CARDS.works, { paymentMethodId: 'pm\u0000' }),
    }),
  ).toBe('BAD_REQUEST');
  for (const method of ['GET', 'POST'])
    expect((await fetch(`${app.url}/sandbox-payments/authenticate/pi_%00`, { method })).status).toBe(400);
});

test('a booking whose sweep fails does not block the others', async () => {
  const { app, clock, host, renter, stranger, spaceId } = world;
  const other = await publishedSpace(app, host, { title: 'Otro trastero del mismo portal' });
  const broken = `update bookings set terms_snapshot = 'null'::jsonb where id = ?`;
  const first = await start(renter, stay(spaceId));
  clock.advance({ seconds: 1 });
  const second = await start(stranger, stay(other));
  await sql(broken, [uuidOf(first.id)]);
  clock.advance({ minutes: 15 });
  await expireHolds(app.context());
  expect(await sql('select status from bookings where id = ?', [uuidOf(second.id)])).toEqual([
    { status: 'payment_failed' },
  ]);

  clock.set(NOW);
  await sql(`update bookings set status = 'payment_failed' where id = ?`, [uuidOf(first.id)]);
  const requests: BookingView[] = [];
  for (const space of [spaceId, other]) {
    const { id } = await start(renter, stay(space));
    requests.push(await request(renter, id));
    clock.advance({ seconds: 1 });
  }
  await sql(broken, [uuidOf(requests[0]?.id ?? '')]);
  clock.advance({ days: 1 });
  await expireRequests(app.context());
  expect(await sql('select status from bookings where id = ?', [uuidOf(requests[1]?.id ?? '')])).toEqual([
    { status: 'expired' },
  ]);
  await sql(`delete from graphile_worker._private_jobs`);
  await sql(
    `update bookings set status = 'payment_failed', terms_snapshot = (select terms_snapshot from bookings where terms_snapshot <> 'null' limit 1) where terms_snapshot = 'null'`,
  );
});

test('an authentication finished after a change of dates is voided, and the renter can pay again', async () => {
  const { app, clock, renter, spaceId } = world;
  const { id, reference } = await start(renter, stay(spaceId));
  const { actionUrl } = await request(renter, id, CARDS.authenticate);
  await renter.query(CHANGE_DATES, {
    input: { bookingId: id, from: addDays(TODAY, 40), to: addDays(TODAY, 80) },
  });
  await app.services.ports.sandbox?.answerChallenge((actionUrl ?? '').split('/').at(-1) ?? '', true);
  const { errors } = await renter.send(COMPLETE, { input: { bookingId: id } });
  expect(errors[0]?.extensions).toMatchObject({ code: 'BOOKING_TRANSITION_REFUSED', params: { allowed: ['PAY'] } });
  clock.advance({ minutes: 2 });
  await reconcilePayments(app.context());
  expect(
    await sql(`select status from sandbox_intents where metadata ->> 'bookingReference' = ?`, [reference]),
  ).toEqual([{ status: 'canceled' }]);
  expect((await request(renter, id)).status).toBe('REQUESTED');
});

test('the spaces of a suspended host can be neither quoted nor booked', async () => {
  const { host, renter, spaceId } = world;
  const QUOTE = 'query ($input: PriceQuoteInput!) { priceQuote(input: $input) { totalCents } }';
  const { idempotencyKey: _, ...days } = stay(spaceId);
  expect(await renter.query(QUOTE, { input: days })).toEqual({ priceQuote: { totalCents: 11550 } });
  await sql(`update users set suspended_at = now() where email = 'host@example.test'`);
  expect(await renter.codeOf(START, { input: stay(spaceId) })).toBe('SPACE_NOT_BOOKABLE');
  expect(await renter.codeOf(QUOTE, { input: days })).toBe('NOT_FOUND');
  await sql(`update users set suspended_at = null where email = 'host@example.test'`);
  await signInAs(host, 'host@example.test');
});

test('without a provider, a payment and its retry with the same key fail at once with PAYMENT_UNAVAILABLE', async () => {
  const app = await createTestApp({ databaseUrl: world.app.databaseUrl, clock: world.clock, config: { demo: false } });
  const renter = app.visitor();
  await signInAs(renter, 'renter@example.test');
  const { id } = await start(renter, stay(world.spaceId));
  const input = await requestInput(world.renter, id, CARDS.works, { idempotencyKey: randomUUID() });
  const since = Date.now();
  expect([await renter.codeOf(REQUEST, { input }), await renter.codeOf(REQUEST, { input })]).toEqual([
    'PAYMENT_UNAVAILABLE',
    'PAYMENT_UNAVAILABLE',
  ]);
  expect(Date.now() - since).toBeLessThan(4_000);
  await app.stop();
});
