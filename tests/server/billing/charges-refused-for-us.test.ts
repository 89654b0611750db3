import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import type { PaymentsPort } from '../../../server/ports/payments/payments.js';
import { resetWorld, signInAgain, sqlOf } from '../../support/bookings.js';
import { readBilling, runBilling, running, settlePending, type BillingView } from '../../support/money/billing.js';
import { uuidOf } from '../../support/spaces.js';
import { useWorld } from '../../support/use-world.js';

const world = useWorld({}, { priceMonthCents: 1200 });
let provider: PaymentsPort;

beforeAll(() => {
  provider = world.app.services.ports.payments.current;
});
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  await resetWorld(world);
  await sql(`update billing_cycles set status = 'cancelled' where status not in ('paid', 'cancelled')`);
  await sql(`update bookings set status = 'completed' where status = 'active'`);
  await sql('delete from reconciliation_alarms');
});

const sql = sqlOf(world);
const alarms = () => sql('select kind, ref, expected_cents from reconciliation_alarms order by found_at');
const latest = (id: string) =>
  sql(
    `select status, pending_step, failure_code from payments where booking_id = ? order by created_at desc, id desc limit 1`,
    [uuidOf(id)],
  );
const billing = async (id: string): Promise<BillingView> => {
  await signInAgain(world);
  return readBilling(world.renter, id);
};

/** A stay from 5 March at 12 € a month, on the morning of a later day. */
async function stayOn(day: string, days: number | null): Promise<string> {
  const id = await running(world, { days });
  world.clock.set(`${day}T08:00:00Z`);
  await runBilling(world);
  return id;
}

test('P3 a month of less than a card can be charged is not owed, from the price to the charge', async () => {
  // Two months and one day: 0.40 of rent and 0.04 of fee.
  const id = await stayOn('2027-04-05', 62);
  const planned = await billing(id);
  expect(planned.cycles.map(({ totalCents }) => totalCents)).toEqual([1330, 1320, 0]);
  expect(planned.totalCents).toBe(2650);
  // No page and no mail announces a charge of nothing.
  world.clock.set('2027-05-03T08:00:00Z');
  await runBilling(world);
  await signInAgain(world);
  expect(
    await world.renter.query(
      'query ($id: ID!) { booking(id: $id) { nextCharge { dueOn } } dashboardSummary(mode: RENTER) { nextCharge { dueOn } } }',
      { id },
    ),
  ).toEqual({ booking: { nextCharge: null }, dashboardSummary: { nextCharge: null } });
  expect(
    await sql('select cycle_no from billing_cycles where booking_id = ? and announced_at is not null', [uuidOf(id)]),
  ).toEqual([]);
  world.clock.set('2027-05-05T08:00:00Z');
  await runBilling(world);
  expect((await billing(id)).cycles.map(({ status }) => status)).toEqual(['PAID', 'PAID', 'PAID']);
  expect(await sql('select 1 from payments where pending_step is not null')).toEqual([]);
  expect(await alarms()).toEqual([]);
});

describe('P4 a charge that the provider does not accept for a reason of ours', () => {
  test('counts as refused when nothing else can come of it, and the staff are told', async () => {
    const id = await running(world);
    vi.spyOn(provider, 'createPayment').mockRejectedValue(new ProviderError('our_fault', 'amount_too_small', 'no'));
    world.clock.set('2027-04-05T08:00:00Z');
    await runBilling(world);
    expect(await latest(id)).toEqual([{ status: 'failed', pending_step: null, failure_code: 'amount_too_small' }]);
    expect((await billing(id)).cycles[1]).toMatchObject({ status: 'RETRYING', nextTryOn: '2027-04-06' });
    expect(await alarms()).toEqual([
      { kind: 'call_refused', ref: expect.stringMatching(/^amount_too_small /), expected_cents: 1320 },
    ]);
  });

  test.each([
    ['no call can work', 'retrieveMethod', 'blocked', 'api_key_expired'],
    ['its code may concern all calls', 'createPayment', 'our_fault', 'parameter_unknown'],
  ] as const)(
    'waits while %s, with one alarm for all of them and no word to the renter',
    async (_, call, kind, code) => {
      const id = await running(world);
      vi.spyOn(provider, call).mockRejectedValue(new ProviderError(kind, code, 'no'));
      world.clock.set('2027-04-05T08:00:00Z');
      await runBilling(world);
      await settlePending(world.app);
      await world.app.settle();
      expect(await latest(id)).toEqual([{ status: 'pending', pending_step: 'charge', failure_code: null }]);
      expect(await alarms()).toEqual([{ kind: 'call_refused', ref: code, expected_cents: 0 }]);
      expect(
        await sql(`select type from notifications where booking_id = ? and type = 'charge_refused'`, [uuidOf(id)]),
      ).toEqual([]);
      vi.restoreAllMocks();
      await settlePending(world.app);
      expect((await billing(id)).cycles[1]).toMatchObject({ status: 'PAID', failedTries: 0 });
    },
  );

  test('is not reported to the staff when a bank declines the card while it is attached', async () => {
    const id = await running(world);
    const retrieve = provider.retrieveMethod.bind(provider);
    vi.spyOn(provider, 'retrieveMethod').mockImplementation(async (ref) => {
      const method = await retrieve(ref);
      return method && { ...method, customerRef: null };
    });
    vi.spyOn(provider, 'attachMethod').mockRejectedValue(new ProviderError('declined', 'expired_card', 'no'));
    world.clock.set('2027-04-05T08:00:00Z');
    await runBilling(world);
    expect(await latest(id)).toEqual([
      { status: 'failed', pending_step: null, failure_code: 'payment_method_unknown' },
    ]);
    expect(await alarms()).toEqual([]);
  });

  test('raises an alarm when the payment that was made cannot be looked up', async () => {
    const id = await running(world);
    const lost = new ProviderError('retry_later', 'timeout', 'no');
    vi.spyOn(provider, 'chargeOffSession').mockRejectedValue(lost);
    world.clock.set('2027-04-05T08:00:00Z');
    await runBilling(world);
    const unknown = new ProviderError('our_fault', 'resource_missing', 'no');
    vi.spyOn(provider, 'retrievePayment').mockRejectedValue(unknown);
    for (const _ of ['once', 'again']) await settlePending(world.app);
    expect(await latest(id)).toEqual([{ status: 'pending', pending_step: 'charge', failure_code: null }]);
    expect(await alarms()).toMatchObject([
      { kind: 'call_refused', ref: expect.stringMatching(/^resource_missing .+/) },
    ]);
  });
});
