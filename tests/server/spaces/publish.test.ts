import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FakeClock } from '../../support/fake-clock.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import {
  ALL_DAY,
  insertPhotos,
  newPerson,
  publishedSpace,
  saveDraft,
  uuidOf,
  wholeDraft,
} from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

const SAVE = `mutation ($input: SaveSpaceDraftInput!) { saveSpaceDraft(input: $input) { space { id status title priceMonthCents draftSavedAt draft { title accessInstructions nif } } } }`;
const PUBLISH = `mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id status publishedAt draft { title } draftProblems { path } completenessPercent } } }`;
const SPACE = `query ($id: ID!) { space(id: $id) { updatedAt
  id status type title sizeM2 priceMonthCents priceAllInCents pricePerM2Cents hostNetMonthCents city postalCode district is24h deposit depositCents
  discounts { from90Percent from180Percent from365Percent } features availableFrom photoCount coverPhoto { url alt srcSetAvif }
  address floor door exactLocation { lat lng } approximateArea { lat lng radiusM } accessInstructions
  host { displayName } viewerCan { edit publish pause resume archive request report seeExactAddress } isPublic isImprovable
  draft { title } draftSavedAt draftProblems { step path code } completenessPercent } }`;

type SpaceAnswer = { space: Record<string, never> | null };

/** Resets the draft that all cases share. */
const EMPTY = {
  nif: null,
  lengthM: null,
  widthM: null,
  doorWidthM: null,
  doorHeightM: null,
  visitNoticeHours: null,
  visitsPerMonth: null,
  availableFrom: null,
};

let app: TestApp;
let host: GraphqlClient;
let other: GraphqlClient;
const clock = new FakeClock('2026-11-20T09:00:00Z');

beforeAll(async () => {
  app = await createTestApp({ clock });
  host = await newPerson(app, 'host@example.com');
  other = await newPerson(app, 'other@example.com');
});
afterAll(() => app.stop());

let triedId: string | undefined;

async function problemsOf(overrides: Record<string, unknown>): Promise<[string, string][]> {
  const id = await saveDraft(host, { ...EMPTY, ...wholeDraft(overrides) }, triedId);
  if (!triedId) await insertPhotos(app, id);
  triedId = id;
  const { errors } = await host.send(PUBLISH, { id });
  return (errors[0]?.extensions.fields ?? []).map(({ path, code }) => [path, code]);
}

async function see(client: GraphqlClient, id: string): Promise<Record<string, unknown> | null> {
  return (await client.query<SpaceAnswer>(SPACE, { id })).space;
}

describe('the wizard', () => {
  test('WIZ-1 a draft is saved in steps, published, and then public', async () => {
    const started = await host.query<{
      saveSpaceDraft: { space: { id: string; status: string; title: string | null } };
    }>(SAVE, {
      input: {
        clientKey: 'wizard-0001',
        draft: { address: 'Calle de Fuencarral 45', city: 'Madrid', postalCode: '28004' },
      },
    });
    const { id } = started.saveSpaceDraft.space;
    expect(started.saveSpaceDraft.space).toMatchObject({ status: 'DRAFT', title: null });
    await saveDraft(host, { ...wholeDraft(), title: '  Trastero   seco en Malasaña ' }, id);
    await saveDraft(host, { nif: null }, id);
    const draft = await see(host, id);
    expect(draft).toMatchObject({
      title: '  Trastero   seco en Malasaña ',
      priceAllInCents: 7700,
      completenessPercent: 94,
    });
    expect(draft?.['draftProblems']).toEqual([{ step: 'PHOTOS', path: 'draft.photos', code: 'PHOTOS_TOO_FEW' }]);
    await insertPhotos(app, id);
    const {
      publishSpace: { space: publishSpace },
    } = await host.query<{ publishSpace: { space: Record<string, unknown> } }>(PUBLISH, { id });
    expect(publishSpace).toMatchObject({
      status: 'PUBLISHED',
      completenessPercent: 100,
      draftProblems: [],
      draft: { title: 'Trastero seco en Malasaña' },
    });

    const seen = await see(app.visitor(), id);
    expect(seen).toMatchObject({
      status: 'PUBLISHED',
      type: 'STORAGE',
      title: 'Trastero seco en Malasaña',
      sizeM2: 6,
      priceMonthCents: 7000,
      priceAllInCents: 7700,
      pricePerM2Cents: 1283,
      hostNetMonthCents: null,
      city: 'Madrid',
      postalCode: '28004',
      is24h: true,
      deposit: 'HALF',
      depositCents: 3500,
      discounts: { from90Percent: 5, from180Percent: 10, from365Percent: 15 },
      features: ['DRY', 'LIGHT', 'LIFT'],
      availableFrom: '2026-11-20',
      photoCount: 3,
      coverPhoto: { url: '/files/photos/test-0/original.webp', alt: '', srcSetAvif: null },
      host: { displayName: 'Marta R.' },
      viewerCan: {
        edit: false,
        publish: false,
        pause: false,
        resume: false,
        archive: false,
        request: true,
        report: true,
        seeExactAddress: false,
      },
      isPublic: true,
      isImprovable: true,
      draft: null,
      draftSavedAt: null,
      draftProblems: [],
    });
    expect((await see(host, id))?.['hostNetMonthCents']).toBe(6650);
    const events = await app
      .context()
      .em.execute<{ type: string }[]>(`select type from outbox where payload ->> 'spaceId' = ?`, [uuidOf(id)]);
    expect(events).toEqual([{ type: 'space.published' }]);
  });

  test('WIZ-2 the same client key returns the same draft of the same host', async () => {
    const input = { clientKey: 'wizard-0002', draft: { title: 'Uno' } };
    const ids = await Promise.all(
      [1, 2, 3].map(
        async () =>
          (await host.query<{ saveSpaceDraft: { space: { id: string } } }>(SAVE, { input })).saveSpaceDraft.space.id,
      ),
    );
    expect(new Set(ids).size).toBe(1);
    const foreign = await other.query<{ saveSpaceDraft: { space: { id: string } } }>(SAVE, { input });
    expect(foreign.saveSpaceDraft.space.id).not.toBe(ids[0]);
  });

  test.each([
    ['box-7', { code: 'TOO_LONG', params: { min: 8, max: 100 } }],
    ['Nave 3, box 7', { code: 'VALUE_INVALID' }],
    ['x'.repeat(101), { code: 'TOO_LONG', params: { min: 8, max: 100 } }],
  ])('WIZ-2 the client key %s is refused for its length or for what is in it', async (clientKey, problem) => {
    const { errors } = await host.send(SAVE, { input: { clientKey, draft: { title: 'Uno' } } });
    expect(errors[0]?.extensions.fields).toMatchObject([{ path: 'clientKey', ...problem }]);
  });

  test('WIZ-2 the first draft gives its author the host role', async () => {
    const person = await newPerson(app, 'new-host@example.com');
    await saveDraft(person, { title: 'Mi primer hueco' });
    const { viewer } = await person.query<{ viewer: { roles: string[]; ownsSpaces: boolean } }>(
      '{ viewer { roles ownsSpaces } }',
    );
    expect(viewer).toEqual({ roles: ['HOST', 'RENTER'], ownsSpaces: true });
  });

  test('drafts require a confirmed e-mail address', async () => {
    const { createAccount, signInAs } = await import('../../support/accounts.js');
    await createAccount(app, { email: 'unconfirmed@example.com', isVerified: false });
    const client = app.visitor();
    client.accessToken = (await signInAs(client, 'unconfirmed@example.com').catch(() => null))?.accessToken ?? null;
    expect(['EMAIL_NOT_VERIFIED', 'UNAUTHENTICATED']).toContain(
      await client.codeOf(SAVE, { input: { draft: { title: 'x' } } }),
    );
  });

  test('a draft stores input without validation; only oversized values are rejected', async () => {
    const { errors } = await host.send(SAVE, { input: { draft: { title: 'x'.repeat(201) } } });
    expect(errors[0]?.extensions.fields).toEqual([{ path: 'draft.title', code: 'TOO_LONG', params: { max: 200 } }]);
    const dear = await host.send(SAVE, { input: { draft: { priceMonthCents: 2_147_483_647 } } });
    expect(dear.errors[0]?.extensions.fields).toMatchObject([{ path: 'draft.priceMonthCents', code: 'TOO_LONG' }]);
    const id = await saveDraft(host, {
      title: 'nul\u0000 and \ud800 half',
      priceMonthCents: -5,
      sizeM2: 1e9,
      lat: 500,
    });
    expect((await see(host, id))?.['title']).toBe('nul and \ufffd half');
  });
});

describe('each limit of the wizard has its error code at its field', () => {
  const long = 'x'.repeat(41);
  const cases: [string, Record<string, unknown>, [string, string][]][] = [
    ['address', { address: 'C/ 1' }, [['draft.address', 'ADDRESS_REQUIRED']]],
    ['city', { city: 'M' }, [['draft.city', 'CITY_REQUIRED']]],
    ['postal code', { postalCode: '53001' }, [['draft.postalCode', 'POSTAL_CODE_INVALID']]],
    ['pin missing', { lat: null }, [['draft.pin', 'REQUIRED']]],
    ['pin in France', { lat: 48.85, lng: 2.35 }, [['draft.pin', 'PIN_OUTSIDE_SPAIN']]],
    ['pin far away', { lat: 40.5, lng: -3.6 }, [['draft.pin', 'PIN_FAR_FROM_POSTAL_CODE']]],
    [
      'floor and door',
      { floor: long, door: long },
      [
        ['draft.floor', 'FLOOR_DOOR_TOO_LONG'],
        ['draft.door', 'FLOOR_DOOR_TOO_LONG'],
      ],
    ],
    ['type', { type: null }, [['draft.type', 'TYPE_REQUIRED']]],
    ['title short', { title: 'Trastero' }, [['draft.title', 'TITLE_LENGTH']]],
    ['title with a telephone', { title: 'Trastero, llama al 612 345 678' }, [['draft.title', 'TITLE_CONTACT_DATA']]],
    ['title shouted', { title: 'TRASTERO SECO Y BARATO' }, [['draft.title', 'TITLE_ALL_CAPITALS']]],
    ['description short', { description: 'Limpio.' }, [['draft.description', 'DESCRIPTION_TOO_SHORT']]],
    ['description long', { description: 'x'.repeat(2001) }, [['draft.description', 'DESCRIPTION_TOO_LONG']]],
    ['size', { sizeM2: 0.4 }, [['draft.sizeM2', 'SIZE_OUT_OF_RANGE']]],
    ['side', { lengthM: 101 }, [['draft.lengthM', 'SIDE_OUT_OF_RANGE']]],
    ['height', { heightM: 15.5 }, [['draft.heightM', 'HEIGHT_OUT_OF_RANGE']]],
    [
      'door',
      { doorWidthM: 0.2, doorHeightM: 11 },
      [
        ['draft.doorWidthM', 'DOOR_OUT_OF_RANGE'],
        ['draft.doorHeightM', 'DOOR_OUT_OF_RANGE'],
      ],
    ],
    ['humidity', { humidity: null }, [['draft.humidity', 'HUMIDITY_REQUIRED']]],
    ['goods', { allowedGoods: [] }, [['draft.allowedGoods', 'GOODS_REQUIRED']]],
    ['price low', { priceMonthCents: 900 }, [['draft.priceMonthCents', 'PRICE_OUT_OF_RANGE']]],
    ['price high', { priceMonthCents: 300_100 }, [['draft.priceMonthCents', 'PRICE_OUT_OF_RANGE']]],
    ['price with cents', { priceMonthCents: 7050 }, [['draft.priceMonthCents', 'PRICE_NOT_WHOLE_EUROS']]],
    ['minimum days', { minDays: 366 }, [['draft.minDays', 'MIN_DAYS_OUT_OF_RANGE']]],
    ['discounts', { discount180Percent: 2 }, [['draft.discount180Percent', 'DISCOUNTS_INVALID']]],
    ['policy', { cancellationPolicy: null }, [['draft.cancellationPolicy', 'POLICY_REQUIRED']]],
    ['private or professional', { isTrader: null }, [['draft.isTrader', 'TRADER_REQUIRED']]],
    [
      'a private company',
      { taxProfile: 'EMPRESA', nif: 'A58818501' },
      [['draft.taxProfile', 'TAX_PROFILE_CONTRADICTS']],
    ],
    ['tax profile', { taxProfile: null }, [['draft.taxProfile', 'TAX_PROFILE_REQUIRED']]],
    ['tax number', { nif: '12345678A' }, [['draft.nif', 'NIF_INVALID']]],
    ['access mode', { accessMode: null }, [['draft.accessMode', 'ACCESS_MODE_REQUIRED']]],
    [
      'hours',
      { accessHours: [{ weekday: 1, fromMinute: 600, toMinute: 540 }] },
      [['draft.accessHours.0', 'ACCESS_HOURS_INVALID']],
    ],
    ['notice', { visitNoticeHours: 73 }, [['draft.visitNoticeHours', 'VISIT_NOTICE_OUT_OF_RANGE']]],
    ['visits', { visitsPerMonth: 32 }, [['draft.visitsPerMonth', 'VISITS_OUT_OF_RANGE']]],
    [
      'instructions',
      { accessInstructions: 'Con llave.' },
      [['draft.accessInstructions', 'ACCESS_INSTRUCTIONS_LENGTH']],
    ],
    ['keys', { keysLent: 11 }, [['draft.keysLent', 'KEYS_OUT_OF_RANGE']]],
    ['declarations', { declarations: ['DATA_TRUE'] }, [['draft.declarations', 'DECLARATIONS_REQUIRED']]],
    ['available from', { availableFrom: '2026-11-19' }, [['draft.availableFrom', 'AVAILABLE_FROM_INVALID']]],
  ];
  test.each(cases)('WIZ-2 %s', async (_name, overrides, expected) => {
    expect(await problemsOf(overrides)).toEqual(expected);
  });
});

describe('a published space', () => {
  test('WIZ-1 changes stay in the draft until they are published', async () => {
    const id = await publishedSpace(app, host);
    const { updatedAt } = (await see(app.visitor(), id)) as { updatedAt: string };
    await saveDraft(host, { title: 'Trastero nuevo en Malasaña', priceMonthCents: 8000 }, id);
    expect(await see(app.visitor(), id)).toMatchObject({
      title: 'Trastero seco en Malasaña',
      priceMonthCents: 7000,
      updatedAt,
    });
    expect(await see(host, id)).toMatchObject({
      title: 'Trastero seco en Malasaña',
      draft: { title: 'Trastero nuevo en Malasaña' },
    });
    await host.query(PUBLISH, { id });
    expect(await see(app.visitor(), id)).toMatchObject({ title: 'Trastero nuevo en Malasaña', priceMonthCents: 8000 });
  });

  test('has a shown area 150–300 m away from the exact position, which does not move on changes', async () => {
    const id = await publishedSpace(app, host);
    const before = (await see(app.visitor(), id))?.['approximateArea'] as { lat: number; lng: number; radiusM: number };
    const metres = Math.hypot(
      (before.lat - 40.4258) * 111_195,
      (before.lng + 3.7012) * 111_195 * Math.cos((40.4258 * Math.PI) / 180),
    );
    expect(before.radiusM).toBe(300);
    expect(metres).toBeGreaterThanOrEqual(149);
    expect(metres).toBeLessThanOrEqual(301);
    await saveDraft(host, { title: 'Trastero nuevo en Malasaña' }, id);
    await host.query(PUBLISH, { id });
    expect((await see(app.visitor(), id))?.['approximateArea']).toEqual(before);
  });

  test('P8 stays verified after a small move of its pin, and loses the verification after a large one', async () => {
    const id = await publishedSpace(app, host);
    const isVerifiedAt = async (lat: number): Promise<boolean> => {
      await saveDraft(host, { lat, isPinConfirmed: true }, id);
      await host.query(PUBLISH, { id });
      return (
        await host.query<{ space: { isVerified: boolean } }>('query ($id: ID!) { space(id: $id) { isVerified } }', {
          id,
        })
      ).space.isVerified;
    };
    await app.context().em.execute('update spaces set verified_at = now() where id = ?', [uuidOf(id)]);
    expect(await isVerifiedAt(40.4261)).toBe(true);
    expect(await isVerifiedAt(40.5)).toBe(false);
  });

  test('can be paused, resumed and archived; an archived space cannot change', async () => {
    const id = await publishedSpace(app, host);
    const act = async (name: string, client = host) => {
      const answer = await client.send(
        `mutation ($id: ID!) { ${name}(input: { spaceId: $id }) { space { status } } }`,
        { id },
      );
      return (
        (answer.data?.[name] as { space: { status: string } } | undefined)?.space.status ??
        answer.errors[0]?.extensions.code
      );
    };
    expect(await act('pauseSpace', other)).toBe('NOT_FOUND');
    expect(await act('pauseSpace')).toBe('PAUSED');
    expect(await act('pauseSpace')).toBe('PAUSED');
    expect(await see(other, id)).toBeNull();
    expect((await see(host, id))?.['viewerCan']).toMatchObject({ resume: true, pause: false, request: false });
    expect(await act('resumeSpace')).toBe('PUBLISHED');
    expect(await act('archiveSpace')).toBe('ARCHIVED');
    expect(await act('resumeSpace')).toBe('SPACE_STATE_REFUSED');
    // The name from the API's enum instead of the database's value.
    for (const [query, variables] of [
      [SAVE, { input: { spaceId: id, draft: { title: 'Otra vez' } } }],
      ['mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id }],
      ['mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }', { id }],
    ] as const) {
      expect((await host.send(query, variables)).errors[0]?.extensions).toMatchObject({
        code: 'SPACE_STATE_REFUSED',
        params: { status: 'ARCHIVED' },
      });
    }
  });

  test('stays IN_REVIEW and hidden with reviewBeforePublish', async () => {
    const reviewing = await createTestApp({ clock, config: { reviewBeforePublish: true } });
    try {
      const person = await newPerson(reviewing, 'host@example.com');
      const id = await publishedSpace(reviewing, person);
      expect((await person.query<SpaceAnswer>(SPACE, { id })).space).toMatchObject({ status: 'IN_REVIEW' });
      expect((await reviewing.visitor().query<SpaceAnswer>(SPACE, { id })).space).toBeNull();
    } finally {
      await reviewing.stop();
    }
  });

  test('changes that are saved and not published show as such, and can be dropped', async () => {
    const DISCARD =
      'mutation ($id: ID!) { discardSpaceChanges(input: { spaceId: $id }) { space { id hasUnpublishedChanges draft { title } } } }';
    const CHANGES = 'query ($id: ID!) { space(id: $id) { hasUnpublishedChanges title draft { title } } }';
    const changes = async (client: GraphqlClient, id: string) =>
      (await client.query<{ space: Record<string, unknown> }>(CHANGES, { id })).space;
    const id = await publishedSpace(app, host);
    const { title } = await changes(host, id);
    expect(await changes(host, id)).toMatchObject({ hasUnpublishedChanges: false });
    await saveDraft(host, { title: 'Trastero con otra cerradura' }, id);
    expect(await changes(host, id)).toMatchObject({
      hasUnpublishedChanges: true,
      title,
      draft: { title: 'Trastero con otra cerradura' },
    });
    expect(await changes(other, id)).toMatchObject({ hasUnpublishedChanges: false, draft: null });
    expect(await other.codeOf(DISCARD, { id })).toBe('NOT_FOUND');
    await host.query('mutation ($id: ID!) { pauseSpace(input: { spaceId: $id }) { space { id } } }', { id });
    expect(await changes(host, id)).toMatchObject({ hasUnpublishedChanges: true });
    await saveDraft(host, { title, floor: '2' }, id);
    expect(await changes(host, id)).toMatchObject({ hasUnpublishedChanges: true });
    const { floor, accessInstructions, address, postalCode, city, lat, lng } = wholeDraft();
    const takenBack = {
      floor,
      accessInstructions,
      accessHours: ALL_DAY.toReversed(),
      allowedGoods: ['FURNITURE', 'BOXES'],
    };
    await saveDraft(host, { ...takenBack, lengthM: null, door: 'T-14 ' }, id);
    expect(await changes(host, id)).toMatchObject({ hasUnpublishedChanges: false });
    // The same address picked from the suggestions asks again whether the pin is right.
    await saveDraft(host, { address, postalCode, city, lat, lng, isPinConfirmed: null }, id);
    expect(await changes(host, id)).toMatchObject({ hasUnpublishedChanges: false });
    await saveDraft(host, { accessInstructions: 'La llave está en el bar.' }, id);
    expect(await changes(host, id)).toMatchObject({ hasUnpublishedChanges: true });
    await host.query(DISCARD, { id });
    await host.query(DISCARD, { id });
    expect(await changes(host, id)).toEqual({ hasUnpublishedChanges: false, title, draft: { title } });
    const draftId = await saveDraft(host, wholeDraft());
    expect(await changes(host, draftId)).toMatchObject({ hasUnpublishedChanges: false });
    expect(await host.codeOf(DISCARD, { id: draftId })).toBe('SPACE_STATE_REFUSED');
  });

  test('is not 24h when a weekday is missing', async () => {
    const id = await publishedSpace(app, host, { accessHours: ALL_DAY.slice(0, 6) });
    expect(await see(app.visitor(), id)).toMatchObject({ is24h: false });
  });
});
