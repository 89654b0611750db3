import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_API_KEY } from '../../../server/features/partners/keys/demo-key.js';
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
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  partner = new GraphqlClient(app.url);
  partner.accessToken = DEMO_API_KEY;
});
afterAll(() => app.stop());

type Read = (window: Record<string, unknown>) => Promise<Page>;

const listOf =
  (field: string, more = '', caller: () => GraphqlClient = () => partner): Read =>
  async (window) =>
    (await caller().query<{ list: Page }>(`query (${WINDOW}) { list: ${field}(${GIVEN}${more}) ${PAGE} }`, window))
      .list;

const idsOf = ({ edges }: Page): string[] => edges.map(({ node }) => node.id);

/** All ids of a list, read to its end from one of its ends. */
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

describe('P-76 lists are read from both ends', () => {
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

  test.each([
    ['both directions', { first: 2, last: 2 }, 'PAGINATION_CONFLICT', undefined],
    ['a cursor of the other direction', { last: 2, after: 'x' }, 'PAGINATION_CONFLICT', undefined],
    ['none', { last: 0 }, 'VALIDATION_FAILED', 'last'],
    ['too many', { last: 51 }, 'VALIDATION_FAILED', 'last'],
    ['what is no cursor', { last: 2, before: 'x' }, 'CURSOR_INVALID', undefined],
  ])('%s are refused', async (_name, window, code, path) => {
    for (const field of ['searchSpaces', 'mySpaces']) {
      const { errors } = await partner.send(`query (${WINDOW}) { list: ${field}(${GIVEN}) ${PAGE} }`, window);
      expect([errors[0]?.extensions.code, errors[0]?.extensions.fields?.[0]?.path]).toEqual([code, path]);
    }
  });

  test('P-38 a page from the end costs as much as one from the start', async () => {
    const costOf = async (window: Record<string, unknown>): Promise<unknown> =>
      (await partner.send(`query (${WINDOW}) { searchSpaces(${GIVEN}) ${PAGE} }`, window)).extensions['cost'];
    const points = (cost: unknown): unknown => (cost as { requested: number }).requested;
    expect(points(await costOf({ last: 40 }))).toBe(points(await costOf({ first: 40 })));
  });
});
