import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eraseSpaceNotices } from '../../../server/features/privacy/erasure/erase-mentions.js';
import { awaitMail, mailsTo } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson, publishedSpace, saveDraft, uuidOf } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const ADD = 'mutation ($spaceId: ID!) { addFavorite(input: { spaceId: $spaceId }) { spaceId } }';
const SAVE =
  'mutation ($input: SaveFavoriteInput!) { saveFavorite(input: $input) { favorite { id note notifyPriceDrop droppedFromCents } } }';
const MINE =
  '{ myFavorites { edges { node { id note notifyPriceDrop droppedFromCents space { priceAllInCents } } } } }';
const NOTIFICATIONS = '{ notifications { edges { node { type title message } } } }';
const PUBLISH = 'mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }';
const PRICE = 7000;

interface Mine {
  readonly id: string;
  readonly note: string;
  readonly notifyPriceDrop: boolean;
  readonly droppedFromCents: number | null;
  readonly space: { readonly priceAllInCents: number };
}

let app: TestApp;
let host: GraphqlClient;
let count = 0;

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await newPerson(app, 'host@example.com');
});
afterAll(() => app.stop());

/** A user with a favorite space of 70 euros; the last word of the space's title is unique to them. */
async function favoriteOwner(): Promise<{ client: GraphqlClient; email: string; space: string; title: string }> {
  count += 1;
  const [email, title] = [`owner-${count}@example.com`, `Trastero seco número ${count}`];
  const client = await newPerson(app, email);
  const space = await publishedSpace(app, host, { title });
  await client.query(ADD, { spaceId: space });
  return { client, email, space, title };
}

/** The host changes the price, and all resulting events and jobs run. */
async function ask(space: string, priceMonthCents: number): Promise<void> {
  await saveDraft(host, { priceMonthCents }, space);
  await host.query(PUBLISH, { id: space });
  await app.settle();
}

const mine = async (client: GraphqlClient): Promise<Mine> => {
  const { myFavorites } = await client.query<{ myFavorites: { edges: { node: Mine }[] } }>(MINE);
  return myFavorites.edges[0]?.node as Mine;
};
const notificationsOf = async (client: GraphqlClient): Promise<{ type: string; title: string; message: string }[]> =>
  (
    await client.query<{ notifications: { edges: { node: { type: string; title: string; message: string } }[] } }>(
      NOTIFICATIONS,
    )
  ).notifications.edges.map(({ node }) => node);

describe('P10 a note', () => {
  test('has up to 200 characters and can be removed', async () => {
    const { client } = await favoriteOwner();
    const { id } = await mine(client);
    await client.query(SAVE, { input: { favoriteId: id, note: '  Preguntar por el ascensor 🛗 ' } });
    expect(await mine(client)).toMatchObject({ note: 'Preguntar por el ascensor 🛗', notifyPriceDrop: true });
    await client.query(SAVE, { input: { favoriteId: id, note: '🛗'.repeat(200) } });
    const { errors } = await client.send(SAVE, { input: { favoriteId: id, note: 'x'.repeat(201) } });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: [{ path: 'note', code: 'TOO_LONG', params: { max: 200 } }],
    });
    await client.query(SAVE, { input: { favoriteId: id, note: '' } });
    expect(await mine(client)).toMatchObject({ note: '' });
  });

  test('can be written by its owner only', async () => {
    const [one, other] = [await favoriteOwner(), await favoriteOwner()];
    const { id } = await mine(one.client);
    expect(await other.client.codeOf(SAVE, { input: { favoriteId: id, note: 'mine' } })).toBe('NOT_FOUND');
    expect(await app.visitor().codeOf(SAVE, { input: { favoriteId: id, note: 'mine' } })).toBe('UNAUTHENTICATED');
    expect(await mine(one.client)).toMatchObject({ note: '' });
  });
});

describe('P10 a price drop', () => {
  test('is notified once by bell and mail in the language of the recipient, and shown with the previous price', async () => {
    const { client, email, space, title } = await favoriteOwner();
    const before = await mine(client);
    expect(before.droppedFromCents).toBeNull();
    await ask(space, PRICE - 1000);
    expect(await notificationsOf(client)).toEqual([
      {
        type: 'FAVORITE_PRICE_DROPPED',
        title: 'Un favorito ha bajado de precio',
        message: `«${title}» cuesta ahora 66,00\u00a0€ al mes, menos que cuando lo guardaste.`,
      },
    ]);
    const mail = await awaitMail(app, email);
    expect(mail.subject).toBe(`Un favorito ha bajado de precio: ${title}`);
    expect(mail.text).toContain('cuesta ahora 66,00\u00a0€ al mes, todo incluido');
    expect(mail.text).toContain(`/space/${space}`);
    const after = await mine(client);
    expect(after.droppedFromCents).toBe(before.space.priceAllInCents);
    expect(after.space.priceAllInCents).toBeLessThan(before.space.priceAllInCents);
    // Published again at the same price: no notice.
    await ask(space, PRICE - 1000);
    expect(await notificationsOf(client)).toHaveLength(1);
    expect(await mailsTo(app, email)).toHaveLength(1);
  });

  test('links to the list of the favorite', async () => {
    const { client, space } = await favoriteOwner();
    const make =
      'mutation { createFavoriteList(input: { name: "Piso", idempotencyKey: "one" }) { favoriteList { id } } }';
    const {
      createFavoriteList: { favoriteList: list },
    } = await client.query<{ createFavoriteList: { favoriteList: { id: string } } }>(make);
    const {
      favoriteLists: [first],
    } = await client.query<{ favoriteLists: { id: string }[] }>('{ favoriteLists { id } }');
    const move = 'mutation ($input: MoveFavoriteInput!) { moveFavorite(input: $input) { favorite { id } } }';
    await client.query(move, { input: { spaceId: space, fromListId: first?.id, toListId: list.id } });
    await ask(space, PRICE - 1000);
    const bell = '{ notifications(first: 1) { edges { node { params } } } }';
    const { notifications } = await client.query<{ notifications: { edges: { node: { params: object } }[] } }>(bell);
    expect(notifications.edges[0]?.node.params).toMatchObject({ address: `/favorites?list=${list.id}` });
  });

  test('is notified again when the price drops further, or anew after it was back', async () => {
    const { client, space } = await favoriteOwner();
    const counts: number[] = [];
    for (const price of [PRICE - 500, PRICE - 300, PRICE - 1000, PRICE, PRICE - 500, PRICE + 500]) {
      await ask(space, price);
      counts.push((await notificationsOf(client)).length);
    }
    expect(counts).toEqual([1, 1, 2, 2, 3, 3]);
    expect((await mine(client)).droppedFromCents).toBeNull();
  });

  test('is not notified when turned off for the favorite, nor mailed when turned off for alerts', async () => {
    const { client, email, space } = await favoriteOwner();
    const { id } = await mine(client);
    await client.query(SAVE, { input: { favoriteId: id, notifyPriceDrop: false } });
    await ask(space, PRICE - 1000);
    expect(await notificationsOf(client)).toEqual([]);

    const other = await favoriteOwner();
    const preferences = [{ group: 'ALERTS', channel: 'EMAIL', isOn: false }];
    await other.client.query(
      'mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { viewer { id } } }',
      { input: { preferences } },
    );
    await ask(other.space, PRICE - 1000);
    expect(await notificationsOf(other.client)).toHaveLength(1);
    expect([await mailsTo(app, email), await mailsTo(app, other.email)]).toEqual([[], []]);
  });

  test('U8 is mailed with an unsubscribe link that turns off alert mails of its recipient only', async () => {
    const { client, email, space } = await favoriteOwner();
    await ask(space, PRICE - 1000);
    const url = new URL((await awaitMail(app, email)).unsubscribeUrl ?? 'about:blank');
    const token = url.searchParams.get('token') ?? '';
    const isMailed = async (): Promise<Record<string, boolean>> => {
      const { viewer } = await client.query<{
        viewer: { notificationPreferences: { group: string; channel: string; isOn: boolean }[] };
      }>('{ viewer { notificationPreferences { group channel isOn } } }');
      const mails = viewer.notificationPreferences.filter(({ channel }) => channel === 'EMAIL');
      return Object.fromEntries(mails.map(({ group, isOn }) => [group, isOn]));
    };
    const before = await isMailed();
    expect(before['ALERTS']).toBe(true);
    const STOP = 'mutation ($token: String!) { stopMails(input: { token: $token }) { isStopped } }';
    for (const wrong of [
      token.slice(0, -2),
      token.replace('alerts', 'essential'),
      token.replace('alerts', 'reviews'),
    ]) {
      expect(await app.visitor().codeOf(STOP, { token: wrong })).toBe('TOKEN_INVALID');
      expect((await fetch(`${app.url}/unsubscribe?token=${wrong}`, { method: 'POST' })).status).toBe(404);
    }
    expect(await isMailed()).toEqual(before);
    expect((await fetch(app.url + url.pathname + url.search, { method: 'POST' })).status).toBe(204);
    expect(await app.visitor().query(STOP, { token })).toEqual({ stopMails: { isStopped: true } });
    expect(await isMailed()).toEqual({ ...before, ALERTS: false });
  });

  test('is deleted when the host of the space is erased (P-64)', async () => {
    const { client, space } = await favoriteOwner();
    await ask(space, PRICE - 1000);
    expect(await notificationsOf(client)).toHaveLength(1);
    const [row] = await app
      .context()
      .em.execute<{ host_id: string }[]>('select host_id from spaces where id = ?', [uuidOf(space)]);
    await eraseSpaceNotices(app.context(), row?.host_id ?? '');
    expect(await notificationsOf(client)).toEqual([]);
  });
});
