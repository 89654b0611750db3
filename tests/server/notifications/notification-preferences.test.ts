import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requested, signInAgain, WITHDRAW } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { PushPort } from '../../../server/ports/push.js';
import { runJobs } from '../../support/queued-jobs.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { uuidOf } from '../../support/spaces.js';

const MATRIX = `notificationPreferences { group channel isOn isLocked }`;
const SAVE = `mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { viewer { ${MATRIX} } } }`;

const SAVE_QUIET = `mutation ($input: SaveQuietHoursInput!) { saveQuietHours(input: $input) { viewer { quietHours { fromHour toHour } } } }`;

interface Choice {
  readonly group: string;
  readonly channel: 'BELL' | 'EMAIL' | 'PUSH';
  readonly isOn: boolean;
}
type Cell = Choice & { readonly isLocked: boolean };

/** The messages that browsers received; the first browser's subscription is expired when `isGone`. */
const pushed: { endpoint: string; payload: { title: string; path: string } }[] = [];
let isGone = false;
const push: PushPort = {
  publicKey: 'public-key-of-a-test',
  async send({ endpoint }, { payload }) {
    pushed.push({ endpoint, payload: JSON.parse(payload) as (typeof pushed)[number]['payload'] });
    return !isGone;
  },
};

const world = useWorld({ ports: { push } });
beforeAll(async () => {
  await world.app.settle();
});

beforeEach(async () => {
  const { em } = world.app.context();
  await em.execute(`update bookings set status = 'payment_failed'`);
  await em.execute(`update users set notification_preferences = '{}', marketing_consent_at = null`);
  for (const table of ['notifications', 'consents', 'graphile_worker._private_jobs'])
    await em.execute(`delete from ${table}`);
});

const matrixOf = async (client: GraphqlClient): Promise<Cell[]> =>
  (await client.query<{ viewer: { notificationPreferences: Cell[] } }>(`{ viewer { ${MATRIX} } }`)).viewer
    .notificationPreferences;
const save = async (client: GraphqlClient, ...preferences: Choice[]): Promise<Cell[]> =>
  (
    await client.query<{ saveNotificationPreferences: { viewer: { notificationPreferences: Cell[] } } }>(SAVE, {
      input: { preferences },
    })
  ).saveNotificationPreferences.viewer.notificationPreferences;
const cells = (matrix: readonly Cell[], which: (cell: Cell) => boolean): string[] =>
  matrix.filter(which).map(({ group, channel }) => `${group} ${channel}`);

async function bell(client: GraphqlClient): Promise<string[]> {
  await world.app.settle();
  const { notifications } = await client.query<{ notifications: { edges: { node: { type: string } }[] } }>(
    '{ notifications { edges { node { type } } } }',
  );
  return notifications.edges.map(({ node }) => node.type);
}

async function mails(name: string): Promise<string[]> {
  await world.app.settle();
  const rows = await world.app
    .context()
    .em.execute<{ type: string }[]>(
      `select payload -> 'params' ->> 'type' as type from graphile_worker._private_jobs where payload ->> 'to' = ? order by id`,
      [`${name}@example.test`],
    );
  return rows.map(({ type }) => type);
}

const consents = () => world.app.context().em.execute(`select purpose, is_granted, source from consents order by id`);

describe('P1.4 notification preferences', () => {
  test('everything but news is on by default, and essential e-mails cannot be turned off', async () => {
    const matrix = await matrixOf(world.renter);
    expect(matrix).toHaveLength(24);
    expect(cells(matrix, ({ isOn }) => !isOn)).toEqual(['NEWS BELL', 'NEWS EMAIL', 'NEWS PUSH']);
    expect(cells(matrix, ({ isLocked }) => isLocked)).toEqual(['ESSENTIAL EMAIL']);
  });

  test('changes only the given preferences of the viewer', async () => {
    await save(world.renter, { group: 'BOOKINGS', channel: 'EMAIL', isOn: false });
    const matrix = await save(
      world.renter,
      { group: 'REVIEWS', channel: 'BELL', isOn: false },
      { group: 'ESSENTIAL', channel: 'EMAIL', isOn: false },
    );
    expect(cells(matrix, ({ isOn }) => !isOn)).toEqual([
      'BOOKINGS EMAIL',
      'REVIEWS BELL',
      'NEWS BELL',
      'NEWS EMAIL',
      'NEWS PUSH',
    ]);
    expect(cells(await matrixOf(world.host), ({ isOn }) => !isOn)).toEqual(['NEWS BELL', 'NEWS EMAIL', 'NEWS PUSH']);
    expect(await world.app.visitor().codeOf(SAVE, { input: { preferences: [] } })).toBe('UNAUTHENTICATED');
  });

  test('keeps all concurrent changes', async () => {
    const groups = ['BOOKINGS', 'PAYMENTS', 'MESSAGES', 'REVIEWS', 'ALERTS', 'SUPPORT'];
    await Promise.all(groups.map((group) => save(world.renter, { group, channel: 'BELL', isOn: false })));
    expect(cells(await matrixOf(world.renter), ({ isOn, channel }) => !isOn && channel === 'BELL')).toEqual(
      [...groups, 'NEWS'].map((group) => `${group} BELL`),
    );
  });

  test('logs each change of news by e-mail once as a consent', async () => {
    const news = (isOn: boolean) => save(world.renter, { group: 'NEWS', channel: 'EMAIL', isOn });
    expect(cells(await news(true), ({ isOn, group }) => isOn && group === 'NEWS')).toEqual(['NEWS EMAIL']);
    await news(true);
    expect(await consents()).toEqual([{ purpose: 'marketing', is_granted: true, source: 'notification_preferences' }]);
    expect(cells(await news(false), ({ isOn, group }) => isOn && group === 'NEWS')).toEqual([]);
    expect(await consents()).toHaveLength(2);
    await save(world.renter, { group: 'NEWS', channel: 'BELL', isOn: true });
    expect(await consents()).toHaveLength(2);
  });

  test('rejects more preferences than exist', async () => {
    const preferences = Array.from({ length: 25 }, () => ({ group: 'NEWS', channel: 'BELL', isOn: true }));
    expect(await world.renter.codeOf(SAVE, { input: { preferences } })).toBe('BAD_REQUEST');
  });
});

describe('P1.4 Web Push', () => {
  const COUNT = '{ viewer { pushDeviceCount } pushKey }';
  const SUBSCRIBE = `mutation ($input: SubscribeToPushInput!) { subscribeToPush(input: $input) { viewer { pushDeviceCount } } }`;
  const UNSUBSCRIBE = `mutation ($input: UnsubscribeFromPushInput!) { unsubscribeFromPush(input: $input) { viewer { pushDeviceCount } } }`;
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpointOf = (name: string): string => `https://push.example.com/${name}`;
  const subscribe = (client: GraphqlClient, name: string) =>
    client.query<{ subscribeToPush: { viewer: { pushDeviceCount: number } } }>(SUBSCRIBE, {
      input: { endpoint: endpointOf(name), ...keys },
    });
  const countOf = async (client: GraphqlClient): Promise<number> =>
    (await client.query<{ viewer: { pushDeviceCount: number } }>(COUNT)).viewer.pushDeviceCount;
  const send = async (): Promise<void> => {
    await world.app.settle();
    await runJobs(world.app, 'notifications.push');
  };
  beforeEach(async () => {
    pushed.length = 0;
    isGone = false;
    await world.app.context().em.execute('delete from push_subscriptions');
  });

  test('a browser is subscribed for the session that did it, not for a later one or another person', async () => {
    const IS_ON = 'query ($endpoint: String!) { isSubscribedToPush(endpoint: $endpoint) }';
    const isOn = async (client: GraphqlClient) =>
      (await client.query<{ isSubscribedToPush: boolean }>(IS_ON, { endpoint: endpointOf('shared') }))
        .isSubscribedToPush;
    await subscribe(world.host, 'shared');
    expect([await isOn(world.host), await isOn(world.renter)]).toEqual([true, false]);
    await world.app
      .context()
      .em.execute(`update sessions set revoked_at = now() where id in (select session_id from push_subscriptions)`);
    await signInAgain(world);
    expect(await isOn(world.host)).toBe(false);
  });

  test('sends to each browser of a user once, with the texts of the bell, until the browser is gone', async () => {
    expect((await subscribe(world.host, 'one')).subscribeToPush.viewer.pushDeviceCount).toBe(1);
    await subscribe(world.host, 'one');
    await subscribe(world.host, 'two');
    expect(await countOf(world.host)).toBe(2);
    const { id } = await requested(world);
    await send();
    const shown = { title: 'Nueva solicitud de reserva', path: `/booking/${id}` };
    expect(pushed).toMatchObject([
      { endpoint: endpointOf('one'), payload: shown },
      { endpoint: endpointOf('two'), payload: shown },
    ]);
    await send();
    expect(pushed).toHaveLength(2);

    isGone = true;
    await world.renter.query(WITHDRAW, { input: { bookingId: id } });
    await requested(world, 100);
    await send();
    expect(pushed).toHaveLength(4);
    expect(await countOf(world.host)).toBe(0);
  });

  test('follows the preferences, and stops when it is unsubscribed or the session ends', async () => {
    await subscribe(world.host, 'one');
    await save(world.host, { group: 'BOOKINGS', channel: 'PUSH', isOn: false });
    await requested(world);
    await send();
    expect(pushed).toEqual([]);
    await world.renter.query(UNSUBSCRIBE, { input: { endpoint: endpointOf('one') } });
    expect(await countOf(world.host)).toBe(1);
    await world.host.query(UNSUBSCRIBE, { input: { endpoint: endpointOf('one') } });
    expect(await countOf(world.host)).toBe(0);

    await subscribe(world.stranger, 'three');
    await world.stranger.query('mutation { signOut { isSignedOut } }');
    const left = await world.app.context().em.execute('select id from push_subscriptions');
    expect(left).toEqual([]);
    await signInAgain(world);
  });

  test('accepts valid subscriptions only, and replaces the oldest one beyond ten', async () => {
    for (const endpoint of ['http://push.example.com/1', 'https://127.0.0.1/1', 'https://localhost/1'])
      expect(await world.host.codeOf(SUBSCRIBE, { input: { endpoint, ...keys } })).toBe('BAD_REQUEST');
    expect(await world.host.codeOf(SUBSCRIBE, { input: { endpoint: endpointOf('x'), ...keys, auth: 'short' } })).toBe(
      'BAD_REQUEST',
    );
    for (let number = 0; number < 11; number++) {
      world.clock.advance({ seconds: 1 });
      await subscribe(world.host, `number-${number}`);
    }
    expect(await countOf(world.host)).toBe(10);
    // A browser belongs to the user who signed in last.
    await subscribe(world.renter, 'number-10');
    expect([await countOf(world.host), await countOf(world.renter)]).toEqual([9, 1]);
  });
});

describe('P1.4 delivery follows the preferences', () => {
  test('delays mails that can wait until the quiet hours are over, and sends the others at once', async () => {
    const quiet = (hours: object | null) =>
      world.host.query<{ saveQuietHours: { viewer: { quietHours: unknown } } }>(SAVE_QUIET, {
        input: { quietHours: hours },
      });
    expect(await world.host.codeOf(SAVE_QUIET, { input: { quietHours: { fromHour: 8, toHour: 8 } } })).toBe(
      'BAD_REQUEST',
    );
    // It is 22:55 in Spain.
    const hours = { fromHour: 10, toHour: 12 };
    expect((await quiet(hours)).saveQuietHours.viewer.quietHours).toEqual(hours);
    // Other preferences and the quiet hours are stored separately.
    await save(world.host, { group: 'REVIEWS', channel: 'BELL', isOn: false });
    await requested(world);
    expect(await bell(world.host)).toEqual(['BOOKING_REQUESTED']);
    const waits = await world.app.context().em.execute<{ to: string; minutes: number }[]>(
      `select payload ->> 'to' as to, round(extract(epoch from run_at - now()) / 60)::int as minutes
           from graphile_worker._private_jobs where payload ->> 'template' is not null order by 1`,
    );
    expect(waits).toEqual([
      { to: 'host@example.test', minutes: 65 },
      { to: 'renter@example.test', minutes: 0 },
    ]);
    expect((await quiet(null)).saveQuietHours.viewer.quietHours).toBeNull();
  });

  test('notifies in the bell only when e-mail is off', async () => {
    await save(world.host, { group: 'BOOKINGS', channel: 'EMAIL', isOn: false });
    await requested(world);
    expect(await bell(world.host)).toEqual(['BOOKING_REQUESTED']);
    expect(await mails('host')).toEqual([]);
    expect(await mails('renter')).toEqual(['booking_request_sent']);
  });

  test('sends one e-mail when the bell is off, also when the event is delivered twice', async () => {
    await save(world.host, { group: 'BOOKINGS', channel: 'BELL', isOn: false });
    await requested(world);
    expect(await bell(world.host)).toEqual([]);
    expect(await mails('host')).toEqual(['booking_requested']);
    const { em } = world.app.context();
    await em.execute('delete from graphile_worker._private_jobs');
    await em.execute(
      `update outbox set dispatched_at = null where id = (select max(id) from outbox where type = 'booking.requested')`,
    );
    expect(await mails('host')).toEqual([]);
  });

  test('stores nothing when both are off', async () => {
    await save(
      world.host,
      { group: 'BOOKINGS', channel: 'BELL', isOn: false },
      { group: 'BOOKINGS', channel: 'EMAIL', isOn: false },
    );
    await requested(world);
    expect([await bell(world.host), await mails('host')]).toEqual([[], []]);
    expect(await bell(world.renter)).toEqual(['BOOKING_REQUEST_SENT']);
  });

  test('mails a failed payment when everything is turned off', async () => {
    const { id } = await requested(world);
    const matrix = await matrixOf(world.renter);
    await save(world.renter, ...matrix.map(({ group, channel }) => ({ group, channel, isOn: false })));
    await bell(world.renter);
    await world.app.context().em.execute('delete from graphile_worker._private_jobs');
    await world.app
      .context()
      .em.execute(`insert into outbox (type, payload) values ('booking.payment_failed', ?::jsonb)`, [
        JSON.stringify({ bookingId: uuidOf(id), isChargeTried: true }),
      ]);
    expect(await mails('renter')).toEqual(['payment_failed']);
    expect(await bell(world.renter)).not.toContain('PAYMENT_FAILED');
  });
});
