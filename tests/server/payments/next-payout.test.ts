import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ServiceContext } from '../../../server/core/context.js';
import { inTransaction } from '../../../server/core/writes/transaction.js';
import { lockBooking } from '../../../server/features/bookings/lifecycle/booking-changes.js';
import { connectedAccounts } from '../../../server/features/bookings/payees/payout-gateway.js';
import { hostBalance, hostEarnings } from '../../../server/features/bookings/payouts/host-earnings.js';
import { earningLines } from '../../../server/features/bookings/payouts/earning-lines.js';
import { makeSharesPayable } from '../../../server/features/bookings/payouts/make-shares-payable.js';
import { payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { providePayoutGateway } from '../../../server/features/bookings/payouts/payout-port.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { BAN, banOf, closeAccount, signInAsAdmin } from '../../support/accounts.js';
import { confirmed, createWorld, signInAgain, type World } from '../../support/bookings.js';
import { MemoryPayouts } from '../../support/money/payouts.js';
import { refundByStaff } from '../../support/money/staff-refunds.js';
import { runJobs } from '../../support/queued-jobs.js';
import { SAVE_TAX, TAX } from '../../support/spaces.js';

const SUSPEND = 'mutation ($input: SuspendPersonInput!) { suspendPerson(input: $input) { person { state } } }';
const ALLOW_PAYOUTS = 'mutation ($input: PersonStatementInput!) { allowPayouts(input: $input) { person { state } } }';
const NEXT = { on: '2027-05-06', amountCents: 6650, ibanLast4: '7731' };

let world: World;
let provider: MemoryPayouts;
let hostId: string;

const sql = <T extends object>(text: string) => world.app.context().em.execute<T[]>(text);

/** A share of 66.50 € is payable; it is after six o'clock. */
beforeEach(async () => {
  world = await createWorld();
  provider = new MemoryPayouts().connect();
  await confirmed(world);
  world.clock.set('2027-05-05T09:00:00Z');
  await makeSharesPayable(world.app.context());
  const [host] = await sql<{ id: string }>(`select id from users where email = 'host@example.test'`);
  hostId = host?.id ?? '';
});
afterEach(async () => {
  providePayoutGateway(connectedAccounts);
  await world.app.stop();
});

/** What the host and the staff see, which is the same. */
async function nextPayout(ctx: ServiceContext = world.app.context()): Promise<object | null> {
  const { payableCents, nextPayout: seen } = await hostEarnings(ctx, hostId);
  expect(payableCents).toBe(6650);
  expect((await hostBalance(ctx, hostId, '2027-01-01')).nextPayout).toEqual(seen);
  return seen;
}

/** The run pays nobody. */
async function expectNoPayout(ctx: ServiceContext): Promise<void> {
  await payOutHosts(ctx);
  expect(await sql('select id from payouts')).toEqual([]);
}

test('P10 the next payout has its day, its amount and the account', async () => {
  expect(await nextPayout()).toEqual(NEXT);
});

test('P10 no day is promised until the account is complete', async () => {
  provider.account = null;
  expect(await nextPayout()).toBeNull();
  await expectNoPayout(world.app.context());
});

test('P10 no day is promised for the account that the provider restricted', async () => {
  providePayoutGateway({ ...connectedAccounts, mainProvider: () => provider, providerOf: () => provider });
  await sql(
    `insert into payout_accounts (user_id, provider, ref, status, iban_last4, idempotency_key) values ('${hostId}', 'sandbox', 'acct_1', 'restricted', '7731', 'key_1')`,
  );
  expect(await nextPayout()).toBeNull();
  await sql(`update payout_accounts set status = 'complete'`);
  expect(await nextPayout()).toEqual(NEXT);
});

test('P10 no day is promised while tax details are due', async () => {
  const context = world.app.context();
  const strict = { ...context, config: { ...context.config, requirePayoutAccount: true } };
  expect(await nextPayout(strict)).toBeNull();
  await expectNoPayout(strict);
  await signInAgain(world);
  await world.host.query(SAVE_TAX, { input: TAX });
  expect(await nextPayout(strict)).toEqual(NEXT);
});

test('P10 no day is promised to a suspended host', async () => {
  await closeAccount(world.app, 'host@example.test');
  expect(await nextPayout()).toBeNull();
  await expectNoPayout(world.app.context());
});

test('M6 the money of a closed account is paid out once the staff allow it, until a newer measure', async () => {
  const personId = toGlobalId('Person', hostId);
  const finance = world.app.visitor();
  const { admin } = world;
  await signInAsAdmin(world.app, admin, 'admin@example.test');
  await signInAsAdmin(world.app, finance, 'finance@example.test', 'finance');
  const statement = 'El dinero es de alquileres sin queja.';
  const allow = (client = finance) => client.codeOf(ALLOW_PAYOUTS, { input: { personId, statement } });
  const isOffered = async () =>
    (
      await finance.query<{ person: { availableActs: string[] } }>(
        'query ($id: ID!) { person(id: $id) { availableActs } }',
        {
          id: personId,
        },
      )
    ).person.availableActs.includes('ALLOW_PAYOUTS');
  expect(await isOffered()).toBe(false);
  expect(await allow()).toBe('FORBIDDEN');
  await admin.query(SUSPEND, { input: { personId, reason: 'FALSE_LISTING', statement, days: 30 } });
  expect(await isOffered()).toBe(true);
  expect(await allow(world.app.visitor())).toBe('UNAUTHENTICATED');
  await finance.query(ALLOW_PAYOUTS, { input: { personId, statement } });
  expect(await isOffered()).toBe(false);
  expect(await nextPayout()).toEqual(NEXT);
  // Nobody can ask the host for an account.
  const { account } = provider;
  provider.account = null;
  await expectNoPayout(world.app.context());
  expect(await sql(`select id from outbox where type = 'payout.account_needed'`)).toEqual([]);
  provider.account = account;
  world.clock.advance({ minutes: 1 });
  await admin.query(BAN, banOf(personId, statement));
  expect(await nextPayout()).toBeNull();
  await expectNoPayout(world.app.context());
  world.clock.advance({ minutes: 1 });
  await finance.query(ALLOW_PAYOUTS, { input: { personId, statement } });
  await payOutHosts(world.app.context());
  expect(await sql('select amount_cents as cents from payouts')).toEqual([{ cents: 6650 }]);
  expect(
    await sql(`select reason from audit_log where action = 'user.payouts_allowed' order by id desc limit 1`),
  ).toEqual([{ reason: statement }]);
});

test('P9 a month that was refunded after its payout shows what was paid and what is deducted', async () => {
  const { app, clock } = world;
  clock.set('2027-05-06T04:00:00Z');
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  const [cycle] = await sql<{ id: string; booking_id: string }>(
    'select id, booking_id from billing_cycles where paid_at is not null',
  );
  const [bookingId, cycleId] = [cycle?.booking_id ?? '', cycle?.id ?? ''];
  await inTransaction(app.context(), async (tx) => refundByStaff(tx, await lockBooking(tx, bookingId), cycleId, 2200));
  const lines = (await earningLines(app.context(), hostId)).filter(({ state }) => state === 'paid' || state === 'debt');
  expect(lines.map(({ state, rentCents, netCents }) => [state, rentCents, netCents])).toEqual([
    ['debt', -2000, -1900],
    ['paid', 7000, 6650],
  ]);
  expect((await hostEarnings(app.context(), hostId)).debtCents).toBe(1900);
  // As after a change that leaves nothing of the month: its rent and commission follow from the agreed commission.
  await inTransaction(app.context(), async (tx) => refundByStaff(tx, await lockBooking(tx, bookingId), cycleId, 5500));
  await sql(
    `update billing_cycles set rent_cents = 0, commission_cents = 0, host_net_cents = 0, total_cents = renter_fee_cents + protection_cents where id = '${cycleId}'`,
  );
  const debt = (await earningLines(app.context(), hostId)).find(({ state }) => state === 'debt');
  expect(debt).toMatchObject({ state: 'debt', rentCents: -7000, commissionCents: -350, netCents: -6650 });
});
