import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MailPort } from '../../../server/ports/mail.js';
import type { PushPort } from '../../../server/ports/push.js';
import { ACCEPT, requested, WITHDRAW } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import { agreed, ANSWER, askForDates, change, TAKE_BACK } from '../../support/money/changes.js';
import { runJobs } from '../../support/queued-jobs.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';

const SAVE = `mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { viewer { id } } }`;
const QUIET = `mutation { saveQuietHours(input: { quietHours: { fromHour: 10, toHour: 12 } }) { viewer { id } } }`;
const READ_ALL = `mutation { markAllNotificationsRead { unreadNotifications { unread } } }`;
const SAVE_SEARCH = `mutation { saveSearch(input: { name: "Madrid", filter: { city: "Madrid" } }) { savedSearch { id } } }`;
const STOP_SEARCH = `mutation ($id: ID!) { changeSavedSearch(input: { savedSearchId: $id, cadence: OFF }) { savedSearch { id } } }`;
const SUBSCRIBE = `mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { viewer { id } } }`;

let sent: string[] = [];
let pushes = 0;

const mail: MailPort = {
  async send({ to, subject }) {
    sent.push(`${to} ${subject.split(':')[0]}`);
  },
};
const push: PushPort = {
  publicKey: 'public-key-of-a-test',
  async send() {
    pushes += 1;
    return true;
  },
};

const world = useWorld({ ports: { mail, push } });
beforeAll(async () => {
  // It is 10:55 in Spain.
  for (const client of [world.host, world.renter, world.stranger]) await client.query(QUIET);
});

const run = (text: string, values: unknown[] = []): Promise<unknown> => world.app.context().em.execute(text, values);

beforeEach(async () => {
  await world.app.settle();
  await run(`update bookings set status = 'payment_failed'`);
  for (const table of ['notifications', 'saved_searches', 'graphile_worker._private_jobs'])
    await run(`delete from ${table}`);
  sent = [];
});

/** Releases the held mails; returns those to the people of an address. */
async function release(name: string): Promise<string[]> {
  await runJobs(world.app, 'mail.send');
  return sent.filter((one) => one.startsWith(name));
}

const turnOff = (client: GraphqlClient, group: string, channel: string, isOn = false): Promise<unknown> =>
  client.query(SAVE, { input: { preferences: [{ group, channel, isOn }] } });

/** A request whose mail to the host is held. */
async function heldRequest(startsIn = 34): Promise<string> {
  const { id } = await requested(world, startsIn);
  await world.app.settle();
  return id;
}

/** A match of a new saved search whose mail is held. */
async function heldAlert(client: GraphqlClient): Promise<string> {
  const { saveSearch } = await client.query<{ saveSearch: { savedSearch: { id: string } } }>(SAVE_SEARCH);
  const { id } = saveSearch.savedSearch;
  const [{ userId }] = (await run(`select user_id as "userId" from saved_searches where id = ?`, [uuidOf(id)])) as [
    { userId: string },
  ];
  await run(`insert into outbox (type, payload) values ('saved_search.matched', ?::jsonb)`, [
    JSON.stringify({ savedSearchId: uuidOf(id), userId, spaceIds: [uuidOf(world.spaceId)], count: 1 }),
  ]);
  await world.app.settle();
  return id;
}

const REQUESTED = 'host@example.test Nueva solicitud de reserva';
const CHANGE_ASKED = 'host@example.test Piden otras fechas';
const MATCHED = 'stranger@example.test Un espacio nuevo para ti';

describe('P1.4 a mail held back for the quiet hours', () => {
  test('is sent when nothing has changed', async () => {
    await heldRequest();
    await heldAlert(world.stranger);
    expect([await release('host'), await release('stranger')]).toEqual([[REQUESTED], [MATCHED]]);
  });

  test('is dropped when its kind was turned off meanwhile', async () => {
    await heldRequest();
    await turnOff(world.host, 'BOOKINGS', 'EMAIL');
    expect(await release('host')).toEqual([]);
    await turnOff(world.host, 'BOOKINGS', 'EMAIL', true);
  });

  test('is dropped when the alerts of its saved search have ended', async () => {
    const id = await heldAlert(world.stranger);
    await world.stranger.query(STOP_SEARCH, { id });
    expect(await release('stranger')).toEqual([]);
  });

  test('goes to the new address', async () => {
    await heldRequest();
    await run(`update users set email = 'new-host@example.test' where email = 'host@example.test'`);
    expect(await release('')).toContain('new-host@example.test Nueva solicitud de reserva');
    expect(await release('host')).toEqual([]);
    await run(`update users set email = 'host@example.test' where email = 'new-host@example.test'`);
  });

  test('is dropped when its notification was read, unless it is the record of a booking', async () => {
    await heldRequest();
    await heldAlert(world.stranger);
    await world.host.query(READ_ALL);
    await world.stranger.query(READ_ALL);
    expect([await release('host'), await release('stranger')]).toEqual([[REQUESTED], []]);
  });

  test('is dropped when the booking has overtaken it', async () => {
    const id = await heldRequest();
    await world.renter.query(WITHDRAW, { input: { bookingId: id } });
    await world.app.settle();
    expect(await release('host')).not.toContain(REQUESTED);
  });

  test('about a request is dropped once the host has accepted', async () => {
    const id = await heldRequest();
    await world.host.query(ACCEPT, { input: { bookingId: id } });
    await world.app.settle();
    const subjects = [...(await release('host')), ...(await release('renter'))];
    expect(subjects).not.toContain(REQUESTED);
    expect(subjects).not.toContain('renter@example.test Solicitud enviada');
    expect(subjects).toContain('renter@example.test Reserva confirmada');
  });

  test('about a change of days is sent while it can be answered, and dropped afterwards', async () => {
    const { host, renter } = world;
    const id = await agreed(world, { startsIn: 34, days: 45 });
    const ask = async () => (await askForDates(renter, id, '2027-04-05', '2027-05-31')).changeRequest?.id;
    const first = await ask();
    await world.app.settle();
    expect(await release('host')).toContain(CHANGE_ASKED);
    await change(renter, TAKE_BACK, { changeId: first });
    for (const answer of [
      (changeId?: string) => change(renter, TAKE_BACK, { changeId }),
      (changeId?: string) => change(host, ANSWER, { changeId, isAgreed: false }),
    ]) {
      sent = [];
      const changeId = await ask();
      await world.app.settle();
      await answer(changeId);
      await world.app.settle();
      expect(await release('host')).not.toContain(CHANGE_ASKED);
    }
  });

  test('is not held when it has to be answered before the quiet hours end', async () => {
    const id = await heldRequest();
    await run(`update bookings set respond_by = ?::timestamptz where id = ?`, ['2027-03-02T10:30:00Z', uuidOf(id)]);
    await run(`delete from graphile_worker._private_jobs`);
    await run(`insert into outbox (type, payload) values ('booking.requested', ?::jsonb)`, [
      JSON.stringify({ bookingId: uuidOf(id) }),
    ]);
    await world.app.settle();
    const held = await run(
      `select payload ->> 'to' as to from graphile_worker._private_jobs
        where payload ->> 'template' is not null and payload ->> 'isHeld' = 'true' order by 1`,
    );
    // The renter has nothing to answer.
    expect(held).toEqual([{ to: 'renter@example.test' }]);
  });

  test('is not dropped with others when all in the bell are marked as read and it is not there', async () => {
    await turnOff(world.stranger, 'ALERTS', 'BELL');
    await heldAlert(world.stranger);
    await world.stranger.query(READ_ALL);
    expect(await release('stranger')).toEqual([MATCHED]);
    await turnOff(world.stranger, 'ALERTS', 'BELL', true);
  });

  test('is dropped when the account was erased', async () => {
    await heldRequest();
    await run(`update users set erased_at = now() where email = 'host@example.test'`);
    expect(await release('host')).toEqual([]);
    await run(`update users set erased_at = null where email = 'host@example.test'`);
  });

  test('about what nobody can turn off is sent whatever the preferences say', async () => {
    const id = await heldRequest();
    await run(`insert into outbox (type, payload) values ('booking.payment_failed', ?::jsonb)`, [
      JSON.stringify({ bookingId: uuidOf(id), isChargeTried: true }),
    ]);
    await world.app.settle();
    await turnOff(world.renter, 'ESSENTIAL', 'EMAIL');
    await world.renter.query(READ_ALL);
    expect(await release('renter')).toContain('renter@example.test No hemos podido cobrar');
  });

  test('has its push message dropped, too, when the booking or the alerts have ended', async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await world.host.query(SUBSCRIBE, { input: { endpoint: 'https://push.example.com/two', ...keys } });
    await world.stranger.query(SUBSCRIBE, { input: { endpoint: 'https://push.example.com/three', ...keys } });
    const id = await heldRequest();
    const searchId = await heldAlert(world.stranger);
    await world.stranger.query(STOP_SEARCH, { id: searchId });
    await run(`update bookings set status = 'withdrawn' where id = ?`, [uuidOf(id)]);
    await runJobs(world.app, 'notifications.push');
    expect(pushes).toBe(0);
  });

  test('has its push message dropped, too, when those were turned off', async () => {
    const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
    await world.host.query(SUBSCRIBE, { input: { endpoint: 'https://push.example.com/one', ...keys } });
    await heldRequest();
    await turnOff(world.host, 'BOOKINGS', 'PUSH');
    await runJobs(world.app, 'notifications.push');
    expect(pushes).toBe(0);
  });
});
