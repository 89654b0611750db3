import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fromGlobalId } from '../../../server/core/graphql/global-id.js';
import { signInAs } from '../../support/accounts.js';
import { person, resetWorld, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { runJob, runJobs } from '../../support/queued-jobs.js';

const JOIN = `mutation ($input: WaitForDaysInput!) { waitForDays(input: $input) { place { id } } }`;
const PLACES = `query { waitingPlaces { from state } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id } } }`;
const UNBLOCK = `mutation ($id: ID!) { unblockDays(input: { blockId: $id }) { deletedBlockId } }`;
const CHECK = 'waiting-list.offer-days';

interface Days {
  readonly from: string;
  readonly to: string;
}

let third: GraphqlClient;
const world = useWorld({}, { minDays: 1 });
beforeAll(async () => {
  third = await person(world.app, 'third', 'Nuria Pons Vila');
});
beforeEach(async () => {
  await resetWorld(world);
  await signInAs(third, 'third@example.test');
  await world.app
    .context()
    .em.execute('delete from waiting_places; delete from space_blocks; update spaces set min_days = 1');
});

const join = (client: GraphqlClient, days: Days) => client.query(JOIN, { input: { spaceId: world.spaceId, ...days } });
const states = async (client: GraphqlClient) =>
  (await client.query<{ waitingPlaces: { state: string }[] }>(PLACES)).waitingPlaces.map(({ state }) => state);
const check = () => runJob(world.app, CHECK, { spaceId: fromGlobalId('Space', world.spaceId) });
const later = async (time: string): Promise<void> => {
  world.clock.set(time);
  await signInAgain(world);
  await signInAs(third, 'third@example.test');
};

/** Blocks days as the host; returns what frees them again and runs the list. */
async function blockDays(days: Days): Promise<() => Promise<void>> {
  const { blockDays } = await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, {
    input: { spaceIds: [world.spaceId], reason: 'AWAY', ...days },
  });
  return async () => {
    await world.host.query(UNBLOCK, { id: blockDays.blocks[0]?.id });
    await runJobs(world.app, CHECK);
  };
}

test('N-W01 an offer that the space refuses now leaves its days to the next in line at once', async () => {
  const free = await blockDays({ from: '2027-04-01', to: '2027-06-01' });
  await join(world.stranger, { from: '2027-04-10', to: '2027-04-20' });
  world.clock.set('2027-03-02T09:56:00Z');
  await join(third, { from: '2027-04-10', to: '2027-05-20' });
  await free();
  expect([await states(world.stranger), await states(third)]).toEqual([['OFFERED'], ['WAITING']]);
  await world.app.context().em.execute('update spaces set min_days = 30');
  await check();
  expect([await states(world.stranger), await states(third)]).toEqual([['WAITING'], ['OFFERED']]);
});

test('N-W01 an offer that ended with its first day was the turn of its person for the later days too', async () => {
  const free = await blockDays({ from: '2027-03-02', to: '2027-03-12' });
  await join(world.stranger, { from: '2027-03-02', to: '2027-03-12' });
  world.clock.set('2027-03-02T09:56:00Z');
  await join(world.stranger, { from: '2027-03-05', to: '2027-03-12' });
  await later('2027-03-02T19:30:00Z');
  await join(third, { from: '2027-03-05', to: '2027-03-12' });
  await free();
  expect([await states(world.stranger), await states(third)]).toEqual([['OFFERED', 'WAITING'], ['WAITING']]);
  await later('2027-03-02T23:00:00Z');
  await check();
  expect(await states(third)).toEqual(['OFFERED']);
  expect((await states(world.stranger)).at(-1)).toBe('MISSED');
  // The days are not offered to them again when the next one does not answer either.
  await later('2027-03-03T23:00:00Z');
  await check();
  expect(await states(world.stranger)).toEqual(['MISSED']);
});
