import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { PRIVACY_VERSION } from '../../../server/features/accounts/consents.js';
import { districtOutlines } from '../../../server/features/search/city/district-outlines.js';
import { enableSettingsCache } from '../../../server/core/cached-settings.js';
import { CITY_RECORDS } from '../../../server/features/search/places/city-records.js';
import { refreshSearchRows } from '../../../server/features/search/search-projection.js';
import { purgeUnconfirmed, notifyWaitingLists } from '../../../server/features/search/city/waiting-list.js';
import { allInMonthCents } from '../../../server/features/spaces/pricing/space.pricing.js';
import { awaitMail, mailsTo } from '../../support/accounts.js';
import { FakeClock } from '../../support/fake-clock.js';
import { geoDataDir } from '../../support/geo-data.js';
import { countQueries, queriesOf } from '../../support/query-counter.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

interface District {
  readonly name: string;
  readonly count: number;
  readonly medianCents: number | null;
  readonly search: string | null;
}
interface Page {
  readonly city: {
    readonly name: string;
    readonly spaceCount: number;
    readonly isComingSoon: boolean;
    readonly priceFromCents: number | null;
  };
  readonly verifiedCount: number;
  readonly outlinesPath: string | null;
  readonly prices: null | {
    readonly lowCents: number;
    readonly quarterCents: number;
    readonly medianCents: number;
    readonly threeQuartersCents: number;
    readonly usualLowCents: number;
    readonly usualHighCents: number;
    readonly highCents: number;
    readonly bars: readonly { readonly fromCents: number; readonly count: number; readonly isMiddle: boolean }[];
    readonly examples: readonly { readonly priceCents: number; readonly sizeM2: number; readonly district: string }[];
  };
  readonly types: readonly {
    readonly type: string;
    readonly count: number;
    readonly medianCents: number;
    readonly medianSizeM2: number;
  }[];
  readonly districts: readonly District[];
  readonly featured: readonly { readonly id: string }[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

const PAGE = `query ($slug: String!) { city(slug: $slug) {
  city { name spaceCount isComingSoon priceFromCents } verifiedCount outlinesPath
  prices { lowCents quarterCents medianCents threeQuartersCents usualLowCents usualHighCents highCents bars { fromCents count isMiddle } examples { priceCents sizeM2 district } }
  types { type count medianCents medianSizeM2 }
  districts { name count medianCents search }
  featured { id title coverPhoto { url } host { id displayName } }
  questions { question answer }
} }`;
const JOIN = 'mutation ($input: JoinWaitingListInput!) { joinWaitingList(input: $input) { isJoined } }';
const CONFIRM = 'mutation ($token: String!) { confirmWaitingList(input: { token: $token }) { isConfirmed } }';
const LEAVE = 'mutation ($token: String!) { leaveWaitingList(input: { token: $token }) { isRemoved } }';

const clock = new FakeClock();
let app: TestApp;

beforeAll(async () => {
  app = await createTestApp({ seeded: true, background: true, clock, config: { geoDataDir } });
});
afterAll(() => app?.stop());

async function pageOf(slug: string): Promise<Page | null> {
  // Expires the pages that are cached for half a minute.
  clock.advance({ minutes: 1 });
  return (await app.visitor().query<{ city: Page | null }>(PAGE, { slug })).city;
}

/** Copies of a published space with the given changes, indexed for search. */
async function insertSpaces(list: readonly Readonly<Record<string, unknown>>[]): Promise<string[]> {
  const { em } = app.context();
  const ids = list.map(() => randomUUID());
  for (const [index, given] of list.entries()) {
    await em.execute(
      `insert into spaces select r.* from (select * from spaces where status = 'published' order by id limit 1) s, jsonb_populate_record(null::spaces, to_jsonb(s) || ?::jsonb) r`,
      [JSON.stringify({ id: ids[index], client_key: null, featured_rank: null, verified_at: null, ...given })],
    );
  }
  await refreshSearchRows(app.context(), ids);
  return ids;
}

const BILBAO = {
  city: 'Bilbao',
  city_id: 9,
  postal_code: '48001',
  district: 'Abando',
  lat: 43.265,
  lng: -2.928,
  area_lat: 43.265,
  area_lng: -2.928,
};
const allIn = (cents: number): number => allInMonthCents(cents, defaultConstants);

describe('RTE-7 city statistics', () => {
  test('RTE-7 equal the expected values of twenty given spaces', async () => {
    await app.context().em.execute('delete from space_search where city_id = 9');
    // Rents of 30 € to 220 € in steps of 10, sizes 2 to 21 m²; the most expensive five in Deusto, the last four garages.
    const ids = await insertSpaces(
      Array.from({ length: 20 }, (_, index) => ({
        ...BILBAO,
        price_month_cents: 3000 + index * 1000,
        size_m2: 2 + index,
        type: index < 16 ? 'storage' : 'garage',
        ...(index >= 15 && { district: 'Deusto', postal_code: '48014' }),
        ...(index === 7 && { featured_rank: 900 }),
        ...(index < 3 && { verified_at: '2026-01-01T00:00:00Z' }),
      })),
    );
    const page = await pageOf('bilbao');
    expect(page?.city).toEqual({ name: 'Bilbao', spaceCount: 20, isComingSoon: false, priceFromCents: allIn(3000) });
    expect(page?.verifiedCount).toBe(3);
    expect(page?.prices).toMatchObject({
      lowCents: allIn(3000),
      quarterCents: allIn(7000),
      medianCents: allIn(12_000),
      threeQuartersCents: allIn(17_000),
      usualLowCents: allIn(4000),
      usualHighCents: allIn(20_000),
      highCents: allIn(22_000),
    });
    const bars = page?.prices?.bars ?? [];
    expect(bars).toHaveLength(14);
    expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(20);
    // The most expensive space counts in the last bar, above which only one in ten spaces lies.
    expect([bars[0]?.fromCents, bars[0]?.count, bars.at(-1)?.count]).toEqual([allIn(3000), 2, 4]);
    expect(bars.map(({ isMiddle }) => (isMiddle ? 'x' : '.')).join('')).toBe('...xxxxxxxxx..');
    expect(page?.prices?.examples.map(({ priceCents, sizeM2, district }) => [priceCents, sizeM2, district])).toEqual([
      [allIn(7000), 6, 'Abando'],
      [expect.toBeOneOf([allIn(11_000), allIn(12_000)]), expect.toBeOneOf([10, 11]), 'Abando'],
      [allIn(16_000), 15, 'Abando'],
    ]);
    expect(page?.types).toEqual([
      { type: 'STORAGE', count: 16, medianCents: allIn(10_000), medianSizeM2: 9 },
      { type: 'GARAGE', count: 4, medianCents: allIn(20_000), medianSizeM2: 19 },
    ]);
    const districts = new Map(page?.districts.map((district) => [district.name, district]));
    expect(districts.get('Abando')).toMatchObject({ count: 15, medianCents: allIn(10_000) });
    expect(districts.get('Deusto')).toMatchObject({ count: 5, medianCents: allIn(20_000) });
    expect(districts.get('Begoña')).toMatchObject({ count: 0, medianCents: null });
    expect(page?.featured).toHaveLength(4);
    expect(page?.featured[0]?.id).toBe(toGlobalId('Space', ids[7] ?? ''));
    expect(page?.questions[0]?.answer).toContain('9\u00a0m²');
  });

  test('leave out a featured space that was hidden after they were read', async () => {
    await app.context().em.execute('delete from space_search where city_id = 9');
    const ids = await insertSpaces(Array.from({ length: 2 }, () => BILBAO));
    expect((await pageOf('bilbao'))?.featured).toHaveLength(2);
    await app.context().em.execute(`update spaces set status = 'suspended' where id = ?`, [ids[0]]);
    // From the same statistics, which are cached.
    const { city } = await app.visitor().query<{ city: Page | null }>(PAGE, { slug: 'bilbao' });
    expect(city?.featured.map(({ id }) => id)).toEqual([toGlobalId('Space', ids[1] ?? '')]);
  });

  test('P16 equal prices give one histogram bar and no division by zero', async () => {
    await app.context().em.execute('delete from space_search where city_id = 9');
    await insertSpaces(Array.from({ length: 10 }, () => ({ ...BILBAO, price_month_cents: 5000 })));
    const page = await pageOf('bilbao');
    expect(page?.prices?.bars).toEqual([{ fromCents: allIn(5000), count: 10, isMiddle: true }]);
  });

  test('RTE-7 need six statements at most, and four while they are cached', async () => {
    // Without background work, whose statements would be counted too; the staff's settings are in memory, as in production.
    const quiet = await createTestApp({ databaseUrl: app.databaseUrl });
    enableSettingsCache(quiet.services.pubsub);
    const read = (slug: string) => () => quiet.visitor().query(PAGE, { slug });
    await read('sevilla')();
    try {
      expect(await countQueries(quiet, read('madrid'))).toBeLessThanOrEqual(6);
      // Only the four spaces with their pictures and hosts are read again.
      expect(await countQueries(quiet, read('madrid'))).toBeLessThanOrEqual(4);
    } finally {
      await quiet.stop();
    }
  });

  test('HOM-1 RTE-7 are computed at start, before the first visitor requests them', async () => {
    const quiet = await createTestApp({ seeded: true, clock: new FakeClock() });
    const aggregates = async (): Promise<string[]> =>
      (
        await queriesOf(quiet, async () => {
          await quiet.visitor().query('{ cities { slug spaceCount } priceComparison { upToPercent } }');
          await quiet.visitor().query(PAGE, { slug: 'madrid' });
        })
      ).filter((text) => /with offer|percentile_disc/.test(text));
    try {
      await quiet.warmUp();
      expect(await aggregates()).toEqual([]);
    } finally {
      await quiet.stop();
    }
  });

  test('a city without spaces has no prices and no questions, and an unknown slug returns null', async () => {
    await app.context().em.execute('delete from space_search where city_id = 7');
    const page = await pageOf('murcia');
    expect(page).toMatchObject({
      prices: null,
      types: [],
      featured: [],
      questions: [],
      city: { isComingSoon: true, spaceCount: 0, priceFromCents: null },
    });
    expect(page?.districts.every(({ count }) => count === 0)).toBe(true);
    for (const slug of ['atlantis', '', '__proto__', "' or true --"]) expect(await pageOf(slug)).toBeNull();
  });

  test('LOC-4 the search link of every district finds as many spaces as the page counts', async () => {
    for (const { slug, name: city } of CITY_RECORDS) {
      const districts = (await pageOf(slug))?.districts ?? [];
      expect(districts.filter(({ search }) => search === null).map(({ name }) => `${city} ${name}`)).toEqual([]);
      for (const { name, count, search } of districts.filter((district) => district.count > 0)) {
        const { searchSpaces } = await app
          .visitor()
          .query<{ searchSpaces: { totalCount: number } }>(
            'query ($text: String!) { searchSpaces(filter: { postalCode: $text }, first: 1) { totalCount } }',
            { text: search },
          );
        expect([name, searchSpaces.totalCount]).toEqual([name, count]);
      }
    }
  });
});

describe('district outlines', () => {
  test('contain one path per district, with a label position inside the picture', async () => {
    const path = (await pageOf('madrid'))?.outlinesPath ?? '';
    const answer = await fetch(app.url + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, expect.stringContaining('max-age')]);
    const { width, height, districts } = (await answer.json()) as {
      width: number;
      height: number;
      districts: { name: string; path: string; x: number; y: number }[];
    };
    expect(districts.map(({ name }) => name).toSorted()).toEqual(
      Object.keys(CITY_RECORDS[0]?.districts ?? {}).toSorted(),
    );
    for (const { path: line, x, y } of districts) {
      expect(line).toMatch(/^M-?\d+ -?\d+L/);
      expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
    }
  });

  test('RTE-7 are available without place data for the cities whose districts ship with the project', () => {
    for (const [index, slug] of [
      [0, 'madrid'],
      [1, 'barcelona'],
    ] as const) {
      expect(
        districtOutlines(null, slug)
          ?.districts.map(({ name }) => name)
          .toSorted(),
      ).toEqual(Object.keys(CITY_RECORDS[index]?.districts ?? {}).toSorted());
    }
    expect(districtOutlines(null, 'zaragoza')).toBeNull();
  });

  test('are cached for known cities only', () => {
    const kept = vi.spyOn(Map.prototype, 'set');
    try {
      expect(districtOutlines(geoDataDir, 'atlantis')).toBeNull();
      expect(kept).not.toHaveBeenCalled();
    } finally {
      kept.mockRestore();
    }
  });

  test('return null and 404 for cities without known outlines', async () => {
    expect((await pageOf('zaragoza'))?.outlinesPath).toBeNull();
    for (const file of ['zaragoza.json', 'atlantis.json', 'madrid', '..%2Fmadrid.json'])
      expect((await fetch(`${app.url}/map/outlines/${file}`)).status).toBe(404);
  });
});

describe('HOM-1 the waiting list of an upcoming city', () => {
  const join = (email: string, city = 'murcia', locale = 'ES') =>
    app.visitor().query<{ joinWaitingList: { isJoined: boolean } }>(JOIN, { input: { email, city, locale } });
  const waiting = () =>
    app.context().em.execute<{ email: string }[]>('select email from waiting_list order by created_at, email');
  const tokenFor = async (email: string, key: 'confirm' | 'leave') =>
    new RegExp(`${key}=([\\w-]+)`).exec((await awaitMail(app, email)).text)?.[1] ?? '';
  const confirm = async (token: string) =>
    (await app.visitor().query<{ confirmWaitingList: { isConfirmed: boolean } }>(CONFIRM, { token })).confirmWaitingList
      .isConfirmed;

  test('HOM-1 lists one city without spaces, after those that have some', async () => {
    clock.advance({ minutes: 1 });
    const { cities } = await app
      .visitor()
      .query<{ cities: Page['city'][] }>('{ cities { name spaceCount isComingSoon } }');
    expect(cities).toHaveLength(10);
    expect(cities.at(-1)).toEqual({ name: 'Granada', spaceCount: 0, isComingSoon: true });
    expect((await join('ana@example.com', 'granada')).joinWaitingList.isJoined).toBe(true);
    expect((await awaitMail(app, 'ana@example.com')).text).toContain('/granada?confirm=');
  });

  test('stores an address once with its consent version, returns the same answer and sends one mail', async () => {
    expect((await join('Eva@Example.com')).joinWaitingList.isJoined).toBe(true);
    expect((await join('eva@example.com')).joinWaitingList.isJoined).toBe(true);
    const mail = await awaitMail(app, 'eva@example.com');
    expect(mail.subject).toContain('Murcia');
    await join('tom@example.com', 'murcia', 'EN');
    expect((await awaitMail(app, 'tom@example.com')).subject).toContain('Confirm that you want');
    expect(await mailsTo(app, 'eva@example.com')).toHaveLength(1);
    expect((await waiting()).map(({ email }) => email)).toEqual([
      'ana@example.com',
      'eva@example.com',
      'tom@example.com',
    ]);
    const [row] = await app
      .context()
      .em.execute<Record<string, unknown>[]>(
        "select consent_version, confirmed_at from waiting_list where email = 'eva@example.com'",
      );
    expect(row).toEqual({ consent_version: PRIVACY_VERSION, confirmed_at: null });
  });

  test('confirms an address by the link in its mail; repeating it changes nothing', async () => {
    const token = await tokenFor('eva@example.com', 'confirm');
    expect(await confirm(`${token}x`)).toBe(false);
    expect(await confirm(token)).toBe(true);
    clock.advance({ minutes: 1 });
    expect(await confirm(token)).toBe(true);
    const [row] = await app
      .context()
      .em.execute<{ at: string }[]>("select confirmed_at as at from waiting_list where email = 'eva@example.com'");
    expect(new Date(row?.at ?? '').getTime()).toBe(clock.now().getTime() - 60_000);
  });

  test('removes an address by the link in its mail only', async () => {
    const token = await tokenFor('tom@example.com', 'leave');
    await app.visitor().query(LEAVE, { token: `${token}x` });
    expect(await waiting()).toHaveLength(3);
    await app.visitor().query(LEAVE, { token });
    expect((await waiting()).map(({ email }) => email)).toEqual(['ana@example.com', 'eva@example.com']);
    expect(await confirm(token)).toBe(false);
  });

  test('rejects invalid addresses, unknown cities and more than ten sign-ups an hour', async () => {
    const visitor = app.visitor();
    const ask = (email: string, city = 'palma') => visitor.send(JOIN, { input: { email, city } });
    const codes = async (answer: ReturnType<typeof ask>) =>
      (await answer).errors.map(({ extensions }) => extensions.code);
    expect(await codes(ask('nobody'))).toEqual(['VALIDATION_FAILED']);
    expect(await codes(ask('a@example.com', 'atlantis'))).toEqual(['NOT_FOUND']);
    for (let index = 0; index < 10; index++) expect(await codes(ask(`p${index}@example.com`))).toEqual([]);
    expect(await codes(ask('p10@example.com'))).toEqual(['RATE_LIMITED']);
  });

  test('notifies confirmed addresses once when the city is open with ten spaces, and deletes the entries', async () => {
    clock.advance({ hours: 1 });
    await join('uma@example.com');
    const murcia = { ...BILBAO, city: 'Murcia', city_id: 7, postal_code: '30001', district: 'Centro' };
    await insertSpaces(Array.from({ length: 9 }, () => murcia));
    await notifyWaitingLists(app.context());
    expect((await waiting()).map(({ email }) => email)).toContain('eva@example.com');
    await insertSpaces([murcia]);
    const turn = (isOn: number) =>
      app.context().em.execute(`update platform_constants set value = ? where key = 'CITY_MURCIA'`, [isOn]);
    await turn(0);
    await notifyWaitingLists(app.context());
    expect((await waiting()).map(({ email }) => email)).toContain('eva@example.com');
    await turn(1);
    await notifyWaitingLists(app.context());
    await notifyWaitingLists(app.context());
    const opened = await awaitMail(app, 'eva@example.com', 2);
    expect(opened.subject).toBe('Ya hay espacios en Murcia');
    // The law requires an unsubscribe link in every advertising mail; it works although the address is already deleted.
    const { pathname, searchParams } = new URL(opened.unsubscribeUrl ?? '');
    expect(opened.text).toContain(`${pathname}?token=`);
    const STOP = 'mutation ($token: String!) { stopMails(input: { token: $token }) { isStopped } }';
    expect(await app.visitor().query(STOP, { token: searchParams.get('token') })).toEqual({
      stopMails: { isStopped: true },
    });
    expect(await app.visitor().codeOf(STOP, { token: `${searchParams.get('token')}x` })).toBe('TOKEN_INVALID');
    expect((await waiting()).map(({ email }) => email)).not.toContain('eva@example.com');
    expect(await mailsTo(app, 'eva@example.com')).toHaveLength(2);
    await awaitMail(app, 'uma@example.com');
    expect(await mailsTo(app, 'uma@example.com')).toHaveLength(1);
  });

  test('notifies all who wait, in several transactions when there are many', async () => {
    const emails = Array.from({ length: 5 }, (_, index) => `many-${index}@example.com`);
    for (const email of emails) {
      await app.context().em.execute(
        `insert into waiting_list (id, token_hash, city_id, email, locale, consent_version, created_at, confirmed_at)
           select gen_random_uuid(), gen_random_uuid()::text, city_id, ?, locale, consent_version, ?, ? from waiting_list where email = 'uma@example.com' limit 1`,
        [email, clock.now(), clock.now()],
      );
    }
    await notifyWaitingLists(app.context(), undefined, 2);
    expect((await waiting()).filter(({ email }) => emails.includes(email))).toEqual([]);
    for (const email of emails) expect((await awaitMail(app, email)).subject).toBe('Ya hay espacios en Murcia');
  });

  test('deletes unconfirmed addresses after seven days', async () => {
    const ofUma = async () => (await waiting()).filter(({ email }) => email === 'uma@example.com').length;
    clock.advance({ hours: 7 * 24 - 1 });
    await purgeUnconfirmed(app.context());
    expect(await ofUma()).toBe(1);
    clock.advance({ hours: 2 });
    await purgeUnconfirmed(app.context());
    expect(await ofUma()).toBe(0);
  });
});
