// First of all: decorators of what is imported below write through what it loads.
import { createTestApp, type TestApp } from '../support/test-app.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../server/core/date-range.js';
import { alertToken } from '../../server/features/saved-searches/alert-token.js';
import { AlertCadence } from '../../server/features/saved-searches/saved-search.types.js';
import { tellMatches } from '../../server/features/saved-searches/tell-matches.js';
import { alertMails, change, CHANGE, heard, mine, save, searcher, SEEN, untilMatched } from '../support/saved-searches.js';
import type { GraphqlClient } from '../support/graphql-client.js';
import type { Filter } from '../support/search.js';
import { newPerson, publishedSpace, uuidOf } from '../support/spaces.js';

/** Where the spaces of these tests are, and what a month of them costs at 70 euros of rent. */
const HERE = { south: 40.4, west: -3.75, north: 40.45, east: -3.65 };
const FAR = { south: 41.3, west: 2.1, north: 41.5, east: 2.3 };
const WAY_OUT = 'mutation ($token: String!) { stopSavedSearchAlerts(token: $token) }';

let app: TestApp;
let host: GraphqlClient;
let today: string;

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await newPerson(app, 'host@example.com');
  today = app.context().clock.today();
});
afterAll(() => app.stop());

/** A newly published space, once everybody who waited for one like it has heard. */
async function published(overrides: Record<string, unknown> = {}): Promise<string> {
  const id = await publishedSpace(app, host, overrides);
  await untilMatched(app);
  return id;
}

const allInCents = async (id: string): Promise<number> => (await host.query<{ space: { priceAllInCents: number } }>('query ($id: ID!) { space(id: $id) { priceAllInCents } }', { id })).space.priceAllInCents;

describe('P10 what fits a saved search', () => {
  test('is told by bell and e-mail, with the way to the search and out of it', async () => {
    const { client, email, saved } = await searcher(app, { city: 'Madrid', type: ['STORAGE'], from: addDays(today, 3), to: addDays(today, 60), priceMaxCents: 20000 }, { name: 'Trastero en Madrid' });
    const id = await published({ title: 'Trastero del alba' });
    const address = `/search?city=Madrid&type=storage&from=${addDays(today, 3)}&to=${addDays(today, 60)}&price_max=200`;
    expect(await heard(client)).toEqual([
      {
        type: 'SAVED_SEARCH_MATCHED', title: 'Un espacio nuevo para ti', message: '«Trastero del alba» encaja con tu búsqueda «Trastero en Madrid».',
        params: { search: 'Trastero en Madrid', address, count: 1, space: 'Trastero del alba' },
      },
    ]);
    const [mail, ...others] = await alertMails(app, email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Un espacio nuevo para ti: Trastero en Madrid');
    for (const part of [mail?.text, mail?.html.replaceAll('&amp;', '&')]) {
      expect(part).toContain(`/space/${id}`);
      expect(part).toContain(address);
      expect(part).toContain(mail?.unsubscribeUrl);
    }
    expect(await mine(client)).toMatchObject([{ id: saved.id, newCount: 1 }]);
    await client.query(SEEN, { id: saved.id });
    expect(await mine(client)).toMatchObject([{ newCount: 0 }]);
  });

  test('is decided by place, map, kind, price, size, features, words and days alike', async () => {
    const wishes: readonly (readonly [Filter, boolean])[] = [
      [{ city: 'Madrid' }, true], [{ city: 'Barcelona' }, false],
      [{ postalCode: '28004' }, true], [{ postalCode: '28005' }, false],
      [{ bounds: HERE }, true], [{ bounds: FAR }, false],
      [{ postalCode: 'Malasaña' }, true],
      [{ type: ['STORAGE', 'ROOM'] }, true], [{ type: ['GARAGE'] }, false],
      [{ priceMaxCents: 9500 }, true], [{ priceMaxCents: 5000 }, false], [{ priceMinCents: 9500 }, false],
      [{ sizeMinM2: 6, sizeMaxM2: 6 }, true], [{ sizeMinM2: 7 }, false],
      [{ features: ['DRY', 'LIFT'] }, true], [{ features: ['CAMERA'] }, false],
      [{ text: 'violines' }, true], [{ text: 'tambores' }, false],
      [{ city: 'Madrid', from: addDays(today, 20), to: addDays(today, 60) }, true],
      [{ city: 'Madrid', from: addDays(today, 5) }, false],
      // Shorter than the least stay.
      [{ city: 'Madrid', from: addDays(today, 20), to: addDays(today, 25) }, false],
      [{ things: [{ thing: 'BOX', count: 3 }] }, true],
    ];
    const people = [];
    for (const [filter] of wishes) people.push(await searcher(app, filter));
    await published({ title: 'Sitio para violines', availableFrom: addDays(today, 10) });
    const found: boolean[] = [];
    for (const { client } of people) found.push((await heard(client)).length > 0);
    expect(wishes.map(([filter], index) => [filter, found[index]])).toEqual(wishes);
  });

  test('is told once, whatever the host changes; others hear of it when it comes to fit', async () => {
    const always = await searcher(app, { city: 'Madrid', text: 'laurel' });
    const id = await published({ title: 'Trastero del laurel' });
    const price = await allInCents(id);
    const cheap = await searcher(app, { text: 'laurel', priceMaxCents: price - 500 });
    await change(host, id, { priceMonthCents: 6900 });
    await untilMatched(app);
    expect([await heard(always.client), await heard(cheap.client)].map(({ length }) => length)).toEqual([1, 0]);
    await change(host, id, { priceMonthCents: 5000 });
    await untilMatched(app);
    expect([await heard(always.client), await heard(cheap.client)].map(({ length }) => length)).toEqual([1, 1]);
    // Saved when it fitted already: it is among the results, and nothing new when it changes.
    const late = await searcher(app, { text: 'laurel' });
    for (const priceMonthCents of [7000, 5000]) await change(host, id, { priceMonthCents });
    await untilMatched(app);
    expect(await heard(late.client)).toEqual([]);
    await host.query('mutation ($id: ID!) { pauseSpace(id: $id) { id } }', { id });
    await host.query('mutation ($id: ID!) { resumeSpace(id: $id) { id } }', { id });
    await untilMatched(app);
    // It is back: news for whoever was not told before.
    expect([await heard(always.client), await heard(cheap.client), await heard(late.client)].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  test('is told when taken days become free, and not when more are taken', async () => {
    const id = await published({ title: 'Trastero del olivo' });
    const days = `{[${addDays(today, 5)},${addDays(today, 90)})}`;
    const setBusy = (busy: string) => app.context().em.execute('update space_search set busy = ?::datemultirange where id = ?', [busy, uuidOf(id)]);
    await setBusy(days);
    const { client } = await searcher(app, { text: 'olivo', from: addDays(today, 10), to: addDays(today, 50) });
    await setBusy(`{[${addDays(today, 5)},${addDays(today, 95)})}`);
    await untilMatched(app);
    expect(await heard(client)).toEqual([]);
    await setBusy('{}');
    await untilMatched(app);
    expect(await heard(client)).toHaveLength(1);
  });

  test("is not told to the space's own host, to whoever turned it off, or by a channel she does not want", async () => {
    const filter = { text: 'romero' };
    await save(host, filter);
    const off = await searcher(app, filter, { cadence: 'OFF' });
    const noMail = await searcher(app, filter);
    const preferences = [{ group: 'ALERTS', channel: 'EMAIL', isOn: false }];
    await noMail.client.query('mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { id } }', { input: { preferences } });
    await published({ title: 'Trastero del romero' });
    expect([await heard(host), await heard(off.client), await heard(noMail.client)].map(({ length }) => length)).toEqual([0, 0, 1]);
    expect(await alertMails(app, noMail.email)).toEqual([]);
    // Counted all the same, and not told of later.
    expect(await mine(off.client)).toMatchObject([{ newCount: 1 }]);
    await off.client.query(CHANGE, { input: { id: off.saved.id, cadence: 'AT_ONCE' } });
    await tellMatches(app.context(), AlertCadence.AT_ONCE);
    await untilMatched(app);
    expect(await heard(off.client)).toEqual([]);
  });

  test('is not told of later when she had turned the alerts off in between, by whatever way', async () => {
    const [asked, clicked] = [await searcher(app, { text: 'espliego' }, { cadence: 'DAILY' }), await searcher(app, { text: 'espliego' }, { cadence: 'DAILY' })];
    await published({ title: 'Trastero del espliego' });
    await asked.client.query(CHANGE, { input: { id: asked.saved.id, cadence: 'OFF' } });
    await app.guest().query(WAY_OUT, { token: alertToken(app.context().config, uuidOf(clicked.saved.id)) });
    for (const { client, saved } of [asked, clicked]) {
      await client.query(CHANGE, { input: { id: saved.id, cadence: 'DAILY' } });
      expect(await mine(client)).toMatchObject([{ newCount: 1 }]);
    }
    await tellMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect([await heard(asked.client), await heard(clicked.client)]).toEqual([[], []]);
  });

  test('comes together once a day for whoever wants that, without what is gone by then', async () => {
    const { client, email } = await searcher(app, { text: 'tomillo', priceMaxCents: 9500 }, { cadence: 'DAILY', name: 'Con tomillo' });
    const ids = [];
    for (const name of ['uno', 'dos', 'tres', 'cuatro']) ids.push(await published({ title: `Trastero tomillo ${name}` }));
    expect(await heard(client)).toEqual([]);
    await host.query('mutation ($id: ID!) { pauseSpace(id: $id) { id } }', { id: ids[0] });
    await change(host, ids[1] ?? '', { priceMonthCents: 20000 });
    await tellMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect(await heard(client)).toMatchObject([{ title: '2 espacios nuevos para ti', message: 'Encajan con tu búsqueda «Con tomillo».', params: { count: 2 } }]);
    const [mail] = await alertMails(app, email);
    expect(mail?.text).toContain('Trastero tomillo tres');
    expect(mail?.text).not.toMatch(/tomillo (uno|dos)/);
    await tellMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect(await heard(client)).toHaveLength(1);
  });

  test('waits a quarter of an hour after an alert, to be told together', async () => {
    const { client } = await searcher(app, { text: 'salvia' });
    for (const name of ['uno', 'dos', 'tres']) await published({ title: `Trastero salvia ${name}` });
    expect(await heard(client)).toHaveLength(1);
    await app.context().em.execute(`update saved_searches set told_at = told_at - interval '16 minutes'`);
    await tellMatches(app.context(), AlertCadence.AT_ONCE);
    await untilMatched(app);
    expect((await heard(client)).map(({ params }) => params.count)).toEqual([2, 1]);
  });
});

describe('U8 the way out of alerts', () => {
  test('works without signing in, by a click or by the mail program, and for its own search alone', async () => {
    const { client, email } = await searcher(app, { text: 'albahaca' }, { name: 'Una' });
    await save(client, { text: 'albahaca', city: 'Madrid' }, { name: 'Otra' });
    await published({ title: 'Trastero albahaca' });
    const mails = await alertMails(app, email);
    expect(mails).toHaveLength(2);
    const urls = mails.map(({ unsubscribeUrl }) => new URL(unsubscribeUrl ?? ''));
    const [byClick, byProgram] = [urls[0]?.searchParams.get('token') ?? '', urls[1] ?? new URL('about:blank')];
    for (const wrong of ['', byClick.slice(0, -2), `x${byClick}`, byClick.replace('.', 'A.'), byClick.split('.')[0]]) {
      expect(await app.guest().codeOf(WAY_OUT, { token: wrong })).toBe('TOKEN_INVALID');
      expect((await fetch(`${app.url}/unsubscribe?token=${wrong}`, { method: 'POST' })).status).toBe(404);
    }
    await app.guest().query(WAY_OUT, { token: byClick });
    await app.guest().query(WAY_OUT, { token: byClick });
    expect((await mine(client)).map(({ cadence }) => cadence).sort()).toEqual(['AT_ONCE', 'OFF']);
    const post = await fetch(`${app.url}${byProgram.pathname}${byProgram.search}`, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect(post.status).toBe(204);
    expect((await mine(client)).map(({ cadence }) => cadence)).toEqual(['OFF', 'OFF']);
  });
});
