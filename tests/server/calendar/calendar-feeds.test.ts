import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readOutside } from '../../../server/core/outgoing.js';
import { createCalendarFeeds, outsideCalendarFeeds } from '../../../server/ports/calendar-feeds.js';
import {
  confirmed,
  resetWorld,
  createWorld,
  person,
  request,
  signInAgain,
  start,
  stay,
  type World,
} from '../../support/bookings.js';
import { runJob, runJobs } from '../../support/queued-jobs.js';
import { publishedSpace } from '../../support/spaces.js';

const FEED =
  'id name address problem failingSince lastReadAt conflicts { from to busyFrom busyTo booking { id } } space { id }';
const FEEDS = `query { calendarFeeds { ${FEED} } }`;
const ADD = `mutation ($input: AddCalendarFeedInput!) { addCalendarFeed(input: $input) { feed { ${FEED} } } }`;
const READ = `mutation ($input: ReadCalendarFeedInput!) { readCalendarFeed(input: $input) { feed { ${FEED} } } }`;
const REMOVE = `mutation ($input: RemoveCalendarFeedInput!) { removeCalendarFeed(input: $input) { deletedCalendarFeedId } }`;
const NODE = `query ($id: ID!) { node(id: $id) { id } }`;
const MONTH = `query { hostMonth(month: "2027-04-01") { rows { space { id } entries { kind from to block { id } feed { name } booking { id } } } } }`;
const SEEN = `query ($id: ID!, $input: PriceQuoteInput!) { space(id: $id) { busy(from: "2027-03-01", to: "2027-07-01") { from to } }
  priceQuote(input: $input) { isAvailable } searchSpaces(filter: { from: "2027-04-01", to: "2027-05-10" }) { totalCount } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id } } }`;
const BELL = `query { notifications(first: 5) { edges { node { type title message } } } }`;
const URL_TYPED = 'webcal://Calendar.example.com/u/9f8e7d6c/local.ics?key=secret';

interface Conflict {
  readonly from: string;
  readonly to: string;
  readonly busyFrom: string;
  readonly busyTo: string;
  readonly booking: { readonly id: string };
}
interface Feed {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly problem: string | null;
  readonly failingSince: string | null;
  readonly lastReadAt: string | null;
  readonly conflicts: readonly Conflict[];
}

/** The responses of other sites by address; other addresses do not answer. */
const answers = new Map<string, string>();
const asked: string[] = [];

let world: World;
beforeAll(async () => {
  const read = (address: string): Promise<string> => {
    asked.push(address);
    const text = answers.get(address);
    return text === undefined ? Promise.reject(new Error('nobody answers')) : Promise.resolve(text);
  };
  world = await createWorld({ ports: { calendarFeeds: { read } } }, { minDays: 1 });
});
beforeEach(async () => {
  await resetWorld(world);
  await world.app.context().em.execute('delete from calendar_feeds; delete from space_blocks');
  answers.clear();
  asked.length = 0;
});
afterAll(() => world.app.stop());

const ADDRESS = 'https://calendar.example.com/u/9f8e7d6c/local.ics?key=secret';

function calendar(...events: readonly string[][]): string {
  const parts = events.flatMap((lines, index) => ['BEGIN:VEVENT', `UID:${index}@other`, ...lines, 'END:VEVENT']);
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Agenda del local', ...parts, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}
const allDay = (from: string, to: string): string[] => [
  `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${to.replaceAll('-', '')}`,
  'SUMMARY:Reserva de Pepe Pérez',
];
const add = async (url = URL_TYPED): Promise<Feed> =>
  (await world.host.query<{ addCalendarFeed: { feed: Feed } }>(ADD, { input: { spaceId: world.spaceId, url } }))
    .addCalendarFeed.feed;
const feeds = async (): Promise<Feed[]> => (await world.host.query<{ calendarFeeds: Feed[] }>(FEEDS)).calendarFeeds;
const seen = async (from: string, to: string) => {
  const input = { spaceId: world.spaceId, from, to, termType: 'FIXED', protectionPlan: 'BASIC' };
  const { space, priceQuote, searchSpaces } = await world.stranger.query<{
    space: { busy: { from: string; to: string }[] };
    priceQuote: { isAvailable: boolean };
    searchSpaces: { totalCount: number };
  }>(SEEN, { id: world.spaceId, input });
  return { busy: space.busy, isAvailable: priceQuote.isAvailable, found: searchSpaces.totalCount };
};

test('P10 iCal in: busy days of another site block the space everywhere, and its texts are not stored', async () => {
  answers.set(ADDRESS, calendar(allDay('2027-04-10', '2027-04-15'), allDay('2027-04-15', '2027-04-18')));
  const feed = await add();
  expect(feed).toMatchObject({
    name: 'Agenda del local',
    address: 'calendar.example.com/…/local.ics',
    problem: null,
    lastReadAt: '2027-03-02T09:55:00.000Z',
    conflicts: [],
  });
  expect(await seen('2027-04-12', '2027-04-20')).toEqual({
    busy: [{ from: '2027-04-10', to: '2027-04-18' }],
    isAvailable: false,
    found: 0,
  });
  const { hostMonth } = await world.host.query<{ hostMonth: { rows: { entries: object[] }[] } }>(MONTH);
  expect(hostMonth.rows[0]?.entries).toEqual([
    {
      kind: 'OTHER_SITE',
      from: '2027-04-10',
      to: '2027-04-18',
      block: null,
      booking: null,
      feed: { name: 'Agenda del local' },
    },
  ]);
  const refused = await world.stranger.send(
    `mutation ($input: StartBookingInput!) { startBooking(input: $input) { booking { id } } }`,
    { input: stay(world.spaceId, 0, 0, { from: '2027-04-12', to: '2027-04-20' }) },
  );
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'BOOKING_DATES_TAKEN' });
  // The host may block the same days, and the two blocks stay separate.
  const days = { spaceIds: [world.spaceId], from: '2027-04-12', to: '2027-04-20', reason: 'WORKS' };
  await world.host.query(BLOCK, { input: days });
  const rows = await world.app
    .context()
    .em.execute<{ row: string }[]>(
      'select row_to_json(k)::text || f.sealed_address as row from space_blocks k left join calendar_feeds f on f.id = k.feed_id',
    );
  expect(JSON.stringify(rows)).not.toMatch(/Pepe|secret|9f8e7d6c/);
});

test('P10 N-X02 iCal in: each read frees days; a failing feed keeps its last days, and the host is notified once after a day', async () => {
  answers.set(ADDRESS, calendar(allDay('2027-04-10', '2027-04-15')));
  await add();
  answers.clear();
  world.clock.set('2027-03-02T10:30:00Z');
  await signInAgain(world);
  await runJob(world.app, 'calendar.read-feeds', {});
  await runJobs(world.app, 'calendar.read-feed');
  expect(await feeds()).toMatchObject([
    { problem: 'SILENT', failingSince: '2027-03-02T10:30:00.000Z', lastReadAt: '2027-03-02T09:55:00.000Z' },
  ]);
  expect((await seen('2027-04-12', '2027-04-20')).busy).toEqual([{ from: '2027-04-10', to: '2027-04-15' }]);
  answers.set(ADDRESS, '<html>Session over</html>');
  world.clock.set('2027-03-02T11:00:00Z');
  await signInAgain(world);
  const [{ id } = { id: '' }] = await feeds();
  const { readCalendarFeed } = await world.host.query<{ readCalendarFeed: { feed: Feed } }>(READ, {
    input: { calendarFeedId: id },
  });
  expect(readCalendarFeed.feed).toMatchObject({ problem: 'NO_CALENDAR', failingSince: '2027-03-02T10:30:00.000Z' });
  // N-X02 After a day the host is notified, once.
  const silences = async (): Promise<string[]> => {
    await world.app.settle();
    const { notifications } = await world.host.query<{
      notifications: { edges: { node: { type: string; message: string } }[] };
    }>(BELL);
    return notifications.edges.flatMap(({ node }) => (node.type === 'CALENDAR_SILENT' ? [node.message] : []));
  };
  expect(await silences()).toEqual([]);
  world.clock.set('2027-03-03T10:30:00Z');
  await signInAgain(world);
  for (let round = 0; round < 2; round++) {
    await runJob(world.app, 'calendar.read-feeds', {});
    await runJobs(world.app, 'calendar.read-feed');
  }
  expect(await silences()).toEqual([
    expect.stringMatching(/^Desde el 2 mar 2027 no podemos leer «Agenda del local»\. Sus últimos días siguen ocupados/),
  ]);
  answers.set(ADDRESS, calendar());
  await runJob(world.app, 'calendar.read-feeds', {});
  await runJobs(world.app, 'calendar.read-feed');
  expect(await feeds()).toMatchObject([{ problem: null, failingSince: null, lastReadAt: '2027-03-03T10:30:00.000Z' }]);
  expect(await seen('2027-04-12', '2027-04-20')).toEqual({ busy: [], isAvailable: true, found: 1 });
});

test('N-X01 a conflict with a booking notifies the host once, and the booking stays', async () => {
  const { id } = await start(world.renter, stay(world.spaceId, 0, 0, { from: '2027-04-12', to: '2027-04-20' }));
  await request(world.renter, id);
  answers.set(ADDRESS, calendar(allDay('2027-04-08', '2027-04-15')));
  const clash = { from: '2027-04-12', to: '2027-04-15', busyFrom: '2027-04-08', busyTo: '2027-04-15', booking: { id } };
  const feed = await add();
  expect(feed.conflicts).toEqual([clash]);
  await world.host.query(READ, { input: { calendarFeedId: feed.id } });
  await world.app.settle();
  const { notifications } = await world.host.query<{ notifications: { edges: { node: { type: string } }[] } }>(BELL);
  expect(notifications.edges.map(({ node }) => node).filter(({ type }) => type === 'CALENDAR_CONFLICT')).toEqual([
    {
      type: 'CALENDAR_CONFLICT',
      title: 'Choque de fechas',
      message: expect.stringMatching(
        /^Otra web ocupa «.*» del 8 abr 2027 al 14 abr 2027; aquí ya hay una reserva\.$/,
      ) as string,
    },
  ]);
  const { booking } = await world.renter.query<{ booking: { status: string } }>(
    'query ($id: ID!) { booking(id: $id) { status } }',
    { id },
  );
  expect(booking.status).toBe('REQUESTED');
  // A clash of one day is shown as one day.
  answers.set(ADDRESS, calendar(allDay('2027-04-18', '2027-04-19')));
  await world.host.query(READ, { input: { calendarFeedId: feed.id } });
  await world.app.settle();
  const later = await world.host.query<{ notifications: { edges: { node: { message: string } }[] } }>(BELL);
  expect(later.notifications.edges.map(({ node }) => node.message)).toContainEqual(
    expect.stringMatching(/^Otra web ocupa «.*» el 18 abr 2027; aquí ya hay una reserva\.$/),
  );
});

test('P10 iCal in: an invalid, own, silent or known address and one without a calendar are rejected at the field', async () => {
  const problem = async (url: string): Promise<unknown> => {
    const { errors } = await world.host.send(ADD, { input: { spaceId: world.spaceId, url } });
    const { fields = [] } = (errors[0]?.extensions ?? {}) as { fields?: { path: string; code: string }[] };
    return fields.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await problem('mi calendario')).toEqual(['url FEED_URL_INVALID']);
  expect(await problem('ftp://example.com/a.ics')).toEqual(['url FEED_URL_INVALID']);
  expect(await problem(`https://example.com/${'a'.repeat(2000)}`)).toEqual(['url FEED_URL_INVALID']);
  const { publicUrl } = world.app.context().config;
  expect(asked).toEqual([]);
  expect(await problem('https://example.com/silent.ics')).toEqual(['url FEED_SILENT']);
  answers.set('https://example.com/page', '<!doctype html>');
  expect(await problem('https://example.com/page')).toEqual(['url FEED_NOT_A_CALENDAR']);
  // Localhost has no dot, so it counts as an invalid address.
  expect(await problem(`${publicUrl}/ical/abc.ics`)).toEqual([expect.stringMatching(/^url FEED_(OWN|URL_INVALID)$/)]);
  answers.set(ADDRESS, calendar());
  await add();
  expect(await problem(ADDRESS)).toEqual(['url FEED_KNOWN']);
  for (let n = 1; n < 5; n++) {
    answers.set(`https://example.com/${n}.ics`, calendar());
    await add(`https://example.com/${n}.ics`);
  }
  answers.set('https://example.com/5.ics', calendar());
  const { errors } = await world.host.send(ADD, {
    input: { spaceId: world.spaceId, url: 'https://example.com/5.ics' },
  });
  expect(errors[0]?.extensions).toMatchObject({ code: 'FEEDS_FULL', params: { most: 5 } });
});

test('P10 iCal in: a moved event frees its former days, blocks the new ones and ends its conflict', async () => {
  const { id } = await start(world.renter, stay(world.spaceId, 0, 0, { from: '2027-04-12', to: '2027-04-20' }));
  await request(world.renter, id);
  answers.set(ADDRESS, calendar(allDay('2027-04-18', '2027-04-22')));
  const feed = await add();
  expect(feed.conflicts).toMatchObject([{ from: '2027-04-18', to: '2027-04-20' }]);
  answers.set(ADDRESS, calendar(allDay('2027-04-21', '2027-04-25')));
  await runJob(world.app, 'calendar.read-feeds', {});
  await runJobs(world.app, 'calendar.read-feed');
  expect((await feeds())[0]?.conflicts).toEqual([]);
  expect((await seen('2027-05-01', '2027-05-05')).busy).toEqual([
    { from: '2027-04-12', to: '2027-04-20' },
    { from: '2027-04-21', to: '2027-04-25' },
  ]);
});

/** The busy days of other sites in a month, as the host's calendar shows them. */
const shown = async (month: string): Promise<string[]> => {
  await signInAgain(world);
  const { hostMonth } = await world.host.query<{
    hostMonth: { rows: { entries: { kind: string; from: string; to: string }[] }[] };
  }>(`query { hostMonth(month: "${month}") { rows { entries { kind from to } } } }`);
  return hostMonth.rows.flatMap(({ entries }) => entries.map(({ kind, from, to }) => `${kind} ${from} ${to}`));
};
const readAt = async (time: string, ...events: readonly string[][]): Promise<void> => {
  answers.set(ADDRESS, calendar(...events));
  world.clock.set(time);
  await runJob(world.app, 'calendar.read-feeds', {});
  await runJobs(world.app, 'calendar.read-feed');
};

test('P10 iCal in: days that have passed stay in the calendar when the other site no longer names them', async () => {
  const [running, later] = [allDay('2027-03-01', '2027-03-12'), allDay('2027-03-20', '2027-03-25')];
  answers.set(ADDRESS, calendar(running, later));
  await add();
  const both = ['OTHER_SITE 2027-03-01 2027-03-12', 'OTHER_SITE 2027-03-20 2027-03-25'];
  expect(await shown('2027-03-01')).toEqual(both);
  // A stretch that is half over stays one.
  await readAt('2027-03-06T09:55:00Z', running, later);
  expect(await shown('2027-03-01')).toEqual(both);
  // What is to come is what the site says now.
  await readAt('2027-03-08T09:55:00Z', allDay('2027-03-07', '2027-03-10'), later);
  expect(await shown('2027-03-01')).toEqual(['OTHER_SITE 2027-03-01 2027-03-10', both[1]]);
  await readAt('2027-03-30T09:55:00Z', allDay('2027-04-10', '2027-04-12'));
  await readAt('2027-04-20T09:55:00Z');
  expect(await shown('2027-03-01')).toEqual(['OTHER_SITE 2027-03-01 2027-03-10', both[1]]);
  expect(await shown('2027-04-01')).toEqual(['OTHER_SITE 2027-04-10 2027-04-12']);
});

test('P10 iCal in: a stretch that the other site has dropped ends where it was dropped', async () => {
  answers.set(ADDRESS, calendar(allDay('2027-03-01', '2027-03-12')));
  await add();
  await readAt('2027-03-06T09:55:00Z');
  expect(await shown('2027-03-01')).toEqual(['OTHER_SITE 2027-03-01 2027-03-05']);
});

test.each([
  ['', '2027-04-01'],
  [' also when its end is beyond what is read', '2030-03-01'],
])('N-X01 a conflict that goes on for days notifies the host once%s', async (_when, to) => {
  await confirmed(world, 10, 30);
  answers.set(ADDRESS, calendar(allDay('2027-03-05', to)));
  await add();
  for (const day of ['14', '15', '16']) await readAt(`2027-03-${day}T09:55:00Z`, allDay('2027-03-05', to));
  await world.app.settle();
  const { em } = world.app.context();
  expect(await em.execute(`select id from notifications where type = 'calendar_conflict'`)).toHaveLength(1);
});

test('N-X01 days sold after a known conflict, or before it, are a conflict of their own', async () => {
  await confirmed(world, 3, 90);
  const conflicts = async (): Promise<number> => {
    await world.app.settle();
    return (await world.app.context().em.execute(`select id from notifications where type = 'calendar_conflict'`))
      .length;
  };
  const first = allDay('2027-03-10', '2027-03-15');
  answers.set(ADDRESS, calendar(first));
  await add();
  expect(await conflicts()).toBe(1);
  // The next stay begins on the day on which the first one ends: one stretch of busy days.
  const next = allDay('2027-03-15', '2027-03-30');
  await readAt('2027-03-03T09:55:00Z', first, next);
  expect(await conflicts()).toBe(2);
  // A stay that begins later or ends earlier is no new conflict.
  await readAt('2027-03-04T09:55:00Z', first, allDay('2027-03-16', '2027-03-28'));
  expect(await conflicts()).toBe(2);
  await readAt('2027-03-05T09:55:00Z', allDay('2027-03-08', '2027-03-10'), first, allDay('2027-03-16', '2027-03-28'));
  expect(await conflicts()).toBe(3);
});

test('P17 only the host can read, add or remove a feed; removing it frees its days', async () => {
  answers.set(ADDRESS, calendar(allDay('2027-04-10', '2027-04-15')));
  const { id } = await add();
  const rival = await person(world.app, 'rival-host', 'Nuria Pons Vila', ['renter', 'host']);
  await publishedSpace(world.app, rival, { minDays: 1 });
  for (const [document, input] of [
    [ADD, { spaceId: world.spaceId, url: URL_TYPED }],
    [READ, { calendarFeedId: id }],
    [REMOVE, { calendarFeedId: id }],
  ] as const) {
    const { errors } = await rival.send(document, { input });
    expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  }
  expect(await rival.query(FEEDS)).toEqual({ calendarFeeds: [] });
  expect(await rival.query(NODE, { id })).toEqual({ node: null });
  expect(await world.host.query(NODE, { id })).toEqual({ node: { id } });
  await world.host.query(REMOVE, { input: { calendarFeedId: id } });
  await world.host.query(REMOVE, { input: { calendarFeedId: id } });
  expect(await feeds()).toEqual([]);
  expect((await seen('2027-04-12', '2027-04-20')).busy).toEqual([]);
});

test('P10 days of a removed calendar that are over stay, for the month and its occupancy; the others are free', async () => {
  answers.set(ADDRESS, calendar(allDay('2027-03-03', '2027-03-06'), allDay('2027-03-08', '2027-03-20')));
  const { id } = await add();
  const days = { spaceIds: [world.spaceId], from: '2027-03-04', to: '2027-03-05', reason: 'WORKS' };
  await world.host.query(BLOCK, { input: days });
  world.clock.advance({ days: 8 });
  await signInAgain(world);
  await world.host.query(REMOVE, { input: { calendarFeedId: id } });
  const month = MONTH.replace('2027-04-01', '2027-03-01');
  const { hostMonth } = await world.host.query<{ hostMonth: { rows: { entries: { from: string }[] }[] } }>(month);
  const block = { kind: 'BLOCK', block: { id: expect.any(String) as string }, feed: null, booking: null };
  expect(hostMonth.rows[0]?.entries).toEqual([
    { ...block, from: '2027-03-03', to: '2027-03-04' },
    { ...block, from: '2027-03-04', to: '2027-03-05' },
    { ...block, from: '2027-03-05', to: '2027-03-06' },
    { ...block, from: '2027-03-08', to: '2027-03-10' },
  ]);
  const notes = await world.app.context().em.execute<{ note: string }[]>('select distinct note from space_blocks');
  expect(notes.map(({ note }) => note).toSorted()).toEqual(['', 'Agenda del local']);
});

test('P17 the reader rejects private addresses', async () => {
  const site: Server = createServer((_req, res) => res.end('x'));
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  for (const host of ['127.0.0.1', '[::1]', '169.254.169.254', '10.0.0.1', 'localhost'])
    await expect(outsideCalendarFeeds.read(`http://${host}:${port}/a.ics`)).rejects.toThrow('our own network');
  site.close();
});

const MEGABYTE = 1024 * 1024;

/* A test site stands for the internet and answers with redirects, with too much data, zipped or not, or without an end. */
test('P17 the reader follows three redirects within its timeout and size limit, and never to a private address', async () => {
  const waiting = new Set<ServerResponse>();
  const site = createServer((req, res) => {
    const hop = /^\/hop\/(\d+)$/.exec(req.url ?? '')?.[1];
    if (hop === '0') return res.end(calendar());
    if (hop !== undefined) return res.writeHead(302, { Location: `/hop/${Number(hop) - 1}` }).end();
    if (req.url === '/inside') return res.writeHead(301, { Location: 'http://127.0.0.1:1/local.ics' }).end();
    if (req.url === '/nowhere') return res.writeHead(302).end();
    if (req.url === '/gone') return res.writeHead(410).end();
    if (req.url === '/large') return res.end(Buffer.alloc(MEGABYTE + 1, 'x'));
    if (req.url === '/zipped')
      return res.writeHead(200, { 'Content-Encoding': 'gzip' }).end(gzipSync(Buffer.alloc(MEGABYTE + 1, 'x')));
    waiting.add(res);
    res.write('BEGIN:VCALENDAR');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  const { read } = createCalendarFeeds({
    timeoutMs: 300,
    reader: (address, options) =>
      readOutside(address, { ...options, mayBePrivate: new URL(address).port === String(port) }),
  });
  const at = (path: string): Promise<string> => read(`http://127.0.0.1:${port}${path}`);
  expect(await at('/hop/3')).toContain('BEGIN:VCALENDAR');
  await expect(at('/hop/4')).rejects.toThrow('from address to address');
  await expect(at('/inside')).rejects.toThrow('our own network');
  await expect(at('/nowhere')).rejects.toThrow('302');
  await expect(at('/gone')).rejects.toThrow('410');
  await expect(at('/large')).rejects.toThrow('larger than');
  await expect(at('/zipped')).rejects.toThrow(/larger|output|length/i);
  const since = performance.now();
  await expect(at('/silent')).rejects.toThrow(/abort|time/i);
  expect(performance.now() - since).toBeLessThan(3_000);
  for (const res of waiting) res.destroy();
  site.close();
});
