import { afterAll, beforeAll, expect, test } from 'vitest';
import { payOutHosts } from '../../../server/features/bookings/payouts/pay-out-hosts.js';
import { connectedAccounts } from '../../../server/features/bookings/payees/payout-gateway.js';
import { providePayoutGateway } from '../../../server/features/bookings/payouts/payout-port.js';
import { confirmed, createWorld, type World } from '../../support/bookings.js';
import { MemoryPayouts } from '../../support/money/payouts.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  new MemoryPayouts().connect();
});
afterAll(async () => {
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
