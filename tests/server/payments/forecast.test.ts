import { expect, test } from 'vitest';
import { hostEarnings } from '../../../server/features/bookings/payouts/host-earnings.js';
import { ACCEPT, request, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { countQueries } from '../../support/query-counter.js';
import { publishedSpace } from '../../support/spaces.js';

const world = useWorld();

async function letMonthly(spaceId: string): Promise<void> {
  const { id } = await start(world.renter, stay(spaceId, 3, 45, { to: null, termType: 'ROLLING' }));
  await request(world.renter, id);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
}

test('P10 the forecast has the coming months of every monthly rental, with a constant number of statements', async () => {
  const [host] = await world.app
    .context()
    .em.execute<{ id: string }[]>(`select id from users where email = 'host@example.test'`);
  const read = () => hostEarnings(world.app.context(), host?.id ?? '');
  await letMonthly(world.spaceId);
  const one = await countQueries(world.app, read);
  // The first months of a new host are paid at other times, and the last one begins after the forecast.
  const laterMonths = async () => (await read()).months.slice(6, 8).map(({ bookedCents }) => bookedCents);
  expect(await laterMonths()).toEqual([6650, 6650]);
  for (const title of ['Garaje para la moto', 'Trastero del fondo'])
    await letMonthly(await publishedSpace(world.app, world.host, { title }));
  expect(await countQueries(world.app, read)).toBe(one);
  expect(await laterMonths()).toEqual([19_950, 19_950]);
});
