import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingQueriesOfSpaces } from '../../../server/features/bookings/stay/space-rights.js';
import { provideSpaceBookingQueries, type SpaceBookingQueries } from '../../../server/features/spaces/space-hooks.js';
import { signInAs } from '../../support/accounts.js';
import type { GraphqlClient } from '../../support/graphql-client.js';
import { countQueries } from '../../support/query-counter.js';
import { insertPhotos, newPerson, publishedSpace, saveDraft, uuidOf, wholeDraft } from '../../support/spaces.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

/** The complete point, because digits of one coordinate may occur within another number. */
const POINT = '"lat":40.4258,"lng":-3.7012}';
const CODE = 'código 4711';
const CANARIES = ['Fuencarral', 'T-14', POINT, CODE, '12345678Z', 'host@example.com', 'Ruiz', 'Soler'];
const EVERYTHING = `id title description address floor door exactLocation { lat lng } approximateArea { lat lng } accessInstructions hostNetMonthCents
  draft { address floor door lat lng nif accessInstructions } draftSavedAt draftProblems { path } host { id displayName initials bio }
  photos { id url alt } viewerCan { seeExactAddress edit }`;
const LIST = `{ mySpaces(first: 50) { totalCount edges { node { id title status priceAllInCents completenessPercent draftProblems { code } photoCount
  coverPhoto { url } host { displayName } viewerCan { publish seeExactAddress } address draft { title } } } } }`;

/** Canaries as whole words, because a random id may contain the letters of a short one. */
const canariesIn = (seen: string): string[] =>
  CANARIES.filter((canary) => new RegExp(`(?<![\\w-])${canary.replaceAll('.', '\\.')}(?![\\w-])`).test(seen));

type Many = {
  mySpaces: {
    totalCount: number;
    edges: { cursor: string; node: { id: string } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
};

let app: TestApp;
let host: GraphqlClient;
let other: GraphqlClient;
let published: string;
let draft: string;

beforeAll(async () => {
  app = await createTestApp();
  host = await newPerson(app, 'host@example.com');
  other = await newPerson(app, 'other@example.com', ['renter', 'host']);
  published = await publishedSpace(app, host, { nif: '12345678Z' });
  draft = await saveDraft(host, wholeDraft({ nif: '12345678Z' }));
});
afterAll(() => app.stop());

async function everything(client: GraphqlClient, id: string): Promise<string> {
  const { data } = await client.send(
    `query ($id: ID!) { space(id: $id) { ${EVERYTHING} } node(id: $id) { id ... on Space { ${EVERYTHING} } } nodes(ids: [$id]) { ... on Space { ${EVERYTHING} } } featuredSpaces { ${EVERYTHING} } }`,
    { id },
  );
  return JSON.stringify(data);
}

describe('P-35 private data of a space', () => {
  test.each(['visitor', 'other'])('is not readable by a %s, through any query', async (who) => {
    const seen = await everything(who === 'visitor' ? app.visitor() : other, published);
    expect(seen).toContain('Trastero seco');
    expect(canariesIn(seen)).toEqual([]);
  });

  test('P11 is not readable through search, pins, similar spaces or goneSpace', async () => {
    const { data } = await app
      .visitor()
      .send(
        `query ($id: ID!) { searchSpaces(sort: NEWEST, first: 5) { pins { lat lng } edges { node { ${EVERYTHING} } } } space(id: $id) { similar(first: 2) { ${EVERYTHING} } } goneSpace(id: $id) { city instead { id } } }`,
        { id: published },
      );
    const seen = JSON.stringify(data);
    expect(seen).toContain('"pins":[{"lat":40.');
    expect(canariesIn(seen)).toEqual([]);
  });

  test('is readable by the host', async () => {
    const seen = await everything(host, published);
    expect(CANARIES.slice(0, 5).filter((canary) => !seen.includes(canary))).toEqual([]);
  });

  test('the staff see the address, but neither the access instructions nor the tax number', async () => {
    const seen = await everything(await newPerson(app, 'admin@example.com', ['admin']), published);
    expect(seen).toContain('Fuencarral');
    expect([CODE, '12345678Z'].filter((canary) => seen.includes(canary))).toEqual([]);
  });

  test('access instructions are encrypted in the table, in draft and column', async () => {
    const rows = await app
      .context()
      .em.execute<{ text: string }[]>('select draft::text || coalesce(access_instructions, ?) as text from spaces', [
        '',
      ]);
    expect(rows).toHaveLength(2);
    expect(rows.filter(({ text }) => text.includes(CODE))).toEqual([]);
  });

  test('a confirmed booking reveals the address, its first day the instructions, with one query per page', async () => {
    const asked: number[] = [];
    const queries: SpaceBookingQueries = {
      addressRight: (_ctx, ids) => Promise.resolve((asked.push(ids.length), new Set(ids))),
      accessRight: () => Promise.resolve(new Set()),
      hostsWhoRented: () => Promise.resolve(new Set()),
      hasOpenBooking: () => Promise.resolve(true),
    };
    provideSpaceBookingQueries(queries);
    try {
      const second = await publishedSpace(app, host);
      await app
        .context()
        .em.execute('update spaces set featured_rank = 1 where id in (?, ?)', [uuidOf(published), uuidOf(second)]);
      const { featuredSpaces } = await other.query<{
        featuredSpaces: { address: string; floor: string; accessInstructions: string | null }[];
      }>('{ featuredSpaces { address floor exactLocation { lat } accessInstructions viewerCan { seeExactAddress } } }');
      expect(featuredSpaces.map(({ address, accessInstructions }) => [address, accessInstructions])).toEqual([
        ['Calle de Fuencarral 45', null],
        ['Calle de Fuencarral 45', null],
      ]);
      expect(asked).toEqual([2]);
      provideSpaceBookingQueries({ ...queries, accessRight: (_ctx, ids) => Promise.resolve(new Set(ids)) });
      expect(await everything(other, published)).toContain('4711');

      await saveDraft(host, { address: 'Calle Mayor 1' }, published);
      const { errors } = await host.send(
        'mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }',
        { id: published },
      );
      expect(errors[0]?.extensions).toMatchObject({
        code: 'SPACE_STATE_REFUSED',
        params: { reason: 'booked', fields: ['address'] },
      });
      expect(
        await host.codeOf('mutation ($id: ID!) { archiveSpace(input: { spaceId: $id }) { space { id } } }', {
          id: published,
        }),
      ).toBe('SPACE_STATE_REFUSED');
      // The pin cannot be moved elsewhere either; a correction of some metres is allowed.
      await saveDraft(host, { lat: 40.4288, isPinConfirmed: true }, second);
      const moved = await host.send('mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }', {
        id: second,
      });
      expect(moved.errors[0]?.extensions).toMatchObject({
        code: 'SPACE_STATE_REFUSED',
        params: { reason: 'booked', fields: ['pin'] },
      });
      await saveDraft(host, { lat: 40.4261 }, second);
      await host.query('mutation ($id: ID!) { publishSpace(input: { spaceId: $id }) { space { id } } }', {
        id: second,
      });
    } finally {
      provideSpaceBookingQueries(bookingQueriesOfSpaces);
      await app.context().em.execute('update spaces set featured_rank = null');
    }
  });
});

describe('P-34 knowing an id gives no access', () => {
  test('a foreign draft returns null', async () => {
    for (const client of [app.visitor(), other])
      expect(await everything(client, draft)).toBe('{"space":null,"node":null,"nodes":[null],"featuredSpaces":[]}');
  });

  test('mutations on a foreign space or picture return NOT_FOUND, as for an unknown id', async () => {
    const photo = await app.context().em.execute<{ id: string }[]>('select id from space_photos limit 1');
    const { toGlobalId } = await import('../../../server/core/graphql/global-id.js');
    const photoId = toGlobalId('Photo', photo[0]?.id ?? '');
    const attempts: [string, Record<string, unknown>][] = [
      ['mutation ($id: ID!) { saveSpaceDraft(input: { spaceId: $id, draft: { title: "Mío" } }) { space { id } } }', {}],
      ...['publishSpace', 'pauseSpace', 'resumeSpace', 'archiveSpace'].map(
        (name): [string, Record<string, unknown>] => [
          `mutation ($id: ID!) { ${name}(input: { spaceId: $id }) { space { id } } }`,
          {},
        ],
      ),
      [
        'mutation ($id: ID!, $photo: ID!) { orderSpacePhotos(input: { spaceId: $id, photoIds: [$photo] }) { space { id } } }',
        { photo: photoId },
      ],
    ];
    for (const id of [
      published,
      draft,
      toGlobalId('Space', '00000000-0000-4000-8000-000000000000'),
      'spc_nonsense',
      toGlobalId('User', uuidOf(draft)),
    ]) {
      for (const [mutation, variables] of attempts)
        expect(await other.codeOf(mutation, { id, ...variables })).toBe('NOT_FOUND');
    }
    expect(
      await other.codeOf('mutation ($id: ID!) { removeSpacePhoto(input: { photoId: $id }) { space { id } } }', {
        id: photoId,
      }),
    ).toBe('NOT_FOUND');
    expect(
      await other.codeOf(
        'mutation ($id: ID!) { updateSpacePhoto(input: { photoId: $id, alt: "mía" }) { space { id } } }',
        { id: photoId },
      ),
    ).toBe('NOT_FOUND');
  });

  test('visitors can neither write a draft nor list spaces', async () => {
    expect(
      await app.visitor().codeOf('mutation { saveSpaceDraft(input: { draft: { title: "Hola" } }) { space { id } } }'),
    ).toBe('UNAUTHENTICATED');
    expect(await app.visitor().codeOf(LIST)).toBe('UNAUTHENTICATED');
  });
});

describe('P-36 protected fields', () => {
  test.each(['hostId', 'status', 'isSample', 'featuredRank', 'role', '__proto__', 'constructor'])(
    '%s in a draft is rejected',
    async (field) => {
      const input = JSON.parse(`{ "draft": { "title": "Hola", "${field}": "admin" } }`) as Record<string, unknown>;
      expect(
        await host.codeOf(
          'mutation ($input: SaveSpaceDraftInput!) { saveSpaceDraft(input: $input) { space { id } } }',
          {
            input,
          },
        ),
      ).toBe('BAD_REQUEST');
      expect(({} as Record<string, unknown>)['title']).toBeUndefined();
    },
  );
});

describe('my spaces', () => {
  test('pages are newest first, without gaps or duplicates', async () => {
    const person = await newPerson(app, 'pages@example.com');
    const ids: string[] = [];
    for (let i = 0; i < 5; i++) ids.unshift(await saveDraft(person, { title: `Hueco ${i}` }));
    const seen: string[] = [];
    let after: string | null = null;
    for (let page = 0; page < 3; page++) {
      const answer: Many = await person.query<Many>(
        'query ($after: String) { mySpaces(first: 2, after: $after) { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      expect(answer.mySpaces.totalCount).toBe(5);
      expect(answer.mySpaces.pageInfo.hasNextPage).toBe(page < 2);
      seen.push(...answer.mySpaces.edges.map(({ node }) => node.id));
      after = answer.mySpaces.pageInfo.endCursor;
    }
    expect(seen).toEqual(ids);
    expect(await person.codeOf('{ mySpaces(after: "abc") { totalCount } }')).toBe('CURSOR_INVALID');
  });

  test('a page of 50 needs as many statements as a page of 1', async () => {
    const person = await newPerson(app, 'many@example.com');
    await insertPhotos(app, await saveDraft(person, wholeDraft()));
    const one = await countQueries(app, () => person.query(LIST));
    for (let i = 1; i < 50; i++) await insertPhotos(app, await saveDraft(person, wholeDraft()));
    const fifty = await countQueries(app, async () =>
      expect((await person.query<Many>(LIST)).mySpaces.edges).toHaveLength(50),
    );
    expect(one).toBeGreaterThan(3);
    expect(fifty).toBe(one);
    const strict = await createTestApp({ databaseUrl: app.databaseUrl, config: { requireIdentity: true } });
    try {
      const client = strict.visitor();
      await signInAs(client, 'many@example.com');
      const questions = await countQueries(strict, () =>
        client.query(LIST.replace('draft { title }', 'draft { title } draftPreview { needsPhone canBookInstantly }')),
      );
      expect(questions).toBeLessThanOrEqual(12);
    } finally {
      await strict.stop();
    }
  });
});
