import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { newPerson } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const ONBOARDING = `step isAsked intention need { things { thing count } place from months } needTo offer { type postalCode sizeM2 }
  problems { path code } room { sizeM2 volumeM3 features } estimate { netCents lowNetCents highNetCents suggestedCents comparableCount } draftId doneAt`;
const READ = `query { onboarding { ${ONBOARDING} } viewer { roles ownsSpaces isOnboardingDue } }`;
const SAVE = `mutation ($input: SaveOnboardingInput!) { saveOnboarding(input: $input) { onboarding { ${ONBOARDING} } } }`;
const FINISH = `mutation { finishOnboarding { onboarding { ${ONBOARDING} } } }`;
const DRAFT = `query ($id: ID!) { space(id: $id) { status draft { type postalCode city sizeM2 } } }`;

interface Onboarding {
  readonly intention: string | null;
  readonly draftId: string | null;
  readonly doneAt: string | null;
  readonly problems: readonly { path: string; code: string }[];
}
interface Read {
  readonly onboarding: Onboarding;
  readonly viewer: {
    readonly roles: readonly string[];
    readonly ownsSpaces: boolean;
    readonly isOnboardingDue: boolean;
  };
}

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ clock: new FakeClock('2027-03-02T09:55:00Z') });
});
afterAll(() => app.stop());

const save = async (client: GraphqlClient, input: Record<string, unknown>): Promise<Onboarding> =>
  (await client.query<{ saveOnboarding: { onboarding: Onboarding } }>(SAVE, { input })).saveOnboarding.onboarding;
const finish = async (client: GraphqlClient): Promise<Onboarding> =>
  (await client.query<{ finishOnboarding: { onboarding: Onboarding } }>(FINISH)).finishOnboarding.onboarding;

describe('P10 onboarding', () => {
  test('starts empty, is due until first saved, and keeps answers as typed on every device', async () => {
    const one = await newPerson(app, 'new@example.com');
    expect(await one.query<Read>(READ)).toMatchObject({
      onboarding: {
        step: 'INTENTION',
        isAsked: false,
        intention: null,
        need: { things: null, place: null },
        offer: { type: null },
        problems: [],
        room: null,
        estimate: null,
        draftId: null,
        doneAt: null,
      },
      viewer: { isOnboardingDue: true },
    });
    await save(one, {
      step: 'PLANS',
      intention: 'BOTH',
      need: {
        things: [
          { thing: 'BICYCLE', count: 1 },
          { thing: 'BOX', count: 12 },
        ],
        place: 'Chamberí',
        from: '2027-04-01',
        months: 3,
      },
    });
    await save(one, { offer: { type: 'STORAGE', postalCode: '2801' } });
    const other = app.visitor();
    other.accessToken = one.accessToken;
    expect(await other.query<Read>(READ)).toMatchObject({
      onboarding: {
        step: 'PLANS',
        isAsked: true,
        intention: 'BOTH',
        needTo: '2027-07-01',
        offer: { type: 'STORAGE', postalCode: '2801', sizeM2: null },
        need: {
          things: [
            { thing: 'BICYCLE', count: 1 },
            { thing: 'BOX', count: 12 },
          ],
          place: 'Chamberí',
          from: '2027-04-01',
          months: 3,
        },
        room: { sizeM2: 2, volumeM3: 1.96, features: [] },
        problems: [{ path: 'offer.postalCode', code: 'POSTAL_CODE_INVALID' }],
        estimate: null,
        doneAt: null,
      },
      viewer: { isOnboardingDue: false },
    });
  });

  test('keeps fields that are left out and clears those that are null', async () => {
    const client = await newPerson(app, 'fields@example.com');
    await save(client, { intention: 'STORE', need: { place: 'Bilbao', months: 2 } });
    expect(await save(client, { need: { place: null } })).toMatchObject({
      intention: 'STORE',
      need: { place: null, months: 2 },
    });
    expect(await save(client, { need: null })).toMatchObject({ need: { place: null, months: null } });
  });

  test('stores invalid answers and reports their fields', async () => {
    const client = await newPerson(app, 'wrong@example.com');
    const answers = await save(client, { need: { from: '2027-03-01' }, offer: { postalCode: '99999', sizeM2: 0.2 } });
    expect(answers.problems.map(({ path, code }) => [path, code])).toEqual([
      ['need.from', 'DATE_IN_PAST'],
      ['offer.postalCode', 'POSTAL_CODE_INVALID'],
      ['offer.sizeM2', 'SIZE_OUT_OF_RANGE'],
    ]);
    expect(await save(client, { need: { from: '2027-12-01' } })).toMatchObject({
      problems: [{ path: 'need.from', code: 'START_TOO_FAR' }, {}, {}],
      offer: { postalCode: '99999' },
    });
  });

  test('rejects values outside technical limits at their fields, and stores nothing', async () => {
    const client = await newPerson(app, 'bounds@example.com');
    const { errors } = await client.send(SAVE, {
      input: {
        intention: 'STORE',
        need: { place: 'x'.repeat(121), months: 13, things: [{ thing: 'BOX', count: 501 }] },
        offer: { postalCode: '1'.repeat(21), sizeM2: 1e9 },
      },
    });
    expect(errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual([
      'need.things.0.count',
      'need.place',
      'need.months',
      'offer.postalCode',
      'offer.sizeM2',
    ]);
    expect((await client.query<Read>(READ)).onboarding.intention).toBeNull();
    expect(await client.codeOf(SAVE, { input: { need: { from: 'mañana' } } })).toBe('BAD_REQUEST');
  });

  test('estimates the price suggestion less the commission', async () => {
    const client = await newPerson(app, 'estimate@example.com');
    expect(
      await save(client, { intention: 'RENT_OUT', offer: { type: 'STORAGE', postalCode: ' 28004 ', sizeM2: 4 } }),
    ).toMatchObject({
      estimate: { suggestedCents: 7100, netCents: 6745, lowNetCents: 5700, highNetCents: 7790, comparableCount: 0 },
    });
    await app.context().em.execute(`update platform_constants set value = 1000 where key = 'HOST_COMMISSION_BPS'`);
    expect(await save(client, {})).toMatchObject({ estimate: { suggestedCents: 7100, netCents: 6390 } });
    await app.context().em.execute(`update platform_constants set value = 500 where key = 'HOST_COMMISSION_BPS'`);
  });

  test('grants the host role by the draft at the end, not by the intention, and creates it once', async () => {
    const client = await newPerson(app, 'future-host@example.com');
    await save(client, { intention: 'RENT_OUT', offer: { type: 'GARAGE', postalCode: '28010', sizeM2: 12 } });
    expect((await client.query<Read>(READ)).viewer).toMatchObject({ roles: ['RENTER'], ownsSpaces: false });
    const done = await finish(client);
    expect(done).toMatchObject({
      draftId: expect.stringMatching(/^spc_/) as string,
      doneAt: '2027-03-02T09:55:00.000Z',
    });
    expect((await client.query<Read>(READ)).viewer).toEqual({
      roles: ['RENTER', 'HOST'],
      ownsSpaces: true,
      isOnboardingDue: false,
    });
    expect(await client.query(DRAFT, { id: done.draftId })).toEqual({
      space: { status: 'DRAFT', draft: { type: 'GARAGE', postalCode: '28010', city: 'Madrid', sizeM2: 12 } },
    });
    expect((await finish(client)).draftId).toBe(done.draftId);
    const rows = await app
      .context()
      .em.execute<{ count: number }[]>(`select count(*)::int as count from spaces where client_key = 'onboarding'`);
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('does not recreate a deleted draft, and finishes without it', async () => {
    const client = await newPerson(app, 'gone@example.com');
    await save(client, { intention: 'BOTH', offer: { type: 'ROOM' } });
    const { draftId } = await finish(client);
    await client.query('mutation ($id: ID!) { archiveSpace(input: { spaceId: $id }) { space { id } } }', {
      id: draftId,
    });
    expect((await finish(client)).draftId).toBeNull();
  });

  test('finishes without answers and without a draft when every step is skipped', async () => {
    const silent = await newPerson(app, 'silent@example.com');
    expect(await finish(silent)).toMatchObject({ draftId: null, doneAt: '2027-03-02T09:55:00.000Z' });
    expect((await silent.query<Read>(READ)).viewer).toEqual({
      roles: ['RENTER'],
      ownsSpaces: false,
      isOnboardingDue: false,
    });
    const renter = await newPerson(app, 'renter@example.com');
    await save(renter, { intention: 'STORE', offer: { type: 'ROOM', sizeM2: 3 } });
    expect((await finish(renter)).draftId).toBeNull();
    const vague = await newPerson(app, 'vague@example.com');
    await save(vague, { intention: 'RENT_OUT', offer: { postalCode: '123', sizeM2: 0 } });
    expect((await finish(vague)).draftId).toBeNull();
  });

  test('shows answers to their owner only, and requires signing in', async () => {
    const visitor = app.visitor();
    expect(await visitor.codeOf('query { onboarding { step } }')).toBe('UNAUTHENTICATED');
    expect(await visitor.codeOf(SAVE, { input: {} })).toBe('UNAUTHENTICATED');
    expect(await visitor.codeOf(FINISH)).toBe('UNAUTHENTICATED');
  });

  test('creates a saved search from things, place and dates once, and none from less', async () => {
    const SEARCHES = '{ savedSearches { id name cadence filter } }';
    const searchesOf = async (client: GraphqlClient) => {
      await app.settle();
      return (
        await client.query<{ savedSearches: { id: string; name: string; cadence: string; filter: object }[] }>(SEARCHES)
      ).savedSearches;
    };
    const need = { things: [{ thing: 'SOFA', count: 1 }], place: ' Madrid ', from: '2027-04-01', months: 3 };
    const one = await newPerson(app, 'searching@example.com');
    await save(one, { intention: 'STORE', need });
    expect(await searchesOf(one)).toEqual([]);
    await finish(one);
    const [saved, ...others] = await searchesOf(one);
    expect(saved).toMatchObject({
      name: 'Madrid',
      cadence: 'AT_ONCE',
      filter: { city: 'Madrid', from: '2027-04-01', to: '2027-07-01', things: need.things },
    });
    expect(others).toEqual([]);
    await one.query(
      'mutation ($id: ID!) { removeSavedSearch(input: { savedSearchId: $id }) { deletedSavedSearchId } }',
      { id: saved?.id },
    );
    await finish(one);
    expect(await searchesOf(one)).toEqual([]);

    const cases: [string, object, object | null][] = [
      ['RENT_OUT', need, null],
      ['STORE', { place: 'Chamberí' }, null],
      ['STORE', { things: need.things, from: need.from }, null],
      // An invalid day is left out.
      ['BOTH', { ...need, place: 'Chamberí', from: '2020-01-01' }, { postalCode: 'Chamberí', things: need.things }],
    ];
    for (const [index, [intention, answers, filter]] of cases.entries()) {
      const client = await newPerson(app, `case-${index}@example.com`);
      await save(client, { intention, need: answers });
      await finish(client);
      expect((await searchesOf(client)).map((search) => search.filter)).toEqual(filter ? [filter] : []);
    }
  });
});

test('P10 has no end when the need would end after the last valid date', async () => {
  const person = await newPerson(app, 'for-ever@example.com');
  const { errors, data } = await person.send<{ saveOnboarding: { onboarding: { needTo: string | null } } }>(SAVE, {
    input: { need: { from: '9999-06-01', months: 12 } },
  });
  expect(errors).toEqual([]);
  expect(data?.saveOnboarding.onboarding.needTo).toBeNull();
});

test('P10 computes the room for things without signing in', async () => {
  const ROOM =
    'query ($things: [ThingCountInput!]!) { roomFor(things: $things) { sizeM2 volumeM3 floorM2 doorM heightM goods features } }';
  expect(await app.visitor().query(ROOM, { things: [{ thing: 'CAR', count: 1 }] })).toEqual({
    roomFor: {
      sizeM2: 10,
      volumeM3: 10.5,
      floorM2: 8,
      doorM: 2.05,
      heightM: 1.6,
      goods: ['VEHICLES'],
      features: ['VEHICLE_DOOR'],
    },
  });
  expect(await app.visitor().query(ROOM, { things: [] })).toEqual({ roomFor: null });
  expect(await app.visitor().codeOf(ROOM, { things: [{ thing: 'BOX', count: 0 }] })).toBe('VALIDATION_FAILED');
});
