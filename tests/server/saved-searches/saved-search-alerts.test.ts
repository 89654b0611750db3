// Imported first, because decorators of the modules below need it.
import { createTestApp, type TestApp } from '../../support/test-app.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../server/core/values/date-range.js';
import { alertToken } from '../../../server/features/saved-searches/alert-token.js';
import { AlertCadence } from '../../../server/features/saved-searches/alert-cadence.js';
import { matchFreedSpaces } from '../../../server/features/saved-searches/match-space.js';
import { notifyMatches } from '../../../server/features/saved-searches/notify-matches.js';
import {
  alertMails,
  change,
  CHANGE,
  listAlerts,
  listMine,
  save,
  searcher,
  SEEN,
  untilMatched,
} from './saved-searches.js';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import type { Filter } from '../../support/search.js';
import { newPerson, publishedSpace, uuidOf } from '../../support/spaces.js';

/** Bounds around the spaces of these tests. */
const HERE = { south: 40.4, west: -3.75, north: 40.45, east: -3.65 };
const FAR = { south: 41.3, west: 2.1, north: 41.5, east: 2.3 };
const STOP_ALERTS = 'mutation ($token: String!) { stopMails(input: { token: $token }) { isStopped } }';

let app: TestApp;
let host: GraphqlClient;
let today: string;

beforeAll(async () => {
  app = await createTestApp({ background: true });
  host = await newPerson(app, 'host@example.com');
  today = app.context().clock.today();
});
afterAll(() => app.stop());

/** Publishes a space and waits until its alerts are sent. */
async function published(overrides: Record<string, unknown> = {}): Promise<string> {
  const id = await publishedSpace(app, host, overrides);
  await untilMatched(app);
  return id;
}

const allInCents = async (id: string): Promise<number> =>
  (
    await host.query<{ space: { priceAllInCents: number } }>(
      'query ($id: ID!) { space(id: $id) { priceAllInCents } }',
      { id },
    )
  ).space.priceAllInCents;

describe('P10 matches of a saved search', () => {
  test('are notified by bell and e-mail, with links to the search and to unsubscribe', async () => {
    const { client, email, saved } = await searcher(
      app,
      { city: 'Madrid', type: ['STORAGE'], from: addDays(today, 3), to: addDays(today, 60), priceMaxCents: 20000 },
      { name: 'Trastero en Madrid' },
    );
    const id = await published({ title: 'Trastero del alba' });
    const address = `/search?city=Madrid&type=storage&from=${addDays(today, 3)}&to=${addDays(today, 60)}&price_max=200`;
    expect(await listAlerts(client)).toEqual([
      {
        type: 'SAVED_SEARCH_MATCHED',
        title: 'Un espacio nuevo para ti',
        message: '«Trastero del alba» encaja con tu búsqueda «Trastero en Madrid».',
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
    expect(await listMine(client)).toMatchObject([{ id: saved.id, newCount: 1 }]);
    await client.query(SEEN, { id: saved.id });
    expect(await listMine(client)).toMatchObject([{ newCount: 0 }]);
  });

  test('depend on place, map, type, price, size, features, text, dates and things', async () => {
    const filters: readonly (readonly [Filter, boolean])[] = [
      [{ city: 'Madrid' }, true],
      [{ city: 'Barcelona' }, false],
      [{ postalCode: '28004' }, true],
      [{ postalCode: '28005' }, false],
      [{ bounds: HERE }, true],
      [{ bounds: FAR }, false],
      [{ postalCode: 'Malasaña' }, true],
      [{ type: ['STORAGE', 'ROOM'] }, true],
      [{ type: ['GARAGE'] }, false],
      [{ priceMaxCents: 9500 }, true],
      [{ priceMaxCents: 5000 }, false],
      [{ priceMinCents: 9500 }, false],
      [{ sizeMinM2: 6, sizeMaxM2: 6 }, true],
      [{ sizeMinM2: 7 }, false],
      [{ features: ['DRY', 'LIFT'] }, true],
      [{ features: ['CAMERA'] }, false],
      [{ text: 'violines' }, true],
      [{ text: 'tambores' }, false],
      [{ postalCode: 'violines', bounds: HERE }, true],
      [{ postalCode: 'tambores', bounds: HERE }, false],
      [{ postalCode: 'violines', bounds: FAR }, false],
      [{ city: 'Madrid', from: addDays(today, 20), to: addDays(today, 60) }, true],
      [{ city: 'Madrid', from: addDays(today, 5) }, false],
      // Shorter than the minimum stay.
      [{ city: 'Madrid', from: addDays(today, 20), to: addDays(today, 25) }, false],
      [{ things: [{ thing: 'BOX', count: 3 }] }, true],
    ];
    const people = [];
    for (const [filter] of filters) people.push(await searcher(app, filter));
    await published({ title: 'Sitio para violines', availableFrom: addDays(today, 10) });
    const found: boolean[] = [];
    for (const { client } of people) found.push((await listAlerts(client)).length > 0);
    expect(filters.map(([filter], index) => [filter, found[index]])).toEqual(filters);
  });

  test('are notified once per search, however often the space changes', async () => {
    const always = await searcher(app, { city: 'Madrid', text: 'laurel' });
    const id = await published({ title: 'Trastero del laurel' });
    const price = await allInCents(id);
    const cheap = await searcher(app, { text: 'laurel', priceMaxCents: price - 500 });
    await change(host, id, { priceMonthCents: 6900 });
    await untilMatched(app);
    expect([await listAlerts(always.client), await listAlerts(cheap.client)].map(({ length }) => length)).toEqual([
      1, 0,
    ]);
    await change(host, id, { priceMonthCents: 5000 });
    await untilMatched(app);
    expect([await listAlerts(always.client), await listAlerts(cheap.client)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    // The space matched when the search was saved, so that a change is no new match.
    const late = await searcher(app, { text: 'laurel' });
    for (const priceMonthCents of [7000, 5000]) await change(host, id, { priceMonthCents });
    await untilMatched(app);
    expect(await listAlerts(late.client)).toEqual([]);
    await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id });
    await host.query('mutation ($id: ID!) { resumeSpace(input: { spaceId: $id }) { space { id } } }', { id });
    await untilMatched(app);
    // Published again: new for searches that were not notified before.
    expect(
      [await listAlerts(always.client), await listAlerts(cheap.client), await listAlerts(late.client)].map(
        ({ length }) => length,
      ),
    ).toEqual([1, 1, 1]);
  });

  test('are no longer counted as new once the space does not match any more', async () => {
    const { client } = await searcher(app, { text: 'acebo', priceMaxCents: 9500 });
    const ids = [await published({ title: 'Trastero acebo uno' }), await published({ title: 'Trastero acebo dos' })];
    expect(await listMine(client)).toMatchObject([{ newCount: 2 }]);
    await change(host, ids[0] ?? '', { priceMonthCents: 20000 });
    await untilMatched(app);
    expect(await listMine(client)).toMatchObject([{ newCount: 1 }]);
  });

  test('are notified when booked days become free, not when more are booked', async () => {
    const id = await published({ title: 'Trastero del olivo' });
    const days = `{[${addDays(today, 5)},${addDays(today, 90)})}`;
    const setBusy = (busy: string) =>
      app.context().em.execute('update space_search set busy = ?::datemultirange where id = ?', [busy, uuidOf(id)]);
    await setBusy(days);
    const { client } = await searcher(app, { text: 'olivo', from: addDays(today, 10), to: addDays(today, 50) });
    await setBusy(`{[${addDays(today, 5)},${addDays(today, 95)})}`);
    await untilMatched(app);
    expect(await listAlerts(client)).toEqual([]);
    await setBusy('{}');
    await untilMatched(app);
    expect(await listAlerts(client)).toHaveLength(1);
  });

  test('N-W01 wait while the freed days are reserved for somebody on the waiting list', async () => {
    const id = await published({ title: 'Trastero del fresno' });
    const days = { from: addDays(today, 10), to: addDays(today, 50) };
    const { em } = app.context();
    const setBusy = (busy: string) =>
      em.execute('update space_search set busy = ?::datemultirange where id = ?', [busy, uuidOf(id)]);
    await setBusy(`{[${days.from},${days.to})}`);
    const { client } = await searcher(app, { text: 'fresno', ...days });
    await newPerson(app, 'first-in-line@example.com');
    await em.execute(
      `insert into waiting_places (id, user_id, space_id, starts_on, ends_on, is_rolling, state, priority_until, queued_at, created_at)
       select gen_random_uuid(), id, ?, ?::date, ?::date, false, 'offered', ?::timestamptz + interval '1 day', now(), now()
       from users where email = 'first-in-line@example.com'`,
      [uuidOf(id), days.from, addDays(today, 20), app.context().clock.now()],
    );
    await setBusy('{}');
    await untilMatched(app);
    expect(await listAlerts(client)).toEqual([]);
    await em.execute('delete from waiting_places');
    await notifyMatches(app.context(), AlertCadence.AT_ONCE);
    await app.settle();
    expect(await listAlerts(client)).toHaveLength(1);
  });

  test('include spaces that only time makes free, once the first day of the search has passed', async () => {
    await published({ title: 'Trastero del brezo', availableFrom: addDays(today, 10) });
    const blocked = await published({ title: 'Garaje del brezo' });
    const { em } = app.context();
    await em.execute(
      `insert into space_blocks (id, space_id, starts_on, ends_on, reason, note, created_at) values (gen_random_uuid(), ?, ?, ?, 'works', '', now())`,
      [uuidOf(blocked), today, addDays(today, 10)],
    );
    await em.execute('update space_search set busy = ?::datemultirange where id = ?', [
      `{[${today},${addDays(today, 10)})}`,
      uuidOf(blocked),
    ]);
    const text = 'brezo';
    const filters: readonly (readonly [Filter, number[]])[] = [
      [{ text, from: addDays(today, 1) }, [2]],
      [{ text, from: addDays(today, 1), to: addDays(today, 60) }, [2]],
      [{ text, to: addDays(today, 60) }, [2]],
      // They matched when the search was saved.
      [{ text, from: addDays(today, 10) }, []],
      [{ text }, []],
    ];
    const people = [];
    for (const [filter] of filters) people.push(await searcher(app, filter, { cadence: 'DAILY' }));
    for (const hours of [0, 3]) {
      const clock = new FakeClock(`${addDays(today, 10)}T0${hours}:10:00Z`);
      const ctx = { ...app.context(), clock };
      await matchFreedSpaces(ctx);
      await notifyMatches(ctx, AlertCadence.DAILY);
    }
    await untilMatched(app);
    const counts = [];
    for (const { client } of people) counts.push((await listAlerts(client)).map(({ params }) => params.count));
    expect(counts).toEqual(filters.map(([, expected]) => expected));
  });

  test('include spaces that became free on a day whose run was missed, unless they were free before', async () => {
    const freed = addDays(today, 10);
    const ids: string[] = [];
    for (const name of ['uno', 'dos', 'tres', 'cuatro'])
      ids.push(await published({ title: `Trastero del lentisco ${name}`, availableFrom: freed }));
    const { em } = app.context();
    // The third was offered before, until the host wrote another first day on that very day; the fourth has been free for too long.
    await em.execute('update spaces set updated_at = ? where id = ?', [`${freed}T09:00:00Z`, uuidOf(ids[2] ?? '')]);
    await em.execute('update space_search set available_from = ? where id = ?', [
      addDays(freed, -1),
      uuidOf(ids[3] ?? ''),
    ]);
    await untilMatched(app);
    const filters: readonly (readonly [Filter, number[]])[] = [
      [{ text: 'lentisco', from: addDays(today, 1) }, [2]],
      // Found them when it was saved.
      [{ text: 'lentisco', from: freed }, []],
    ];
    const people = [];
    for (const [filter] of filters) people.push(await searcher(app, filter, { cadence: 'DAILY' }));
    for (const days of [2, 3]) {
      const ctx = { ...app.context(), clock: new FakeClock(`${addDays(freed, days)}T03:10:00Z`) };
      await matchFreedSpaces(ctx);
      await notifyMatches(ctx, AlertCadence.DAILY);
    }
    await untilMatched(app);
    const counts = [];
    for (const { client } of people) counts.push((await listAlerts(client)).map(({ params }) => params.count));
    expect(counts).toEqual(filters.map(([, expected]) => expected));
  });

  test("are not sent to the space's own host, with alerts off, or by a channel that is off", async () => {
    const filter = { text: 'romero' };
    await save(host, filter);
    const off = await searcher(app, filter, { cadence: 'OFF' });
    const noMail = await searcher(app, filter);
    const preferences = [{ group: 'ALERTS', channel: 'EMAIL', isOn: false }];
    await noMail.client.query(
      'mutation ($input: SaveNotificationPreferencesInput!) { saveNotificationPreferences(input: $input) { viewer { id } } }',
      { input: { preferences } },
    );
    await published({ title: 'Trastero del romero' });
    expect(
      [await listAlerts(host), await listAlerts(off.client), await listAlerts(noMail.client)].map(
        ({ length }) => length,
      ),
    ).toEqual([0, 0, 1]);
    expect(await alertMails(app, noMail.email)).toEqual([]);
    // The space counts as new anyway, and no alert is sent later.
    expect(await listMine(off.client)).toMatchObject([{ newCount: 1 }]);
    await off.client.query(CHANGE, { input: { savedSearchId: off.saved.id, cadence: 'AT_ONCE' } });
    await notifyMatches(app.context(), AlertCadence.AT_ONCE);
    await untilMatched(app);
    expect(await listAlerts(off.client)).toEqual([]);
  });

  test('are not sent later when alerts were off in between', async () => {
    const [asked, clicked] = [
      await searcher(app, { text: 'espliego' }, { cadence: 'DAILY' }),
      await searcher(app, { text: 'espliego' }, { cadence: 'DAILY' }),
    ];
    await published({ title: 'Trastero del espliego' });
    await asked.client.query(CHANGE, { input: { savedSearchId: asked.saved.id, cadence: 'OFF' } });
    await app.visitor().query(STOP_ALERTS, { token: alertToken(app.context().config, uuidOf(clicked.saved.id)) });
    for (const { client, saved } of [asked, clicked]) {
      await client.query(CHANGE, { input: { savedSearchId: saved.id, cadence: 'DAILY' } });
      expect(await listMine(client)).toMatchObject([{ newCount: 1 }]);
    }
    await notifyMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect([await listAlerts(asked.client), await listAlerts(clicked.client)]).toEqual([[], []]);
  });

  test('are sent once a day with the daily cadence, without spaces that are gone', async () => {
    const { client, email } = await searcher(
      app,
      { text: 'tomillo', priceMaxCents: 9500 },
      { cadence: 'DAILY', name: 'Con tomillo' },
    );
    const ids = [];
    for (const name of ['uno', 'dos', 'tres', 'cuatro'])
      ids.push(await published({ title: `Trastero tomillo ${name}` }));
    expect(await listAlerts(client)).toEqual([]);
    await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id: ids[0] });
    await change(host, ids[1] ?? '', { priceMonthCents: 20000 });
    await notifyMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect(await listAlerts(client)).toMatchObject([
      { title: '2 espacios nuevos para ti', message: 'Encajan con tu búsqueda «Con tomillo».', params: { count: 2 } },
    ]);
    const [mail] = await alertMails(app, email);
    expect(mail?.text).toContain('Trastero tomillo tres');
    expect(mail?.text).not.toMatch(/tomillo (uno|dos)/);
    await notifyMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect(await listAlerts(client)).toHaveLength(1);
  });

  test('are deleted unsent when the period of the search has ended', async () => {
    const filter = { text: 'hinojo', from: addDays(today, 3), to: addDays(today, 60) };
    const { client, saved } = await searcher(app, filter, { cadence: 'DAILY' });
    await published({ title: 'Trastero del hinojo' });
    const { em } = app.context();
    const ended = { ...filter, from: addDays(today, -30), to: today };
    await em.execute('update saved_searches set filter = filter || ?::jsonb, ends_on = ? where id = ?', [
      JSON.stringify(ended),
      today,
      uuidOf(saved.id),
    ]);
    await notifyMatches(app.context(), AlertCadence.DAILY);
    await untilMatched(app);
    expect(await listAlerts(client)).toEqual([]);
    expect(
      await em.execute('select 1 from saved_search_matches where search_id = ? and notified_at is null', [
        uuidOf(saved.id),
      ]),
    ).toEqual([]);
  });

  test('wait 15 minutes after an alert and are sent together', async () => {
    const { client } = await searcher(app, { text: 'salvia' });
    for (const name of ['uno', 'dos', 'tres']) await published({ title: `Trastero salvia ${name}` });
    expect(await listAlerts(client)).toHaveLength(1);
    await app.context().em.execute(`update saved_searches set notified_at = notified_at - interval '16 minutes'`);
    await notifyMatches(app.context(), AlertCadence.AT_ONCE);
    await untilMatched(app);
    expect((await listAlerts(client)).map(({ params }) => params.count)).toEqual([2, 1]);
  });
});

describe('U8 unsubscribing from alerts', () => {
  test('works without signing in, by a click or by the mail program, for one search only', async () => {
    const { client, email } = await searcher(app, { text: 'albahaca' }, { name: 'Una' });
    await save(client, { text: 'albahaca', city: 'Madrid' }, { name: 'Otra' });
    await published({ title: 'Trastero albahaca' });
    const mails = await alertMails(app, email);
    expect(mails).toHaveLength(2);
    const urls = mails.map(({ unsubscribeUrl }) => new URL(unsubscribeUrl ?? ''));
    const [byClick, byProgram] = [urls[0]?.searchParams.get('token') ?? '', urls[1] ?? new URL('about:blank')];
    for (const wrong of ['', byClick.slice(0, -2), `x${byClick}`, byClick.replace('.', 'A.'), byClick.split('.')[0]]) {
      expect(await app.visitor().codeOf(STOP_ALERTS, { token: wrong })).toBe('TOKEN_INVALID');
      expect((await fetch(`${app.url}/unsubscribe?token=${wrong}`, { method: 'POST' })).status).toBe(404);
    }
    await app.visitor().query(STOP_ALERTS, { token: byClick });
    await app.visitor().query(STOP_ALERTS, { token: byClick });
    expect((await listMine(client)).map(({ cadence }) => cadence).sort()).toEqual(['AT_ONCE', 'OFF']);
    const post = await fetch(`${app.url}${byProgram.pathname}${byProgram.search}`, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(post.status).toBe(204);
    expect((await listMine(client)).map(({ cadence }) => cadence)).toEqual(['OFF', 'OFF']);
  });
});
