import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { reconcileBooks } from '../../../server/features/bookings/payouts/reconcile-books.js';
import { CARDS, createWorld, TODAY, type World } from '../../support/bookings.js';
import { CHANGE_CARD, saveCard } from '../../support/money/billing.js';
import {
  answer,
  at,
  runClaims,
  runningStay,
  submit,
  TEXT,
  uploadEvidence,
  vote,
  WITHDRAW,
} from '../../support/money/claims.js';
import { uuidOf } from '../../support/spaces.js';
import { CONFIRM_MOVE_OUT, sweepStays } from '../../support/stays.js';

const REMOVE =
  'mutation ($id: ID!) { removePaymentMethod(input: { paymentMethodId: $id }) { deletedPaymentMethodId } }';
const CARDS_OF_VIEWER = '{ viewer { paymentMethods { id } } }';
const END_DAY = addDays(TODAY, 34 + 45);

let world: World;

beforeAll(async () => {
  world = await createWorld({}, { minDays: 1, deposit: 'ONE' });
});
afterAll(() => world.app.stop());

const sql = <T extends object>(text: string, values: unknown[] = []) =>
  world.app.context().em.execute<T[]>(text, values);

test('P4 a deposit that is claimed is charged on the card that the renter chose since, also after the stay; by night both books have it', async () => {
  const { app, renter, host } = world;
  const bookingId = await runningStay(world);
  const { viewer } = await renter.query<{ viewer: { paymentMethods: { id: string }[] } }>(CARDS_OF_VIEWER);
  const first = viewer.paymentMethods[0]?.id ?? '';
  await at(world, `${addDays(END_DAY, 1)}T10:00:00Z`);
  await sweepStays(world);
  const claim = await submit(host, {
    bookingId,
    case: 'SPACE_DAMAGED',
    detail: 'GOODS_LEFT',
    remedy: 'DEPOSIT',
    wantedCents: 3000,
    discoveredOn: addDays(END_DAY, 1),
    text: TEXT,
    evidenceIds: [(await uploadEvidence(host, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  });
  const other = await submit(renter, {
    bookingId,
    case: 'NOT_ENTITLED',
    remedy: 'CYCLE_REFUND',
    text: TEXT,
    evidenceIds: [(await uploadEvidence(renter, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  });
  await renter.query(WITHDRAW, { id: other.id });
  await host.query(CONFIRM_MOVE_OUT, { input: { bookingId } });
  // The claim may still charge it, so that it stays until another one takes its place.
  expect(await renter.codeOf(REMOVE, { id: first })).toBe('PAYMENT_METHOD_IN_USE');
  const paymentMethodId = await saveCard(renter, CARDS.mastercard);
  await renter.query(CHANGE_CARD, { input: { bookingId, paymentMethodId } });
  await renter.query(REMOVE, { id: first });

  await answer(renter, claim.id);
  await vote(host, claim.id);
  await runClaims(world);
  const charges = await sql<{ status: string; last4: string }>(
    `select status, method_last4 as last4 from payments where kind = 'deposit' and booking_id = ?`,
    [uuidOf(bookingId)],
  );
  expect(charges).toEqual([{ status: 'captured', last4: '4444' }]);
  await at(world, `${addDays(END_DAY, 2)}T02:40:00Z`);
  await reconcileBooks(app.context());
  expect(await sql('select kind, ref, expected_cents, found_cents from reconciliation_alarms')).toEqual([]);
  // With nothing left to charge it is free.
  expect(await renter.codeOf(CHANGE_CARD, { input: { bookingId, paymentMethodId } })).toBe('CYCLE_NOT_DUE');
  await renter.query(REMOVE, { id: paymentMethodId });
});
