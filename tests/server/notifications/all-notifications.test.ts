import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deleteOldNotifications } from '../../../server/features/notifications/list/delete-old.js';
import { NOW, requested, signInAgain } from '../../support/bookings.js';
import { useWorld } from '../../support/use-world.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';

const world = useWorld();
beforeAll(async () => {
  await world.app.settle();
});

interface Node {
  readonly type: string;
  readonly group: string;
  readonly read: boolean;
  readonly spaceTitle: string | null;
  readonly space: { readonly id: string; readonly title: string } | null;
  readonly wayOn: { readonly label: string; readonly path: string } | null;
}

const LIST = `query ($group: NotificationGroup, $isUnread: Boolean, $first: Int, $after: String) {
  notifications(group: $group, isUnread: $isUnread, first: $first, after: $after) {
    edges { node { id type group read spaceTitle space { id title coverPhoto { url } } wayOn { label path }
      booking { id isPending requestedAt respondBy viewerRole } } }
    pageInfo { hasNextPage endCursor } } }`;
const COUNTS = '{ unreadNotifications { group unread } }';
const MARK_ALL =
  'mutation ($group: NotificationGroup) { markAllNotificationsRead(input: { group: $group }) { unreadNotifications { group unread } } }';

interface Page {
  readonly edges: readonly { readonly node: Node }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const page = async (variables: Record<string, unknown> = {}, client: GraphqlClient = world.host): Promise<Page> =>
  (await client.query<{ notifications: Page }>(LIST, variables)).notifications;
const types = async (variables: Record<string, unknown>): Promise<string[]> =>
  (await page(variables)).edges.map(({ node }) => node.type);

type Count = { readonly group: string; readonly unread: number };
const unreadOf = (counts: readonly Count[]): Record<string, number> =>
  Object.fromEntries(counts.filter(({ unread }) => unread > 0).map(({ group, unread }) => [group, unread]));
const counts = async (client: GraphqlClient = world.host): Promise<Record<string, number>> =>
  unreadOf((await client.query<{ unreadNotifications: Count[] }>(COUNTS)).unreadNotifications);

/** Inserts notifications of the host, newest first. */
async function write(rows: readonly { type: string; isRead?: boolean; createdAt?: string }[]): Promise<void> {
  const { em } = world.app.context();
  for (const [index, { type, isRead = false, createdAt }] of rows.entries())
    await em.execute(
      `insert into notifications (user_id, type, title, message, is_read, dedupe_key, created_at)
       select id, ?, '', '', ?, ?, ?::timestamptz from users where email = 'host@example.test'`,
      [type, isRead, `all:${index}`, createdAt ?? new Date(Date.parse(NOW) - index * 60_000).toISOString()],
    );
}

beforeEach(async () => {
  world.clock.set(NOW);
  await signInAgain(world);
  await world.app.settle();
  await world.app.context().em.execute('delete from notifications');
});

describe('all notifications', () => {
  test('NOT-1 can be filtered by group and unread state, and paginate', async () => {
    await write([
      { type: 'message_received' },
      { type: 'payout_sent', isRead: true },
      { type: 'message_received', isRead: true },
      { type: 'space_published' },
    ]);
    expect(await types({})).toEqual(['MESSAGE_RECEIVED', 'PAYOUT_SENT', 'MESSAGE_RECEIVED', 'SPACE_PUBLISHED']);
    expect(await types({ group: 'MESSAGES' })).toEqual(['MESSAGE_RECEIVED', 'MESSAGE_RECEIVED']);
    expect(await types({ isUnread: true })).toEqual(['MESSAGE_RECEIVED', 'SPACE_PUBLISHED']);
    expect(await types({ group: 'PAYMENTS', isUnread: true })).toEqual([]);
    const first = await page({ isUnread: true, first: 1 });
    expect(first.pageInfo.hasNextPage).toBe(true);
    const after = first.pageInfo.endCursor;
    expect(await types({ isUnread: true, first: 1, after })).toEqual(['SPACE_PUBLISHED']);
    const { errors } = await world.host.send(LIST, { group: 'MESSAGES', after });
    expect(errors[0]?.extensions.code).toBe('CURSOR_INVALID');
  });

  test('NOT-3 counts unread ones by group, and marks a group or all of them as read in one call', async () => {
    await write([
      ...Array.from({ length: 120 }, () => ({ type: 'message_received' })),
      { type: 'space_published' },
      { type: 'payout_sent', isRead: true },
    ]);
    expect(await counts()).toEqual({ MESSAGES: 120, BOOKINGS: 1 });
    expect(await counts(world.renter)).toEqual({});
    const {
      markAllNotificationsRead: { unreadNotifications: left },
    } = await world.host.query<{
      markAllNotificationsRead: { unreadNotifications: Count[] };
    }>(MARK_ALL, {
      group: 'MESSAGES',
    });
    expect(unreadOf(left)).toEqual({ BOOKINGS: 1 });
    await world.renter.query(MARK_ALL);
    expect(await counts()).toEqual({ BOOKINGS: 1 });
    await world.host.query(MARK_ALL);
    expect(await counts()).toEqual({});
  });

  test('P1.4 show the space and a labelled link, with a constant number of statements', async () => {
    const { id } = await requested(world);
    await world.app.settle();
    const { edges } = await page();
    expect(edges[0]?.node).toMatchObject({
      type: 'BOOKING_REQUESTED',
      space: { title: edges[0]?.node.spaceTitle },
      wayOn: { label: 'Responder a la solicitud', path: `/booking/${id}` },
    });
    await write([{ type: 'space_published' }]);
    await world.app
      .context()
      .em.execute(`update notifications set space_id = (select id from spaces where status = 'published' limit 1)`);
    const published = (await page({ group: 'BOOKINGS' })).edges.find(
      ({ node }) => node.type === 'SPACE_PUBLISHED',
    )?.node;
    expect(published?.wayOn).toEqual({ label: 'Ver mi espacio', path: `/space/${published?.space?.id}` });
    const one = await countQueries(world.app, () => page({ first: 1 }));
    expect(await countQueries(world.app, () => page({ first: 20 }))).toBeLessThanOrEqual(one + 1);
  });

  test('NOT-6 hide a space that the viewer may not see', async () => {
    await write([{ type: 'favorite_price_dropped' }]);
    await world.app.context().em.execute(
      `update notifications n set space_id = s.id from spaces s, users u
       where s.host_id <> n.user_id and s.status <> 'published'`,
    );
    expect((await page()).edges[0]?.node.space).toBeNull();
  });

  test('P1.4 are deleted after twelve months', async () => {
    await write([
      { type: 'payout_sent', createdAt: new Date(Date.parse(NOW) - 360 * 86_400_000).toISOString() },
      { type: 'payout_sent', createdAt: new Date(Date.parse(NOW) - 370 * 86_400_000).toISOString() },
    ]);
    await deleteOldNotifications(world.app.context());
    expect(await types({})).toHaveLength(1);
  });
});
