import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { confirmed, createWorld, read, type World } from '../../support/bookings.js';
import { settlePending } from '../../support/money/billing.js';
import {
  answer,
  at,
  decide,
  readClaim,
  runClaims,
  submit,
  TEXT,
  uploadEvidence,
  vote,
  VOTE,
} from '../../support/money/claims.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { uuidOf } from '../../support/spaces.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.app.stop());
afterEach(() => vi.restoreAllMocks());

test('T23c a claim ends no booking while its first charge is being made, and refunds it once it was taken', async () => {
  const { app, renter, host, admin } = world;
  // The stay begins on 10 June: its first charge is made on 3 June.
  const { id } = await confirmed(world, 100);
  const evidenceIds = [(await uploadEvidence(renter, id)).id];
  const { id: claimId } = await submit(renter, {
    bookingId: id,
    case: 'NOT_ENTITLED',
    remedy: 'CYCLE_REFUND',
    text: TEXT,
    evidenceIds,
    isTrue: true,
    idempotencyKey: randomUUID(),
  });
  await answer(host, claimId, { isAgreed: false, text: 'El contrato permite el subarriendo.' });
  await vote(host, claimId, false);
  await at(world, '2027-06-01T10:00:00Z');
  await decide(admin, claimId, 'CYCLE_REFUND');
  await vote(renter, claimId);
  await at(world, '2027-06-02T22:00:00Z');
  const provider = app.services.ports.payments.current;
  vi.spyOn(provider, 'chargeOffSession').mockRejectedValue(new ProviderError('retry_later', 'timeout', 'no answer'));
  await chargeDuePayments(app.context());
  const { offerToken } = await readClaim(host, claimId);
  const accept = { input: { claimId, isAccepted: true, offerToken } };
  expect(await host.codeOf(VOTE, accept)).toBe('IDEMPOTENCY_IN_PROGRESS');
  vi.restoreAllMocks();
  await settlePending(app);
  expect((await vote(host, claimId)).status).toBe('CLOSED');
  await runClaims(world);
  expect(await read(renter, id)).toMatchObject({ status: 'CANCELLED', payment: { status: 'REFUNDED' } });
  expect(await app.context().em.execute('select total_cents from refunds where booking_id = ?', [uuidOf(id)])).toEqual([
    { total_cents: 7700 },
  ]);
  expect(await brokenBooks(world)).toEqual([]);
});
