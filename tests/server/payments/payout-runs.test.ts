import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { payOutAtSix, payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { connectedAccounts } from '../../../server/features/bookings/payees/payout-gateway.js';
import { providePayoutGateway } from '../../../server/features/bookings/payouts/payout-port.js';
import { reconcilePayouts } from '../../../server/features/bookings/payouts/settle-payout.js';
import { ProviderError } from '../../../server/ports/payments/provider-error.js';
import { mailsTo } from '../../support/accounts.js';
import { confirmed, createWorld, signInAgain, type World } from '../../support/bookings.js';
import { brokenBooks, MemoryPayouts } from '../../support/money/payouts.js';
import { runJobs } from '../../support/queued-jobs.js';

let world: World;
let provider: MemoryPayouts;

// The books are append-only, so each test has its own.
beforeEach(async () => {
  world = await createWorld();
  provider = new MemoryPayouts().connect();
});
afterEach(async () => {
  providePayoutGateway(connectedAccounts);
  await world.app.stop();
});

test('P4 the first run of a month pays less than 10 €, on whichever day it is, once', async () => {
  const { app, clock } = world;
  const { em } = app.context();
  const payouts = (): Promise<object[]> => em.execute('select amount_cents, is_sweep from payouts');
  await em.execute('update spaces set price_month_cents = 1000');
  await confirmed(world);
  clock.set('2027-05-05T04:00:00Z');
  // A platform that never paid out before missed no run, and here the one of the first day took place.
  for (const earlier of [[], ['2027-04-30', '2027-05-01']]) {
    await em.execute('delete from payout_runs');
    for (const runOn of earlier) await em.execute('insert into payout_runs values (?)', [runOn]);
    await payOutHosts(app.context());
    expect(await payouts(), earlier.join()).toEqual([]);
  }
  await em.execute(`delete from payout_runs where run_on >= '2027-05-01'`);
  await payOutHosts(app.context());
  await payOutHosts(app.context());
  expect(await payouts()).toEqual([{ amount_cents: 950, is_sweep: true }]);
  expect(await em.execute('select run_on::text from payout_runs order by 1')).toEqual([
    { run_on: '2027-04-30' },
    { run_on: '2027-05-05' },
  ]);
});

const sql = <T extends object>(text: string) => world.app.context().em.execute<T[]>(text);
/** A booking of an established host, whose first month is paid out after 48 hours. */
async function earned(): Promise<void> {
  await sql(`update platform_constants set value = '0' where key = 'NEW_HOST_CYCLES'`);
  await confirmed(world);
}
/** The staff end the only payout. */
async function endByStaff(reason: string): Promise<void> {
  const [{ id } = { id: '' }] = await sql<{ id: string }>('select id from payouts');
  await world.admin.query('mutation ($input: FailPayoutInput!) { failPayout(input: $input) { payout { status } } }', {
    input: { payoutId: toGlobalId('Payout', id), reason },
  });
}
const payouts = () => sql('select status, failure_code from payouts order by created_at, id');
const newestPayout = async () =>
  (
    await world.host.query<{ viewer: { payouts: { edges: { node: object }[] } } }>(
      '{ viewer { payouts(first: 1) { edges { node { status isOfAccount } } } } }',
    )
  ).viewer.payouts.edges[0]?.node;
const notices = async () => {
  await world.app.settle();
  return sql(`select type from notifications where type like 'payout%' order by created_at`);
};

test('P4 a payout that our balance does not cover waits and is sent later: an alarm for the staff, no refusal for the host', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  const refused = () =>
    provider.failNext('transfer', new ProviderError('our_fault', 'balance_insufficient', 'too small'));
  refused();
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  expect(await payouts()).toEqual([{ status: 'scheduled', failure_code: 'balance_insufficient' }]);
  clock.advance({ minutes: 59 });
  await reconcilePayouts(app.context());
  expect(await payouts()).toMatchObject([{ status: 'scheduled' }]);
  // Refused again, a day later too: the provider knows each key for a day only.
  clock.advance({ minutes: 1 });
  refused();
  await reconcilePayouts(app.context());
  clock.advance({ hours: 25 });
  refused();
  await reconcilePayouts(app.context());
  expect(await notices()).toEqual([]);
  expect(await sql('select kind, expected_cents from reconciliation_alarms')).toEqual([
    { kind: 'balance_too_small', expected_cents: 6650 },
  ]);
  await runJobs(app, 'mail.send');
  const [mail] = await mailsTo(app, app.context().config.supportEmail);
  expect(mail?.text).toContain('Nuestro saldo no cubre un pago');
  clock.advance({ hours: 1 });
  await reconcilePayouts(app.context());
  expect(await payouts()).toEqual([{ status: 'in_transit', failure_code: null }]);
  expect(await notices()).toEqual([{ type: 'payout_sent' }]);
  expect([provider.sentCents, provider.transfers.size]).toEqual([6650, 1]);
  expect(await brokenBooks(world)).toEqual([]);
});

test('P4 a payout fails that the host’s account does not cover: its transfer comes back, the host is told, our balance is not blamed', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  provider.failNext('payOut', new ProviderError('our_fault', 'balance_insufficient', 'too small'));
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  expect(await payouts()).toEqual([{ status: 'failed', failure_code: 'balance_insufficient' }]);
  clock.advance({ minutes: 1 });
  await reconcilePayouts(app.context());
  expect(await notices()).toEqual([{ type: 'payout_failed' }]);
  expect(await sql('select kind from reconciliation_alarms')).toEqual([]);
  expect(await sql('select reversed_at is not null as is_back from payouts')).toEqual([{ is_back: true }]);
  expect(await brokenBooks(world)).toEqual([]);
});

test('P4 a payout that fails at once is requested and reported once a day, also where six o’clock comes twice', async () => {
  const { app, clock } = world;
  await earned();
  for (const at of ['2027-04-10T04:00:00Z', '2027-04-10T05:00:00Z', '2027-04-11T04:00:00Z']) {
    clock.set(at);
    provider.failNext('payOut', new ProviderError('our_fault', 'account_closed', 'closed'));
    await payOutAtSix(app.context());
    await runJobs(app, 'payouts.settle');
  }
  expect(await payouts()).toEqual([1, 2].map(() => ({ status: 'failed', failure_code: 'account_closed' })));
  expect(await notices()).toEqual([1, 2].map(() => ({ type: 'payout_failed' })));
});

test('P4 a transfer that does not come back raises an alarm, and is taken back when the account has the money', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  const refused = (call: 'payOut' | 'reverseTransfer', code: string) =>
    provider.failNext(call, new ProviderError('our_fault', code, 'no'));
  const alarms = () => sql('select kind, expected_cents from reconciliation_alarms');
  refused('payOut', 'account_closed');
  refused('reverseTransfer', 'balance_insufficient');
  await payOutHosts(app.context());
  for (const _ of ['send', 'take back']) await runJobs(app, 'payouts.settle');
  expect(await payouts()).toEqual([{ status: 'failed', failure_code: 'account_closed' }]);
  expect(await alarms()).toEqual([{ kind: 'transfer_not_returned', expected_cents: 6650 }]);
  await runJobs(app, 'mail.send');
  const [mail] = await mailsTo(app, app.context().config.supportEmail);
  expect(mail?.text).toContain('No vuelve el dinero de un pago fallido');
  // Requested again hourly, also after one more refusal.
  clock.advance({ minutes: 61 });
  refused('reverseTransfer', 'balance_insufficient');
  await reconcilePayouts(app.context());
  clock.advance({ minutes: 59 });
  await reconcilePayouts(app.context());
  expect(provider.sentCents).toBe(6650);
  clock.advance({ minutes: 1 });
  await reconcilePayouts(app.context());
  expect([provider.sentCents, (await alarms()).length]).toEqual([0, 1]);
  expect(await brokenBooks(world)).toEqual([]);
});

test('P4 a payout that the staff end keeps the reason for which it waited', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  provider.failNext('transfer', new ProviderError('our_fault', 'balance_insufficient', 'too small'));
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  await signInAgain(world);
  await endByStaff('Se paga el lunes con saldo nuevo.');
  // No bank refused it, and the host cannot mend it.
  expect(await notices()).toEqual([]);
  expect(await newestPayout()).toEqual({ status: 'FAILED', isOfAccount: false });
  expect(await payouts()).toEqual([{ status: 'failed', failure_code: 'balance_insufficient' }]);
});

test('P4 a payout that is requested again and gets no answer is ended as unanswered, not as refused for the balance', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  provider.failNext('transfer', new ProviderError('our_fault', 'balance_insufficient', 'too small'));
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  clock.advance({ hours: 1 });
  const lost = () => provider.failNext('transfer', new ProviderError('retry_later', 'timeout', 'no answer'));
  lost();
  await reconcilePayouts(app.context());
  expect(await payouts()).toEqual([{ status: 'scheduled', failure_code: null }]);
  // A lost answer is asked for again after a minute, not after the hour of a balance.
  clock.advance({ minutes: 1 });
  lost();
  await reconcilePayouts(app.context());
  expect(await sql(`select asked_at = '${clock.now().toISOString()}' as is_asked from payouts`)).toEqual([
    { is_asked: true },
  ]);
  await signInAgain(world);
  await endByStaff('En el banco no consta ninguna transferencia.');
  expect(await payouts()).toEqual([{ status: 'failed', failure_code: 'unanswered' }]);
});

test('P4 a payout that the staff end during its transfer is not sent on: the transfer comes back, and the money is paid once', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  await signInAgain(world);
  const transfer = provider.transfer.bind(provider);
  vi.spyOn(provider, 'transfer').mockImplementationOnce(async (request) => {
    const made = await transfer(request);
    await endByStaff('En el banco no consta ninguna transferencia.');
    return made;
  });
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  expect([await payouts(), provider.payouts.size]).toEqual([[{ status: 'failed', failure_code: 'unanswered' }], 0]);
  clock.advance({ minutes: 2 });
  await reconcilePayouts(app.context());
  expect(await sql('select reversed_at is not null as is_back from payouts')).toEqual([{ is_back: true }]);
  clock.set('2027-04-11T04:00:00Z');
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  expect(await payouts()).toMatchObject([{ status: 'failed' }, { status: 'in_transit' }]);
  expect([provider.sentCents, provider.payouts.size]).toEqual([6650, 1]);
  expect(await brokenBooks(world)).toEqual([]);
});

test.each([
  ['transfer', 'our key', new ProviderError('blocked', 'api_key_expired', 'no'), null, 'api_key_expired'],
  ['transfer', 'our call', new ProviderError('our_fault', 'parameter_invalid', 'no'), 'parameter_invalid', 'param'],
  ['payOut', 'our key', new ProviderError('blocked', 'api_key_expired', 'no'), null, 'api_key_expired'],
  ['payOut', 'our call', new ProviderError('our_fault', 'parameter_invalid', 'no'), 'parameter_invalid', 'param'],
] as const)(
  'P4 a payout of which the provider refuses the %s for %s waits: one alarm for the staff, nothing for the host',
  async (call, _of, refusal, code, ref) => {
    const { app, clock } = world;
    await earned();
    clock.set('2027-04-10T04:00:00Z');
    provider.failNext(call, refusal);
    await payOutHosts(app.context());
    await runJobs(app, 'payouts.settle').catch(() => undefined);
    expect(await payouts()).toEqual([{ status: 'scheduled', failure_code: code }]);
    expect(await notices()).toEqual([]);
    const alarms = await sql<{ kind: string; ref: string }>('select kind, ref from reconciliation_alarms');
    expect(alarms).toEqual([{ kind: 'call_refused', ref: expect.stringMatching(`^${ref}`) }]);
    clock.advance({ hours: 1 });
    await reconcilePayouts(app.context());
    expect(await payouts()).toEqual([{ status: 'in_transit', failure_code: null }]);
    expect([provider.sentCents, provider.transfers.size, await brokenBooks(world)]).toEqual([6650, 1, []]);
  },
);

test('P4 a transfer that cannot be looked up keeps its key, by which it is found later', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  provider.failNext('transfer', 'after');
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle').catch(() => undefined);
  // The provider may not know the key any more.
  clock.advance({ hours: 21 });
  const refusal = new ProviderError('our_fault', 'parameter_invalid', 'no');
  vi.spyOn(provider, 'findTransfer').mockRejectedValueOnce(refusal);
  await reconcilePayouts(app.context());
  expect(await payouts()).toEqual([{ status: 'scheduled', failure_code: 'parameter_invalid' }]);
  expect(await sql('select kind from reconciliation_alarms')).toEqual([{ kind: 'call_refused' }]);
  clock.advance({ hours: 1 });
  await reconcilePayouts(app.context());
  expect(await payouts()).toEqual([{ status: 'in_transit', failure_code: null }]);
  expect([provider.sentCents, provider.transfers.size]).toEqual([6650, 1]);
});

test('P4 a key that may not take a transfer back raises an alarm', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  provider.failNext('payOut', new ProviderError('our_fault', 'account_closed', 'closed'));
  provider.failNext('reverseTransfer', new ProviderError('blocked', 'more_permissions_required', 'no'));
  await payOutHosts(app.context());
  for (const _ of ['send', 'take back']) await runJobs(app, 'payouts.settle').catch(() => undefined);
  expect(await sql('select kind, ref from reconciliation_alarms')).toEqual([
    { kind: 'call_refused', ref: 'more_permissions_required' },
  ]);
});

test('P4 a payout fails whose transfer the host’s account cannot receive, and the host is told', async () => {
  const { app, clock } = world;
  await earned();
  clock.set('2027-04-10T04:00:00Z');
  provider.failNext('transfer', new ProviderError('our_fault', 'insufficient_capabilities_for_transfer', 'no'));
  await payOutHosts(app.context());
  await runJobs(app, 'payouts.settle');
  expect(await payouts()).toMatchObject([{ status: 'failed' }]);
  expect(await notices()).toEqual([{ type: 'payout_failed' }]);
  await signInAgain(world);
  expect(await newestPayout()).toEqual({ status: 'FAILED', isOfAccount: true });
});
