import { beforeAll, describe, expect, test } from 'vitest';
import { expireHolds } from '../../../server/features/bookings/lifecycle/expire-holds.js';
import { expireRequests, remindHost } from '../../../server/features/bookings/lifecycle/expire-requests.js';
import { mailsTo } from '../../support/accounts.js';
import {
  ACCEPT,
  CARDS,
  DECLINE,
  NOW,
  REQUEST,
  WITHDRAW,
  confirmed,
  request,
  requestInput,
  requested,
  signInAgain,
  start,
  stay,
} from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { runJobs } from '../../support/queued-jobs.js';
import { uuidOf } from '../../support/spaces.js';
import { cancel } from '../../support/stays.js';

const world = useWorld();
beforeAll(async () => {
  await world.app.settle();
});

interface Notice {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly read: boolean;
  readonly bookingId: string | null;
  readonly booking: { readonly id: string } | null;
}

const LIST = `query ($mode: DashboardMode, $first: Int, $after: String) { notifications(mode: $mode, first: $first, after: $after) {
  edges { cursor node { id type title message read bookingId createdAt path booking { id status } } } pageInfo { hasNextPage endCursor } } }`;
const MARK = `mutation ($ids: [ID!]!) { markNotificationsRead(input: { notificationIds: $ids }) { notifications { id read } } }`;

interface Page {
  readonly edges: readonly { readonly node: Notice }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function page(client: GraphqlClient, variables: Record<string, unknown> = {}): Promise<Page> {
  await world.app.settle();
  return (await client.query<{ notifications: Page }>(LIST, variables)).notifications;
}

async function list(client: GraphqlClient, variables: Record<string, unknown> = {}): Promise<Notice[]> {
  return (await page(client, variables)).edges.map(({ node }) => node);
}

async function clear(): Promise<void> {
  world.clock.set(NOW);
  await signInAgain(world);
  const { em } = world.app.context();
  await em.execute(`update bookings set status = 'payment_failed'`);
  await em.execute('delete from notifications');
  await em.execute('delete from graphile_worker._private_jobs');
}

describe('recipients', () => {
  test('notifies the host of a request and confirms it to the renter', async () => {
    await clear();
    const { id } = await requested(world);
    const [host] = await list(world.host);
    expect(host).toMatchObject({
      type: 'BOOKING_REQUESTED',
      title: 'Nueva solicitud de reserva',
      message: expect.stringMatching(
        /^Lucía P\. quiere «Trastero seco en Malasaña» del 5 abr 2027 al 20 may 2027\. Responde antes del miércoles 3 de marzo a las 10:55\.$/,
      ),
      read: false,
      bookingId: id,
      booking: { id, status: 'REQUESTED' },
    });
    expect((await list(world.renter)).map(({ type }) => type)).toEqual(['BOOKING_REQUEST_SENT']);
    expect(await list(world.stranger)).toEqual([]);
    const english = world.app.visitor('en');
    english.accessToken = world.host.accessToken;
    expect((await list(english))[0]).toMatchObject({
      title: 'New booking request',
      message: expect.stringContaining('from 5 Apr 2027 to 20 May 2027'),
    });
  });

  test('notifies the right side of every transition', async () => {
    const noticesOfBoth = async (): Promise<[string[], string[]]> => {
      const types = async (client: GraphqlClient) =>
        (await list(client)).map(({ type }) => type).filter((type) => !/REQUESTED|REQUEST_SENT/.test(type));
      return [await types(world.renter), await types(world.host)];
    };
    await clear();
    await confirmed(world);
    expect(await noticesOfBoth()).toEqual([['BOOKING_CONFIRMED_RENTER'], ['BOOKING_CONFIRMED_HOST']]);
    await clear();
    const declined = await requested(world);
    await world.host.query(DECLINE, { input: { bookingId: declined.id, reason: 'NOT_AVAILABLE' } });
    expect(await noticesOfBoth()).toEqual([['BOOKING_DECLINED'], []]);
    await clear();
    const withdrawn = await requested(world);
    await world.renter.query(WITHDRAW, { input: { bookingId: withdrawn.id } });
    expect(await noticesOfBoth()).toEqual([[], ['BOOKING_WITHDRAWN']]);
    await clear();
    await requested(world);
    world.clock.advance({ hours: 24 });
    await expireRequests(world.app.context());
    await signInAgain(world);
    expect(await noticesOfBoth()).toEqual([['BOOKING_EXPIRED_RENTER'], ['BOOKING_EXPIRED_HOST']]);
    await clear();
    const failing = await start(world.renter, stay(world.spaceId));
    await request(world.renter, failing.id, CARDS.failsLater);
    await world.host.query(ACCEPT, { input: { bookingId: failing.id } });
    expect(await noticesOfBoth()).toEqual([['PAYMENT_FAILED'], ['BOOKING_NOT_COMPLETED']]);
    await clear();
    const waiting = await requested(world);
    await remindHost(world.app.context(), uuidOf(waiting.id), 12);
    expect(await noticesOfBoth()).toEqual([[], ['BOOKING_RESPONSE_REMINDER']]);
  });

  test('notifies nobody of an abandoned checkout and the renter of a refused card', async () => {
    await clear();
    await start(world.renter, stay(world.spaceId));
    world.clock.advance({ minutes: 15 });
    await expireHolds(world.app.context());
    await signInAgain(world);
    expect(await list(world.renter)).toEqual([]);
    await clear();
    const { id } = await start(world.renter, stay(world.spaceId));
    const input = await requestInput(world.renter, id, CARDS.declined);
    expect(await world.renter.codeOf(REQUEST, { input })).toBe('PAYMENT_DECLINED');
    world.clock.advance({ minutes: 15 });
    await expireHolds(world.app.context());
    await signInAgain(world);
    expect((await list(world.renter)).map(({ type }) => type)).toEqual(['PAYMENT_FAILED']);
    expect(await list(world.host)).toEqual([]);
  });

  test('P-08 notifies once per event, user and type when the event is delivered twice', async () => {
    await clear();
    const { em } = world.app.context();
    await em.execute('delete from outbox');
    const { id } = await requested(world);
    await world.app.settle();
    const state = async () => ({
      noticesOfBoth: await em.execute('select user_id, type from notifications where booking_id = ? order by id', [
        uuidOf(id),
      ]),
      mails: await em.execute(
        `select payload from graphile_worker._private_jobs where key like 'mail:notification-%' order by id`,
      ),
    });
    const before = await state();
    expect([before.noticesOfBoth.length, before.mails.length]).toEqual([2, 2]);
    await em.execute('update outbox set dispatched_at = null');
    await Promise.all([world.app.settle(), world.app.settle()]);
    await world.app.settle();
    expect(await state()).toEqual(before);
    const [{ left } = { left: -1 }] = await em.execute<{ left: number }[]>(
      'select count(*)::int as left from outbox where dispatched_at is null',
    );
    expect(left).toBe(0);
  });

  test('M5 a confirmation is not sent after the booking was cancelled', async () => {
    await clear();
    const { em } = world.app.context();
    const { id } = await confirmed(world);
    await world.app.settle();
    await cancel(world.renter, id);
    await world.app.settle();
    const sentTypes = async () =>
      (
        await em.execute<{ type: string }[]>(
          `select type from notifications where booking_id = ? and type like 'booking_c%' order by type`,
          [uuidOf(id)],
        )
      ).map(({ type }) => type);
    expect(await sentTypes()).toEqual([
      'booking_cancelled_host',
      'booking_cancelled_renter',
      'booking_confirmed_host',
      'booking_confirmed_renter',
    ]);
    // Simulates a confirmation whose event waits for its retry and has created no notification.
    await em.execute(`delete from notifications where booking_id = ? and type like 'booking_confirmed%'`, [uuidOf(id)]);
    await em.execute(
      `update outbox set dispatched_at = null where type = 'booking.confirmed' and payload ->> 'bookingId' = ?`,
      [uuidOf(id)],
    );
    await world.app.settle();
    expect(await sentTypes()).toEqual(['booking_cancelled_host', 'booking_cancelled_renter']);
  });

  test('P1 N-H13 sends one reminder when several are overdue after an outage', async () => {
    await clear();
    const { id } = await requested(world);
    world.clock.advance({ hours: 13 });
    for (const hours of [1, 12]) await remindHost(world.app.context(), uuidOf(id), hours);
    await signInAgain(world);
    expect((await list(world.host)).map(({ type }) => type)).toEqual([
      'BOOKING_RESPONSE_REMINDER',
      'BOOKING_REQUESTED',
    ]);
  });

  test('shows a rolling booking without end day and total, with the monthly amount', async () => {
    await clear();
    const { id } = await start(world.renter, stay(world.spaceId, 34, 45, { termType: 'ROLLING' }));
    await request(world.renter, id);
    expect((await list(world.host))[0]?.message).toMatch(
      /^Lucía P\. quiere «Trastero seco en Malasaña» desde el 5 abr 2027, mes a mes\. Responde antes del /,
    );
    await runJobs(world.app, 'mail.send');
    const [[toHost], [toRenter]] = [
      await mailsTo(world.app, 'host@example.test'),
      await mailsTo(world.app, 'renter@example.test'),
    ];
    expect(toHost?.text).toMatch(/Fechas: desde el 5 abr 2027, mes a mes\n/);
    expect(toHost?.text).toMatch(/Recibirías cada mes: 66,50\s€/);
    expect(toRenter?.text).toMatch(/Primer cobro, IVA incluido: 77,00\s€/);
    expect(toRenter?.text).not.toMatch(/Total de la estancia|2028/);
  });
});

describe('notifications query', () => {
  test('NOT-1 lists newest first, at most 50, the rest by cursor', async () => {
    await clear();
    const { em } = world.app.context();
    await em.execute(
      `insert into notifications (user_id, type, title, message, dedupe_key, created_at)
       select u.id, 'space_published', 'n' || n, '', 'not-1:' || n, timestamptz '2027-01-01' + n * interval '1 second'
       from users u, generate_series(1, 60) n where u.email = 'renter@example.test'`,
    );
    const first = await page(world.renter, { first: 50 });
    expect(first.edges).toHaveLength(50);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = await page(world.renter, { after: first.pageInfo.endCursor });
    expect(rest.edges).toHaveLength(10);
    const ids = [...first.edges, ...rest.edges].map(({ node }) => node.id);
    expect(new Set(ids).size).toBe(60);
    expect(await world.renter.codeOf(LIST, { first: 51 })).toBe('VALIDATION_FAILED');
    expect(await world.renter.codeOf(LIST, { after: 'bm90IG9uZQ' })).toBe('CURSOR_INVALID');
    const order = await em.execute<{ id: string }[]>('select id from notifications order by created_at desc, id desc');
    expect(ids.map(uuidOf)).toEqual(order.map(({ id }) => id));
    const statements = async (first: number): Promise<number> =>
      countQueries(world.app, () => world.renter.query(LIST, { first }));
    expect(await statements(50)).toBe(await statements(1));
  });

  test('NOT-3 marks only own notifications as read, irreversibly', async () => {
    await clear();
    await requested(world);
    const [mine] = await list(world.host);
    const [theirs] = await list(world.renter);
    const ids = [mine?.id, theirs?.id, 'ntf_AAAAAAAAAAAAAAAAAAAAAA', 'nonsense', mine?.bookingId];
    const marked = await world.host.query<{ markNotificationsRead: { notifications: Notice[] } }>(MARK, { ids });
    expect(marked.markNotificationsRead.notifications).toEqual([{ id: mine?.id, read: true }]);
    expect((await list(world.renter))[0]?.read).toBe(false);
    const again = await world.host.query<{ markNotificationsRead: { notifications: Notice[] } }>(MARK, { ids });
    expect(again.markNotificationsRead.notifications).toEqual([{ id: mine?.id, read: true }]);
    expect(await world.app.visitor().codeOf(MARK, { ids })).toBe('UNAUTHENTICATED');
  });

  test('NOT-7 lists by mode those without a booking and those of bookings on this side', async () => {
    await clear();
    await requested(world);
    await world.app.settle();
    const { em } = world.app.context();
    await em.execute(
      `insert into notifications (user_id, type, title, message, dedupe_key, created_at)
       select id, 'space_published', 'Sin reserva', '', 'not-7:' || id, now() from users where email = 'renter@example.test'`,
    );
    const types = async (mode?: string) =>
      (await list(world.renter, mode ? { mode } : {}))
        .map(({ bookingId }) => (bookingId ? 'booking' : 'none'))
        .toSorted();
    expect(await types()).toEqual(['booking', 'none']);
    expect(await types('RENTER')).toEqual(['booking', 'none']);
    expect(await types('HOST')).toEqual(['none']);
    expect(await world.app.visitor().codeOf(LIST)).toBe('UNAUTHENTICATED');
    await em.execute(
      `insert into notifications (user_id, type, title, message, dedupe_key, created_at, booking_id)
       select u.id, 'claim_opened_staff', 'Reclamación', '', 'not-7-staff', now(), b.id
       from users u, bookings b where u.email = 'admin@example.test' limit 1`,
    );
    for (const mode of ['HOST', 'RENTER'])
      expect(await list(world.admin, { mode })).toMatchObject([{ type: 'CLAIM_OPENED_STAFF' }]);
  });

  test("NOT-6 path is the booking on the viewer's side or null, and wayOn is a separate link", async () => {
    await clear();
    const { id } = await requested(world);
    const stored = [
      { type: 'space_published', params: {} },
      { type: 'saved_search_matched', params: { address: '/search?city=Madrid' } },
      { type: 'saved_search_matched', params: { address: '//elsewhere.test' } },
      { type: 'verification_expired', params: {} },
    ];
    await world.app.context().em.execute(
      `insert into notifications (user_id, type, params, title, message, dedupe_key, created_at)
       select u.id, n.row ->> 'type', n.row -> 'params', '', '', 'path:' || n.ord, timestamptz '2020-01-01' + n.ord * interval '1 s'
       from users u, jsonb_array_elements(?::jsonb) with ordinality as n (row, ord) where u.email = 'host@example.test'`,
      [JSON.stringify(stored)],
    );
    const paths = async (client: GraphqlClient) => {
      await world.app.settle();
      const { notifications } = await client.query<{
        notifications: { edges: { node: { icon: string; path: string | null; wayOn: { path: string } | null } }[] };
      }>('{ notifications { edges { node { icon path wayOn { path } } } } }');
      return notifications.edges.map(({ node: { icon, path, wayOn } }) => [icon, path, wayOn?.path ?? null]);
    };
    expect(await paths(world.host)).toEqual([
      ['WAITING', `/dashboard?mode=host&tab=bookings&highlight=${id}`, `/booking/${id}`],
      ['EXPIRED', null, '/verify-identity'],
      ['SEARCH_MATCH', null, '/search'],
      ['SEARCH_MATCH', null, '/search?city=Madrid'],
      ['SPACE', null, null],
    ]);
    expect(await paths(world.renter)).toEqual([
      ['WAITING', `/dashboard?mode=renter&tab=bookings&highlight=${id}`, `/booking/${id}`],
    ]);
  });

  test('NOT-6 returns null for a booking that can no longer be read, and keeps its id', async () => {
    await clear();
    const { id } = await requested(world);
    const { em } = world.app.context();
    await em.execute(
      `insert into notifications (user_id, type, title, message, booking_id, dedupe_key)
       select id, 'booking_declined', '', '', ?, 'not-6' from users where email = 'stranger@example.test'`,
      [uuidOf(id)],
    );
    expect(await list(world.stranger)).toMatchObject([{ bookingId: id, booking: null, path: '/dashboard' }]);
  });
});

async function sendQueuedMails(): Promise<void> {
  await world.app.settle();
  const jobs = await world.app
    .context()
    .em.execute<{ payload: Record<string, unknown> }[]>(
      `select payload from graphile_worker._private_jobs where task_id = (select id from graphile_worker._private_tasks where identifier = 'mail.send') order by id`,
    );
  const send = world.app.jobs.handlers.get('mail.send');
  for (const { payload } of jobs) await send?.(world.app.context(), payload);
}

test("sends e-mails in the language of the account, as text and HTML, without the other side's sums", async () => {
  await clear();
  await world.app.context().em.execute(`update users set locale = 'en' where email = 'host@example.test'`);
  const { id } = await requested(world);
  await sendQueuedMails();
  const [toHost] = await mailsTo(world.app, 'host@example.test');
  expect(toHost?.subject).toBe('New booking request: Trastero seco en Malasaña');
  expect(toHost?.text).toContain('You would receive: €99.75');
  expect(toHost?.text).not.toMatch(/77\.00|115\.50/);
  expect(toHost?.html).toContain(`/booking/${id}"`);
  const [toRenter] = await mailsTo(world.app, 'renter@example.test');
  expect(toRenter?.subject).toBe('Solicitud enviada: Trastero seco en Malasaña');
  expect(toRenter?.text).toMatch(/Primer cobro, IVA incluido: 77,00\s€/);
  expect(toRenter?.text).not.toContain('99,75');
  await world.app.context().em.execute(`update users set locale = 'es' where email = 'host@example.test'`);
});

test('P1.4 the mail of a confirmation shows the cover, and the address to the renter only', async () => {
  await clear();
  await confirmed(world);
  await sendQueuedMails();
  const toRenter = await mailsTo(world.app, 'renter@example.test');
  const mailAbout = (subject: string) => toRenter.find((mail) => mail.subject.startsWith(subject));
  expect(mailAbout('Reserva confirmada')?.text).toMatch(/Dirección: Calle de Fuencarral 45, 280\d\d Madrid/);
  expect(mailAbout('Reserva confirmada')?.html).toMatch(/<img src="http[^"]+\/files\/photos\/[^"]+" alt="/);
  expect(mailAbout('Solicitud enviada')?.text).not.toContain('Fuencarral 45');
  for (const mail of await mailsTo(world.app, 'host@example.test')) expect(mail.text).not.toContain('Fuencarral 45');
});
