import { afterEach, beforeEach, expect, test } from 'vitest';
import { expireRequests } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { updateAgedResponseMetrics } from '../../../server/features/bookings/lifecycle/response-metrics.js';
import {
  ACCEPT,
  DECLINE,
  NOW,
  WITHDRAW,
  type World,
  createWorld,
  requested,
  signInAgain,
} from '../../support/bookings.js';

let world: World;

beforeEach(async () => {
  world = await createWorld();
});
afterEach(() => world.app.stop());

async function later(minutes: number): Promise<void> {
  world.clock.set(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
  await signInAgain(world);
}

const metrics = async (): Promise<{ rate: number | null; bucket: string | null }> => {
  await world.app.settle();
  const { space } = await world.renter.query<{
    space: { host: { responseRatePercent: number | null; responseTime: string | null } };
  }>('query ($id: ID!) { space(id: $id) { host { responseRatePercent responseTime } } }', { id: world.spaceId });
  return { rate: space.host.responseRatePercent, bucket: space.host.responseTime };
};

test('P7 the response metrics count accepted, declined and expired requests, not withdrawn ones', async () => {
  const { host, renter } = world;
  expect(await metrics()).toEqual({ rate: null, bucket: null });

  const first = await requested(world, 34, 40);
  await later(30);
  await host.query(ACCEPT, { input: { bookingId: first.id } });
  expect(await metrics()).toEqual({ rate: 100, bucket: 'UNDER_AN_HOUR' });

  const taken = await requested(world, 100, 40);
  await renter.query(WITHDRAW, { input: { bookingId: taken.id } });
  await requested(world, 150, 40);
  expect(await metrics()).toEqual({ rate: 100, bucket: 'UNDER_AN_HOUR' });

  await later(30 + 24 * 60 + 1);
  await expireRequests(world.app.context());
  expect(await metrics()).toEqual({ rate: 50, bucket: 'UNDER_AN_HOUR' });
});

test('P7 an answer no longer counts after ninety days', async () => {
  const { id } = await requested(world, 34, 40);
  await later(120);
  await world.host.query(DECLINE, { input: { bookingId: id, reason: 'OTHER', text: 'Otra vez será.' } });
  expect(await metrics()).toEqual({ rate: 100, bucket: 'FEW_HOURS' });
  await later(90 * 24 * 60 + 60);
  await updateAgedResponseMetrics(world.app.context());
  expect(await metrics()).toEqual({ rate: null, bucket: null });
});
