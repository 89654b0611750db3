import { beforeAll, beforeEach, expect, test } from 'vitest';
import {
  ACCEPT,
  resetWorld,
  CHANGE_DATES,
  person,
  request,
  signInAgain,
  start,
  START,
  stay,
  WITHDRAW,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { fromGlobalId } from '../../../server/core/graphql/global-id.js';
import { signInAs } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { agreed, ANSWER, ASK_DATES, askForDates, datesPreview, TAKE_BACK } from '../../support/money/changes.js';
import { runJob, runJobs } from '../../support/queued-jobs.js';
import { publishedSpace } from '../../support/spaces.js';

const PLACE = 'id from to state priorityUntil timeZone ahead space { id }';
const JOIN = `mutation ($input: WaitForDaysInput!) { waitForDays(input: $input) { place { ${PLACE} } } }`;
const JOIN_SEARCH = `mutation ($input: WaitForSearchInput!) { waitForSearch(input: $input) { count places { ${PLACE} } } }`;
const LEAVE = `mutation ($input: StopWaitingInput!) { stopWaiting(input: $input) { deletedWaitingPlaceId } }`;
const PLACES = `query { waitingPlaces { ${PLACE} } }`;
const QUOTE = `query ($input: PriceQuoteInput!) { priceQuote(input: $input) { isAvailable promisedUntil canWait } }`;
const BELL = `query { notifications(first: 5) { edges { node { type title message wayOn { path } } } } }`;
const COUNT = `query ($id: ID!) { space(id: $id) { waitingCount } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id } } }`;
const UNBLOCK = `mutation ($id: ID!) { unblockDays(input: { blockId: $id }) { deletedBlockId } }`;
const CHECK = 'waiting-list.offer-days';

interface Place {
  readonly id: string;
  readonly to: string;
  readonly state: string;
  readonly priorityUntil: string | null;
  readonly ahead: number;
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
    .em.execute('delete from waiting_places; delete from space_blocks; delete from account_measures');
});

const DAYS = { from: '2027-04-10', to: '2027-04-20' };
const join = async (client: GraphqlClient, days: object = DAYS, spaceId = world.spaceId): Promise<Place> =>
  (await client.query<{ waitForDays: { place: Place } }>(JOIN, { input: { spaceId, ...days } })).waitForDays.place;
const places = async (client: GraphqlClient): Promise<Place[]> =>
  (await client.query<{ waitingPlaces: Place[] }>(PLACES)).waitingPlaces;
const refusal = async (client: GraphqlClient, document: string, input: object) =>
  (await client.send(document, { input })).errors[0]?.extensions;
const quote = async (client: GraphqlClient) =>
  (
    await client.query<{ priceQuote: object }>(QUOTE, {
      input: { spaceId: world.spaceId, ...DAYS, termType: 'FIXED', protectionPlan: 'BASIC' },
    })
  ).priceQuote;
const noticesTo = async (client: GraphqlClient): Promise<{ type: string; title: string; message: string }[]> => {
  await world.app.settle();
  const { notifications } = await client.query<{ notifications: { edges: { node: { type: string } }[] } }>(BELL);
  return notifications.edges.map(({ node }) => node).filter(({ type }) => type === 'WAITING_DAYS_OFFERED') as never;
};
const later = async (time: string): Promise<void> => {
  world.clock.set(time);
  await signInAgain(world);
  await signInAs(third, 'third@example.test');
};
const book = async (client: GraphqlClient, days: object = DAYS) =>
  start(client, stay(world.spaceId, 0, 0, { ...days }));

test('N-W01 freed days are reserved for the first in the list for 24 hours, then for the next', async () => {
  const { id } = await book(world.renter);
  await request(world.renter, id);
  expect(await quote(world.stranger)).toEqual({ isAvailable: false, promisedUntil: null, canWait: true });
  expect(await join(world.stranger)).toMatchObject({ ...DAYS, state: 'WAITING', priorityUntil: null, ahead: 0 });
  world.clock.set('2027-03-02T09:56:00Z');
  expect(await join(third, { from: '2027-04-15', to: '2027-04-25' })).toMatchObject({ state: 'WAITING', ahead: 1 });
  // Joining again keeps the place.
  expect(await join(world.stranger)).toMatchObject({ ahead: 0 });
  expect(await world.host.query(COUNT, { id: world.spaceId })).toEqual({ space: { waitingCount: 2 } });
  expect(await world.stranger.query(COUNT, { id: world.spaceId })).toEqual({ space: { waitingCount: null } });
  await world.renter.query(WITHDRAW, { input: { bookingId: id } });
  await runJobs(world.app, CHECK);
  const until = '2027-03-03T09:56:00.000Z';
  expect(await places(world.stranger)).toMatchObject([
    { state: 'OFFERED', priorityUntil: until, timeZone: 'Europe/Madrid' },
  ]);
  expect(await noticesTo(world.stranger)).toEqual([
    {
      type: 'WAITING_DAYS_OFFERED',
      title: expect.stringMatching(/^Se ha liberado «.+»$/) as string,
      message: 'Tienes 24\u00a0h de prioridad.',
      wayOn: { path: `/space/${world.spaceId}?from=2027-04-10&to=2027-04-20` },
    },
  ]);
  expect(await noticesTo(third)).toEqual([]);
  // Nobody else can take the days by a new booking or by moving a hold from other days.
  expect(await quote(world.renter)).toEqual({ isAvailable: false, promisedUntil: until, canWait: true });
  expect(await refusal(world.renter, START, stay(world.spaceId, 0, 0, DAYS))).toMatchObject({
    code: 'BOOKING_DAYS_PROMISED',
    params: { until, timeZone: 'Europe/Madrid' },
  });
  const other = await book(world.renter, { from: '2027-06-01', to: '2027-06-10' });
  expect(await refusal(world.renter, CHANGE_DATES, { bookingId: other.id, ...DAYS })).toMatchObject({
    code: 'BOOKING_DAYS_PROMISED',
  });
  expect(await quote(world.stranger)).toMatchObject({ isAvailable: true, promisedUntil: null });
  // Running the check again notifies nobody twice.
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await noticesTo(world.stranger)).toHaveLength(1);
  await later('2027-03-03T09:56:00Z');
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await places(world.stranger)).toMatchObject([{ state: 'MISSED', priorityUntil: null }]);
  expect(await places(third)).toMatchObject([{ state: 'OFFERED', priorityUntil: '2027-03-04T09:56:00.000Z' }]);
  expect(await noticesTo(third)).toHaveLength(1);
});

async function uuid(): Promise<string> {
  const [row] = await world.app.context().em.execute<{ space_id: string }[]>('select space_id from waiting_places');
  return row?.space_id ?? '';
}

test('N-W01 a confirmed booking removes the place from the list; days taken again reset offers to waiting', async () => {
  const days = { spaceIds: [world.spaceId], ...DAYS, reason: 'AWAY' };
  const block = async (): Promise<string> =>
    (await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, { input: days })).blockDays.blocks[0]
      ?.id ?? '';
  const blocked = await block();
  await join(world.stranger);
  world.clock.set('2027-03-02T09:56:00Z');
  await join(third);
  await world.host.query(UNBLOCK, { id: blocked });
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ state: 'OFFERED' }]);
  // The host may still block the days.
  const again = await block();
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ state: 'WAITING', priorityUntil: null }]);
  await world.host.query(UNBLOCK, { id: again });
  await runJobs(world.app, CHECK);
  const { id } = await book(world.stranger);
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ state: 'OFFERED' }]);
  await request(world.stranger, id);
  await world.host.query(ACCEPT, { input: { bookingId: id } });
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toEqual([]);
  expect(await places(third)).toMatchObject([{ state: 'WAITING', ahead: 0 }]);
});

test('N-W01 an adjacent booking cannot be extended into reserved days, by request or by agreement', async () => {
  const id = await agreed(world, { from: '2027-04-01', to: '2027-04-10' });
  const block = async (from: string, to: string): Promise<string> =>
    (
      await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, {
        input: { spaceIds: [world.spaceId], from, to, reason: 'AWAY' },
      })
    ).blockDays.blocks[0]?.id ?? '';
  const blocked = await block('2027-04-16', '2027-04-18');
  await join(world.stranger, { from: '2027-04-12', to: '2027-04-20' });
  const { changeRequest } = await askForDates(world.renter, id, '2027-04-01', '2027-04-15');
  await world.host.query(UNBLOCK, { id: blocked });
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ state: 'OFFERED' }]);
  const answer = { changeId: changeRequest?.id, isAgreed: true, differenceCents: changeRequest?.differenceCents };
  expect(await refusal(world.host, ANSWER, answer)).toMatchObject({
    code: 'BOOKING_DAYS_PROMISED',
    params: { until: '2027-03-03T09:55:00.000Z' },
  });
  await world.renter.query(TAKE_BACK, { input: { changeId: changeRequest?.id } });
  expect(await datesPreview(world.renter, id, '2027-04-01', '2027-04-14')).toMatchObject({ isAvailable: false });
  expect(
    await refusal(world.renter, ASK_DATES, { bookingId: id, from: '2027-04-01', to: '2027-04-14', differenceCents: 0 }),
  ).toMatchObject({ code: 'BOOKING_DAYS_PROMISED' });
  // Days before the promised ones are allowed.
  expect(await datesPreview(world.renter, id, '2027-04-01', '2027-04-12')).toMatchObject({ isAvailable: true });
});

test('N-W01 leaving the list offers the days to the next person', async () => {
  const [block] = (
    await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, {
      input: { spaceIds: [world.spaceId], ...DAYS, reason: 'AWAY' },
    })
  ).blockDays.blocks;
  const { id } = await join(world.stranger);
  world.clock.set('2027-03-02T09:56:00Z');
  await join(third);
  await world.host.query(UNBLOCK, { id: block?.id });
  await runJobs(world.app, CHECK);
  // Another user's place is answered as if it did not exist, and is kept.
  await third.query(LEAVE, { input: { waitingPlaceId: id } });
  expect(await places(world.stranger)).toHaveLength(1);
  await world.stranger.query(LEAVE, { input: { waitingPlaceId: id } });
  await world.stranger.query(LEAVE, { input: { waitingPlaceId: id } });
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toEqual([]);
  expect(await places(third)).toMatchObject([{ state: 'OFFERED' }]);
});

test('N-W01 days are offered to nobody who is suspended or may not ask for bookings', async () => {
  const blocked = (
    await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, {
      input: { spaceIds: [world.spaceId], ...DAYS, reason: 'AWAY' },
    })
  ).blockDays.blocks[0];
  await join(world.stranger);
  world.clock.set('2027-03-02T09:56:00Z');
  await join(third);
  const { em } = world.app.context();
  const states = () =>
    em
      .execute<{ state: string }[]>('select state from waiting_places order by queued_at')
      .then((rows) => rows.map(({ state }) => state));
  await em.execute(
    `insert into account_measures (user_id, kind, reason, statement, starts_at, ends_at)
     select user_id, 'limit_bookings', 'other', 'Tres reservas canceladas sin motivo.', '2027-03-02', '2027-03-03' from waiting_places order by queued_at limit 1`,
  );
  await world.host.query(UNBLOCK, { id: blocked?.id });
  await runJobs(world.app, CHECK);
  expect(await states()).toEqual(['waiting', 'offered']);
  // An offer is withdrawn when its person is suspended, and made when a limit is over.
  await em.execute(`update users set suspended_at = now() where email = 'third@example.test'`);
  world.clock.set('2027-03-03T00:00:00Z');
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await states()).toEqual(['offered', 'waiting']);
  await em.execute(`update users set suspended_at = null where email = 'third@example.test'`);
});

test('N-W01 days of a space whose host is hidden are offered to nobody, and the space is not shown', async () => {
  const blocked = (
    await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, {
      input: { spaceIds: [world.spaceId], ...DAYS, reason: 'AWAY' },
    })
  ).blockDays.blocks[0];
  await join(world.stranger);
  await world.host.query(UNBLOCK, { id: blocked?.id });
  const { em } = world.app.context();
  const unlist = () =>
    em.execute(
      `insert into host_data_requests (user_id, asked_at, reminded_at, unlisted_at)
       select host_id, now(), now(), now() from spaces where id = (select space_id from waiting_places)`,
    );
  await unlist();
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ state: 'WAITING', space: null }]);
  expect(await noticesTo(world.stranger)).toEqual([]);
  await em.execute('delete from host_data_requests');
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await places(world.stranger)).toMatchObject([{ state: 'OFFERED', space: { id: world.spaceId } }]);
  // An offer that is open ends when the space is hidden.
  await unlist();
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await places(world.stranger)).toMatchObject([{ state: 'WAITING', space: null }]);
  await em.execute('delete from host_data_requests');
});

test('P11 a search with taken days joins the lists of all matching spaces', async () => {
  const rival = await person(world.app, 'rival-host', 'Olga Mas Rey', ['renter', 'host']);
  const second = await publishedSpace(world.app, rival, { minDays: 1 });
  await publishedSpace(world.app, rival, { minDays: 60 });
  for (const [client, spaceId] of [
    [world.host, world.spaceId],
    [rival, second],
  ] as const)
    await client.query(BLOCK, { input: { spaceIds: [spaceId], from: '2027-04-01', to: '2027-05-01', reason: 'AWAY' } });
  const { waitForSearch } = await world.stranger.query<{
    waitForSearch: { count: number; places: { space: { id: string } }[] };
  }>(JOIN_SEARCH, { input: { filter: DAYS } });
  expect(waitForSearch.count).toBe(2);
  expect(waitForSearch.places.map(({ space }) => space.id).toSorted()).toEqual([second, world.spaceId].toSorted());
  expect(await refusal(world.stranger, JOIN_SEARCH, { filter: { to: '2027-04-20' } })).toMatchObject({
    fields: [{ path: 'filter.from', code: 'REQUIRED' }],
  });
});

test('P11 a search can be waited for only when waiting joins a list', async () => {
  const rival = await person(world.app, 'ware-host', 'Olga Mas Rey', ['renter', 'host']);
  const spaceId = await publishedSpace(world.app, rival, { minDays: 60, type: 'WAREHOUSE' });
  const answer = async (client: GraphqlClient, days: object) => {
    const filter = { type: ['WAREHOUSE'], ...days };
    const { searchSpaces } = await client.query<{ searchSpaces: object }>(
      'query ($filter: SpaceFilter) { searchSpaces(filter: $filter) { totalCount canWait } }',
      { filter },
    );
    const { waitForSearch } = await client.query<{ waitForSearch: { count: number } }>(JOIN_SEARCH, {
      input: { filter },
    });
    return { ...searchSpaces, joined: waitForSearch.count };
  };
  const nothing = { totalCount: 0, canWait: false, joined: 0 };
  // Too short for the space, which is free.
  expect(await answer(world.stranger, DAYS)).toEqual(nothing);
  await rival.query(BLOCK, {
    input: { spaceIds: [spaceId], from: '2027-04-01', to: '2027-12-31', reason: 'AWAY' },
  });
  const long = { from: '2027-04-10', to: '2027-07-10' };
  expect(await answer(rival, long)).toEqual(nothing);
  // Further ahead than a booking may begin: nothing is searched either.
  await expect(answer(world.stranger, { from: '2027-09-10', to: '2027-12-10' })).rejects.toThrow('START_TOO_FAR');
  expect(await answer(world.stranger, long)).toEqual({ totalCount: 0, canWait: true, joined: 1 });
});

test('P11 ten taken spaces of the viewer do not hide the spaces of others that they could wait for', async () => {
  const rival = await person(world.app, 'ten-host', 'Pere Roca Sala', ['renter', 'host']);
  const own = [];
  for (let count = 0; count < 10; count++)
    own.push(await publishedSpace(world.app, rival, { type: 'SHOP', minDays: 1 }));
  const other = await publishedSpace(world.app, world.host, { type: 'SHOP', minDays: 1 });
  const block = (client: GraphqlClient, spaceIds: string[]) =>
    client.query(BLOCK, { input: { spaceIds, from: '2027-04-01', to: '2027-05-01', reason: 'AWAY' } });
  await block(rival, own);
  await block(world.host, [other]);
  // The own spaces are ranked first.
  await world.app
    .context()
    .em.execute('update space_search set rel = -1000 where id = ?', [fromGlobalId('Space', other)]);
  const { waitForSearch } = await rival.query<{ waitForSearch: { places: object[] } }>(JOIN_SEARCH, {
    input: { filter: { type: ['SHOP'], ...DAYS } },
  });
  expect(waitForSearch.places).toMatchObject([{ space: { id: other } }]);
});

test('P17 free days, own spaces and days out of range are rejected, and forty places are the limit', async () => {
  expect(await refusal(world.stranger, JOIN, { spaceId: world.spaceId, ...DAYS })).toMatchObject({
    code: 'WAITING_DAYS_FREE',
  });
  expect(await refusal(world.host, JOIN, { spaceId: world.spaceId, ...DAYS })).toMatchObject({
    code: 'BOOKING_OWN_SPACE',
  });
  expect(
    await refusal(world.stranger, JOIN, { spaceId: world.spaceId, from: '2027-03-01', to: '2027-03-05' }),
  ).toMatchObject({ fields: [{ path: 'from', code: 'DATE_IN_PAST' }] });
  await world.host.query(BLOCK, {
    input: { spaceIds: [world.spaceId], from: '2027-04-01', to: '2027-08-01', reason: 'AWAY' },
  });
  // Without an end date, a whole year has to be free.
  expect(await join(world.stranger, { from: '2027-04-10', to: null })).toMatchObject({ to: null, state: 'WAITING' });
  await world.app.context().em.execute(
    `insert into waiting_places (id, user_id, space_id, starts_on, ends_on, is_rolling, state, queued_at, created_at)
     select gen_random_uuid(), user_id, space_id, starts_on + n, ends_on, false, state, queued_at, created_at from waiting_places, generate_series(1, 39) n`,
  );
  expect(
    await refusal(world.stranger, JOIN, { spaceId: world.spaceId, from: '2027-07-01', to: '2027-07-20' }),
  ).toMatchObject({ code: 'WAITING_LIST_FULL', params: { most: 40 } });
});

/** Blocks days as the host; returns what frees them again. */
async function blockDays(days: object = DAYS): Promise<() => Promise<unknown>> {
  const { blockDays } = await world.host.query<{ blockDays: { blocks: { id: string }[] } }>(BLOCK, {
    input: { spaceIds: [world.spaceId], reason: 'AWAY', ...days },
  });
  return () => world.host.query(UNBLOCK, { id: blockDays.blocks[0]?.id });
}

test('N-W01 a person with several places for the same days is offered them once, then it is the turn of the next', async () => {
  const free = await blockDays();
  await join(world.stranger);
  world.clock.set('2027-03-02T09:56:00Z');
  // The own place is nobody in front.
  expect(await join(world.stranger, { from: '2027-04-09', to: '2027-04-12' })).toMatchObject({ ahead: 0 });
  const taken = await blockDays({ from: '2027-04-20', to: '2027-04-22' });
  expect(await join(world.stranger, { from: '2027-04-10', to: '2027-04-22' })).toMatchObject({ ahead: 0 });
  world.clock.set('2027-03-02T09:58:00Z');
  // One person, though with three places.
  expect(await join(third)).toMatchObject({ ahead: 1 });
  await free();
  await runJobs(world.app, CHECK);
  const states = async (client: GraphqlClient) =>
    (await places(client)).sort((a, b) => a.to.localeCompare(b.to)).map(({ state, ahead }) => [state, ahead]);
  expect(await states(world.stranger)).toEqual([
    ['WAITING', 0],
    ['OFFERED', 0],
    ['WAITING', 0],
  ]);
  expect(await noticesTo(world.stranger)).toHaveLength(1);
  await later('2027-03-03T09:58:00Z');
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await states(third)).toEqual([['OFFERED', 0]]);
  expect(await states(world.stranger)).toEqual([
    ['MISSED', 1],
    ['MISSED', 1],
    ['WAITING', 1],
  ]);
  // Days that were taken all the time are offered when they become free, after the others.
  await later('2027-03-04T09:59:00Z');
  await taken();
  await runJobs(world.app, CHECK);
  expect((await states(world.stranger)).map(([state]) => state)).toEqual(['MISSED', 'MISSED', 'OFFERED']);
});

test('N-W01 days are not offered for a stay that the space no longer accepts', async () => {
  const free = await blockDays();
  await join(world.stranger);
  const change = (set: string) => world.app.context().em.execute(`update spaces set ${set} where status = 'published'`);
  const check = async () => {
    await runJob(world.app, CHECK, { spaceId: await uuid() });
    return (await places(world.stranger)).map(({ state }) => state);
  };
  await change('min_days = 30');
  await free();
  expect(await check()).toEqual(['WAITING']);
  expect(await noticesTo(world.stranger)).toEqual([]);
  await change('min_days = 1');
  expect(await check()).toEqual(['OFFERED']);
  // An offer that is open ends.
  await change(`available_from = '2027-05-01'`);
  expect(await check()).toEqual(['WAITING']);
  expect(await quote(world.renter).catch(() => null)).toBeNull();
  await change('available_from = null');
});

test('N-W01 an own booking of some of the days does not end waiting for the others', async () => {
  await blockDays({ from: '2027-04-12', to: '2027-04-20' });
  await join(world.stranger);
  await agreed({ ...world, renter: world.stranger }, { from: '2027-04-05', to: '2027-04-12' });
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ ...DAYS, state: 'WAITING' }]);
});

test('N-W01 the priority ends with the first day, after which nobody can book from it', async () => {
  const today = { from: '2027-03-02', to: '2027-03-12' };
  const free = await blockDays(today);
  await join(world.stranger, today);
  await later('2027-03-02T19:30:00Z');
  await join(third, { from: '2027-03-04', to: '2027-03-12' });
  await free();
  await runJobs(world.app, CHECK);
  expect(await places(world.stranger)).toMatchObject([{ state: 'OFFERED', priorityUntil: '2027-03-02T23:00:00.000Z' }]);
  expect((await noticesTo(world.stranger))[0]?.message).toBe('Tienes 3\u00a0h de prioridad.');
  await later('2027-03-02T23:00:00Z');
  await runJob(world.app, CHECK, { spaceId: await uuid() });
  expect(await places(third)).toMatchObject([{ state: 'OFFERED', priorityUntil: '2027-03-03T23:00:00.000Z' }]);
  expect(await quote(third)).toMatchObject({ promisedUntil: null });
});
