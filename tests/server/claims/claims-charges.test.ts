import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sumCents } from '../../../server/core/values/money.js';
import { chargeDuePayments } from '../../../server/features/bookings/payments/charge-when-due.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { confirmed, createWorld, read, type World } from '../../support/bookings.js';
import { runBilling, settlePending } from '../../support/money/billing.js';
import { ANSWER as ANSWER_CHANGE, askForDates, change, readChanged, running } from '../../support/money/changes.js';
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
  WITHDRAW,
} from '../../support/money/claims.js';
import { brokenBooks } from '../../support/money/payouts.js';
import { uuidOf } from '../../support/spaces.js';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.app.stop();
});

/** A claim by the renter that the host may not let the space. */
async function notEntitled(bookingId: string): Promise<string> {
  const input = {
    bookingId,
    case: 'NOT_ENTITLED',
    remedy: 'CYCLE_REFUND',
    text: TEXT,
    evidenceIds: [(await uploadEvidence(world.renter, bookingId)).id],
    isTrue: true,
    idempotencyKey: randomUUID(),
  };
  return (await submit(world.renter, input)).id;
}

test('T23c a claim ends no booking while its first charge is being made, and refunds it once it was taken', async () => {
  const { app, renter, host, admin } = world;
  // The stay begins on 10 June: its first charge is made on 3 June.
  const { id } = await confirmed(world, 100);
  const claimId = await notEntitled(id);
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

test('T23 a claim holds the whole month, also one that was extended after it was paid', async () => {
  const { app, renter, host } = world;
  // From 3 March; the second month is 3 to 17 April and is extended to 30 April.
  const id = await running(world, { days: 45 });
  await at(world, '2027-04-04T10:00:00Z');
  await runBilling(world);
  await askForDates(renter, id, '2027-03-03', '2027-04-30');
  const { changeRequest } = await readChanged(host, id);
  const { id: changeId, differenceCents } = changeRequest ?? {};
  await change(host, ANSWER_CHANGE, { changeId, isAgreed: true, differenceCents });
  await runBilling(world);
  await at(world, '2027-04-20T10:00:00Z');
  const claimId = await notEntitled(id);
  const sql = <T extends object>(text: string) => app.context().em.execute<T[]>(text, [uuidOf(id)]);
  const shares = await sql<{ id: string; cents: number }>(
    `select id, host_net_cents as cents from billing_cycles where booking_id = ? and month_no = 2 and status = 'paid' order by cycle_no`,
  );
  expect(shares).toHaveLength(2);
  expect((await readClaim(host, claimId)).holdsCents).toBe(sumCents(shares.map(({ cents }) => cents)));
  // The other months of the booking are paid out.
  const held = await sql<{ cycle_id: string }>(
    'select cycle_id from earning_holds where booking_id = ? and released_at is null',
  );
  expect(held.map((hold) => hold.cycle_id).sort()).toEqual(shares.map((share) => share.id).sort());
  await renter.query(WITHDRAW, { id: claimId });
  expect(await sql('select cycle_id from earning_holds where booking_id = ? and released_at is null')).toEqual([]);
});
