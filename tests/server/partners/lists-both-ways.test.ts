import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toGlobalId } from '../../../server/core/graphql/global-id.js';
import { DEMO_API_KEY } from '../../../server/features/partners/keys/demo-key.js';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { signInAs, signInAsDemoAdmin } from '../../support/accounts.js';
import { GraphqlClient } from '../../support/graphql-client.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
}

const PAGE = '{ edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';
const WINDOW = '$first: Int, $after: String, $last: Int, $before: String';
const GIVEN = 'first: $first, after: $after, last: $last, before: $before';

let app: TestApp;
let partner: GraphqlClient;
let host: GraphqlClient;
let renter: GraphqlClient;
let staff: GraphqlClient;
/** A space with reviews, and its host. */
let reviewed: { readonly space: string; readonly host: string };
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  partner = new GraphqlClient(app.url);
  partner.accessToken = DEMO_API_KEY;
  [host, renter, staff] = [app.visitor(), app.visitor(), app.visitor()];
  await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
  await signInAs(renter, 'renter@hueco.test', DEMO_PASSWORD);
  await signInAsDemoAdmin(app, staff, DEMO_PASSWORD);
  const [space] = await app.context().em.execute<{ id: string; host_id: string }[]>(
    `select s.id, s.host_id from spaces s join reviews r on r.space_id = s.id and r.direction = 'of_space' and r.status = 'published'
       where s.status = 'published' and (select count(*) from spaces o where o.host_id = s.host_id and o.status = 'published') > 1
       group by s.id having count(*) > 1 limit 1`,
  );
  reviewed = { space: toGlobalId('Space', space?.id ?? ''), host: toGlobalId('User', space?.host_id ?? '') };
  // The demo has too few records that wait for the staff, so two of each are added.
  for (const text of [
    `update claims set status = 'in_review', decide_by = coalesce(decide_by, now()) where id in (select id from claims limit 2)`,
    `update reviews set status = 'held' where id in (select id from reviews where space_id <> '${space?.id}' limit 2)`,
    `update spaces set status = 'in_review', submitted_at = coalesce(submitted_at, now()) where id in (select id from spaces where status = 'published' and id <> '${space?.id}' limit 2)`,
  ])
    await app.context().em.execute(text);
  const note = 'mutation ($input: WriteStaffNoteInput!) { writeStaffNote(input: $input) { note { body } } }';
  for (const body of ['Ha llamado.', 'Ha vuelto a llamar.'])
    await staff.query(note, { input: { subjectId: reviewed.space, body } });
});
afterAll(() => app.stop());

type Read = (window: Record<string, unknown>) => Promise<Page>;

const listOf =
  (field: string, more = '', caller: () => GraphqlClient = () => partner): Read =>
  async (window) =>
    (await caller().query<{ list: Page }>(`query (${WINDOW}) { list: ${field}(${GIVEN}${more}) ${PAGE} }`, window))
      .list;

const idsOf = ({ edges }: Page): string[] => edges.map(({ node }) => node.id);

/** All ids of a list, read page by page from either end. */
async function readAll(read: Read, size: number, isBackward: boolean): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  for (let turn = 0; turn < 100; turn += 1) {
    const page: Page = await read(isBackward ? { last: size, before: cursor } : { first: size, after: cursor });
    const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
    expect([startCursor, endCursor]).toEqual([page.edges[0]?.cursor ?? null, page.edges.at(-1)?.cursor ?? null]);
    expect(isBackward ? hasNextPage : hasPreviousPage).toBe(turn > 0);
    if (isBackward) ids.unshift(...idsOf(page));
    else ids.push(...idsOf(page));
    cursor = isBackward ? startCursor : endCursor;
    if (!(isBackward ? hasPreviousPage : hasNextPage)) return ids;
  }
  throw new Error('the list does not end');
}

const MADRID = ', filter: { city: "Madrid", type: [STORAGE], sizeMaxM2: 8 }';
const LISTS: readonly (readonly [string, number, Read])[] = [
  ...['RECOMMENDED', 'PRICE', 'SIZE', 'NEWEST', 'DISTANCE'].map(
    (sort) =>
      [`searchSpaces by ${sort}`, 7, listOf('searchSpaces', `${MADRID}, sort: ${sort}`, () => app.visitor())] as const,
  ),
  ['mySpaces', 2, listOf('mySpaces')],
  ['myBookings', 3, listOf('myBookings', ', mode: HOST')],
  ['conversations', 2, listOf('conversations')],
];

describe('P-76 lists paginate forward and backward', () => {
  test.each(LISTS)('%s', async (_name, size, read) => {
    const forward = await readAll(read, size, false);
    expect(forward.length).toBeGreaterThan(size);
    expect(new Set(forward).size).toBe(forward.length);
    expect(await readAll(read, size, true)).toEqual(forward);
  });

  test('the messages of a conversation', async () => {
    const { conversations } = await partner.query<{ conversations: Page }>(`{ conversations(first: 20) ${PAGE} }`);
    const read =
      (id: string): Read =>
      async (window) =>
        (
          await partner.query<{ conversation: { messages: Page } }>(
            `query ($id: ID!, ${WINDOW}) { conversation(id: $id) { messages(${GIVEN}) ${PAGE} } }`,
            { id, ...window },
          )
        ).conversation.messages;
    let longest = { id: '', messages: [] as string[] };
    for (const id of idsOf(conversations)) {
      const messages = await readAll(read(id), 3, false);
      if (messages.length > longest.messages.length) longest = { id, messages };
    }
    expect(longest.messages.length).toBeGreaterThan(3);
    expect(await readAll(read(longest.id), 3, true)).toEqual(longest.messages);
  });

  /** Every other list of the schema, with two items, which suffice to page forwards and back. */
  const OTHERS = (): readonly (readonly [GraphqlClient, readonly string[]])[] => [
    [
      app.visitor(),
      [
        `space(id: "${reviewed.space}") { reviews(PAGE) EDGES }`,
        `space(id: "${reviewed.space}") { reviews(order: HIGHEST, PAGE) EDGES }`,
        `user(id: "${reviewed.host}") { reviews(direction: OF_SPACE, PAGE) EDGES }`,
        `user(id: "${reviewed.host}") { spaces(PAGE) EDGES }`,
      ],
    ],
    [host, ['viewer { payouts(PAGE) EDGES }', 'myDocuments(mode: HOST, PAGE) EDGES', 'notifications(PAGE) EDGES']],
    [renter, ['paymentRecords(PAGE) EDGES', 'myFavorites(PAGE) EDGES', 'myTickets(PAGE) EDGES']],
    [
      staff,
      [
        'auditLog',
        'consentLog',
        'staffBookings',
        'moneyMovements',
        'staffSpaces',
        'people',
        'staffReports',
        'staffTickets',
        'staffClaims',
        'reviewsToDecide',
        'spacesToApprove',
        'ticketQueue',
        'ticketQueue(scope: DONE, PAGE) EDGES',
        'verificationQueue',
      ].map((text) => (text.includes('PAGE') ? text : `${text}(PAGE) EDGES`)),
    ],
  ];

  test('every other list of visitors, hosts, renters and staff', async () => {
    const short: string[] = [];
    for (const [caller, texts] of OTHERS()) {
      for (const text of texts) {
        const read = async (window: string): Promise<Page> => {
          const edges = '{ edges { cursor node { __typename } } pageInfo { hasNextPage hasPreviousPage } }';
          let found: unknown = await caller.query(`{ ${text.replace('PAGE', window).replace('EDGES', edges)} }`);
          while (found && !(found as Partial<Page>).edges) [found] = Object.values(found);
          return found as Page;
        };
        const cursorsOf = ({ edges }: Page): string[] => edges.map(({ cursor }) => cursor);
        const [one = '', two = ''] = cursorsOf(await read('first: 2'));
        expect([text, one]).toEqual([text, expect.stringMatching(/./)]);
        if (two === '') {
          short.push(text);
          expect([text, cursorsOf(await read('last: 1'))]).toEqual([text, [one]]);
          continue;
        }
        const on = await read(`first: 1, after: "${one}"`);
        expect([text, cursorsOf(on), on.pageInfo.hasPreviousPage]).toEqual([text, [two], true]);
        const back = await read(`last: 1, before: "${two}"`);
        const { hasNextPage, hasPreviousPage } = back.pageInfo;
        expect([text, cursorsOf(back), hasNextPage, hasPreviousPage]).toEqual([text, [one], true, false]);
        const end = await read('last: 1');
        expect([text, end.edges.length, end.pageInfo.hasNextPage]).toEqual([text, 1, false]);
        const beforeEnd = await read(`last: 1, before: "${cursorsOf(end)[0]}"`);
        const again = await read(`first: 1, after: "${cursorsOf(beforeEnd)[0]}"`);
        expect([text, cursorsOf(again)]).toEqual([text, cursorsOf(end)]);
      }
    }
    expect(short).toEqual([]);
  });

  test.each([
    ['both directions', { first: 2, last: 2 }, 'PAGINATION_CONFLICT', undefined],
    ['a cursor of the other direction', { last: 2, after: 'x' }, 'PAGINATION_CONFLICT', undefined],
    ['none', { last: 0 }, 'VALIDATION_FAILED', 'last'],
    ['too many', { last: 101 }, 'VALIDATION_FAILED', 'last'],
    ['what is no cursor', { last: 2, before: 'x' }, 'CURSOR_INVALID', undefined],
  ])('%s are rejected', async (_name, window, code, path) => {
    for (const field of ['searchSpaces', 'mySpaces']) {
      const { errors } = await partner.send(`query (${WINDOW}) { list: ${field}(${GIVEN}) ${PAGE} }`, window);
      expect([errors[0]?.extensions.code, errors[0]?.extensions.fields?.[0]?.path]).toEqual([code, path]);
    }
  });

  test('P-39 the maximum page size is 100 with a key and 50 without', async () => {
    const text = 'query ($first: Int) { searchSpaces(first: $first) { edges { cursor } } }';
    const read = async (caller: GraphqlClient, first: number) =>
      (await caller.send<{ searchSpaces: Page }>(text, { first })).data;
    expect((await read(partner, 100))?.searchSpaces.edges).toHaveLength(100);
    expect((await read(app.visitor(), 50))?.searchSpaces.edges).toHaveLength(50);
    for (const caller of [app.visitor(), host])
      expect((await caller.send(text, { first: 51 })).errors[0]?.extensions).toMatchObject({
        code: 'VALIDATION_FAILED',
        fields: [{ path: 'first', code: 'FILTER_OUT_OF_RANGE', params: { min: 1, max: 50 } }],
      });
    expect((await partner.send(text, { first: 101 })).errors[0]?.extensions.fields).toMatchObject([
      { path: 'first', params: { min: 1, max: 100 } },
    ]);
  });

  test('P-38 a backward page costs as many points as a forward page', async () => {
    const costOf = async (window: Record<string, unknown>): Promise<unknown> =>
      (await partner.send(`query (${WINDOW}) { searchSpaces(${GIVEN}) ${PAGE} }`, window)).extensions['cost'];
    const points = (cost: unknown): unknown => (cost as { requested: number }).requested;
    expect(points(await costOf({ last: 40 }))).toBe(points(await costOf({ first: 40 })));
  });
});
