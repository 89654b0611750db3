import { expect, test } from 'vitest';
import { person, request, start, stay } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { publishedSpace, saveDraft } from '../../support/spaces.js';

const ADDRESS = `query ($id: ID!) { calendarAddress(spaceId: $id) { url lastReadAt } }`;
const CHANGE = `mutation ($id: ID!) { changeCalendarAddress(input: { spaceId: $id }) { calendarAddress { url lastReadAt } } }`;
const BLOCK = `mutation ($input: BlockDaysInput!) { blockDays(input: $input) { blocks { id } } }`;

const world = useWorld({}, { minDays: 1 });

/** The response of an address to another site. */
async function read(url: string): Promise<{ status: number; type: string | null; text: string }> {
  const response = await fetch(`${world.host.url}${new URL(url).pathname}`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}
const change = async (id = world.spaceId): Promise<string> =>
  (await world.host.query<{ changeCalendarAddress: { calendarAddress: { url: string } } }>(CHANGE, { id }))
    .changeCalendarAddress.calendarAddress.url;

test('P10 iCal out: a secret address serves the busy days without names, prices and reasons', async () => {
  expect(await world.host.query(ADDRESS, { id: world.spaceId })).toEqual({ calendarAddress: null });
  const { id } = await start(world.renter, stay(world.spaceId, 0, 0, { from: '2027-04-10', to: '2027-04-20' }));
  await request(world.renter, id);
  const days = { from: '2027-05-01', to: '2027-05-04', reason: 'WORKS', note: 'Pintar la pared' };
  await world.host.query(BLOCK, { input: { spaceIds: [world.spaceId], ...days } });
  const url = await change();
  expect(url).toMatch(/\/ical\/[\w-]{43}\.ics$/);
  const file = await read(url);
  expect([file.status, file.type]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(file.text.match(/DT(START|END).*/g)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20270410',
    'DTEND;VALUE=DATE:20270420',
    'DTSTART;VALUE=DATE:20270501',
    'DTEND;VALUE=DATE:20270504',
  ]);
  expect(file.text.match(/SUMMARY.*/g)?.map((line) => line.trim())).toEqual(['SUMMARY:Hueco', 'SUMMARY:Hueco']);
  expect(file.text).not.toMatch(/Lucía|Prieto|Pintar|WORKS|Malasaña|€|7000/);
  const { calendarAddress } = await world.host.query<{ calendarAddress: { url: string; lastReadAt: string } }>(
    ADDRESS,
    {
      id: world.spaceId,
    },
  );
  expect(calendarAddress).toEqual({ url, lastReadAt: '2027-03-02T09:55:00.000Z' });
});

test('P10 iCal out: changing the address revokes the previous one, and an invented one returns 404', async () => {
  const [first, second] = [await change(), await change()];
  expect(first).not.toBe(second);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  // Not the last letter, of which only four bits count.
  const other = second.replace(/\/ical\/./, (start) => (start.endsWith('A') ? '/ical/B' : '/ical/A'));
  for (const made of ['/ical/abc.ics', `/ical/${'A'.repeat(43)}.ics`, other])
    expect((await read(new URL(made, second).href)).status).toBe(404);
});

test('P17 only the host can read or change the address of a space, and a draft gets none', async () => {
  const rival = await person(world.app, 'rival-host', 'Nuria Pons Vila', ['renter', 'host']);
  const other = await publishedSpace(world.app, rival, { minDays: 1 });
  for (const [document, client, code] of [
    [ADDRESS, rival, 'NOT_FOUND'],
    [CHANGE, rival, 'NOT_FOUND'],
    [CHANGE, world.renter, 'FORBIDDEN'],
  ] as const) {
    const { errors } = await client.send(document, { id: world.spaceId });
    expect(errors[0]?.extensions).toMatchObject({ code });
  }
  const draft = await saveDraft(world.host, { title: 'Sin terminar' });
  const refused = await world.host.send(CHANGE, { id: draft });
  expect(refused.errors[0]?.extensions).toMatchObject({ code: 'SPACE_STATE_REFUSED', params: { status: 'DRAFT' } });
  const { errors } = await world.host.send(ADDRESS, { id: other });
  expect(errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
});
