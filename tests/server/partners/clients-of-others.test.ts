import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { Client, cacheExchange, fetchExchange } from '@urql/core';
import type { GraphQLTaggedNode, OperationDescriptor } from 'relay-runtime';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { DEMO_PASSWORD } from '../../../server/db/seed/seed.js';
import { DEMO_API_KEY } from '../../../server/features/partners/keys/demo-key.js';
import { signInAs } from '../../support/accounts.js';
import { connectFrom } from '../../support/hostile/raw-socket.js';
import { compileForRelay, RelayPage } from '../../support/partners/relay.js';
import { createTestApp, type TestApp } from '../../support/test-app.js';

// Unmodified clients from their packages, as partners use them first.

let app: TestApp;
let endpoint: string;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  endpoint = `${app.url}/graphql`;
});
afterAll(() => app.stop());

const headers = { authorization: `Bearer ${DEMO_API_KEY}` };
const PAGES = gql`
  query Found($after: String) {
    searchSpaces(filter: { city: "Madrid", sizeMaxM2: 8 }, first: 20, after: $after) {
      totalCount
      edges {
        node {
          id
          title
          priceAllIn {
            amountCents
            currency
          }
          host {
            id
            displayName
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Found {
  readonly searchSpaces: {
    readonly totalCount: number;
    readonly edges: readonly { readonly node: { readonly id: string; readonly title: string } }[];
    readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
  };
}
type ReadPage = (after: string | null) => Promise<Found | undefined>;

/** The number of different spaces a client has read to the end of the list, and the number of all. */
async function readAll(read: ReadPage): Promise<[number, number]> {
  const ids = new Set<string>();
  let after: string | null = null;
  let total = 0;
  do {
    const list: Found['searchSpaces'] | undefined = (await read(after))?.searchSpaces;
    total = list?.totalCount ?? 0;
    for (const { node } of list?.edges ?? []) ids.add(node.id);
    after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null;
  } while (after !== null);
  expect(total).toBeGreaterThan(20);
  return [ids.size, total];
}

describe('P-76 unmodified clients read all pages', () => {
  test('Apollo Client', async () => {
    const client = new ApolloClient({ link: new HttpLink({ uri: endpoint, headers }), cache: new InMemoryCache() });
    const [read, total] = await readAll(
      async (after) => (await client.query<Found>({ query: PAGES, variables: { after } })).data,
    );
    expect(read).toBe(total);
  });

  test('urql, by GET', async () => {
    const methods = new Set<string | undefined>();
    const client = new Client({
      url: endpoint,
      exchanges: [cacheExchange, fetchExchange],
      fetchOptions: { headers },
      fetch: (address, options) => {
        methods.add(options?.method);
        return fetch(address, options);
      },
    });
    const [read, total] = await readAll(async (after) => {
      const { data, error } = await client.query<Found>(PAGES, { after }).toPromise();
      expect(error).toBeUndefined();
      return data;
    });
    expect([read, [...methods]]).toEqual([total, ['GET']]);
  });

  describe('Relay reads the public schema', () => {
    const partner = compileForRelay(
      'docs/api/public.graphql',
      `query appForwardQuery($filter: SpaceFilter, $count: Int, $cursor: String) {
         list: searchSpaces(filter: $filter, first: $count, after: $cursor) @connection(key: "forward_list") {
           totalCount edges { node { id title host { id displayName } } } } }
       query appBackwardQuery($filter: SpaceFilter, $count: Int, $cursor: String) {
         list: searchSpaces(filter: $filter, last: $count, before: $cursor) @connection(key: "backward_list") {
           totalCount edges { node { id title } } } }
       fragment appMessages on Conversation @refetchable(queryName: "appMessagesQuery")
         @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
         messages(last: $count, before: $cursor) @connection(key: "app_messages") { edges { node { id body } } } }`,
    );
    const filter = { city: 'Madrid', type: ['STORAGE'], sizeMaxM2: 8 };
    interface List {
      readonly list: {
        readonly totalCount: number;
        readonly edges: readonly { readonly node: { readonly id: string } }[];
        readonly pageInfo: Readonly<Record<string, unknown>>;
      };
    }

    /** The ids of a connection that the store has merged page by page. */
    async function collect(node: GraphQLTaggedNode, [more, cursorOf]: [string, string]): Promise<string[]> {
      const page = new RelayPage(endpoint, DEMO_API_KEY);
      const first: OperationDescriptor = await page.fetch(node, { filter, count: 20, cursor: null });
      for (let turn = 0; turn < 50; turn += 1) {
        const { edges, pageInfo, totalCount } = page.read<List>(first).list;
        if (pageInfo[more] !== true) {
          expect(edges.length).toBe(totalCount);
          return edges.map((edge) => edge.node.id);
        }
        await page.fetch(node, { filter, count: 20, cursor: pageInfo[cursorOf] });
      }
      throw new Error('the list does not end');
    }

    test('a connection read from either end has the same items in the store', async () => {
      const forward = await collect(partner('appForwardQuery'), ['hasNextPage', 'endCursor']);
      expect(forward.length).toBeGreaterThan(20);
      const backward = await collect(partner('appBackwardQuery'), ['hasPreviousPage', 'startCursor']);
      expect(backward).toEqual(forward);
    });

    test('the store normalizes different objects under different ids', async () => {
      const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const documents = compileForRelay(
        'docs/api/public.graphql',
        `query appRentedQuery { myBookings(mode: HOST, first: 3) { edges { node {
           id renter { id displayName } host { id displayName } space { id host { id displayName } } } } } }`,
      );
      interface Person {
        readonly id: string;
        readonly displayName: string;
      }
      const page = new RelayPage(endpoint, DEMO_API_KEY);
      const { myBookings } = page.read<{
        myBookings: { edges: { node: { renter: Person; host: Person; space: { id: string; host: Person } } }[] };
      }>(await page.fetch(documents('appRentedQuery'), {}));
      expect(myBookings.edges).toHaveLength(3);
      for (const { node } of myBookings.edges) {
        expect(node.space.host).toEqual(node.host);
        expect(new Set([node.renter.id, node.host.id, node.space.id]).size).toBe(3);
      }
      expect(consoleErrors).not.toHaveBeenCalled();
      consoleErrors.mockRestore();
    });

    test('the store keeps Viewer and User as separate records', async () => {
      const consoleErrors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const documents = compileForRelay(
        'schema.graphql',
        `query appViewerQuery { viewer { id userId email }
           myBookings(mode: HOST, first: 1) { edges { node { id host { id displayName memberSince } } } } }`,
      );
      const host = app.visitor();
      await signInAs(host, 'host@hueco.test', DEMO_PASSWORD);
      const page = new RelayPage(endpoint, host.accessToken ?? '');
      const { viewer, myBookings } = page.read<{
        viewer: { id: string; userId: string; email: string };
        myBookings: { edges: { node: { host: { id: string; displayName: string } } }[] };
      }>(await page.fetch(documents('appViewerQuery'), {}));
      const user = myBookings.edges[0]?.node.host;
      expect([viewer.email, viewer.userId]).toEqual(['host@hueco.test', user?.id]);
      expect(user?.displayName).toEqual(expect.any(String));
      expect([page.typeOf(viewer.id), page.typeOf(user?.id ?? '')]).toEqual(['Viewer', 'User']);
      expect(consoleErrors).not.toHaveBeenCalled();
      consoleErrors.mockRestore();
    });
  });
});

test('P-76 a socket that violates the protocol is closed with the matching graphql-ws code', async () => {
  let last = 0;
  const init = { type: 'connection_init', payload: { accessToken: DEMO_API_KEY } };
  const live = { id: '1', type: 'subscribe', payload: { query: 'subscription { bookingChanged { id } }' } };
  /** The close code of a socket that sends these messages, each after the answer it waits for. */
  const codeAfter = async (...messages: readonly (object | string)[]): Promise<number> => {
    const socket: WebSocket = await connectFrom(app.url, `10.44.0.${(last += 1)}`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const acknowledged = new Promise((resolve) => socket.once('message', resolve));
    for (const [index, message] of messages.entries()) {
      if (index > 0) await Promise.race([acknowledged, closed]);
      socket.send(typeof message === 'string' ? message : JSON.stringify(message));
    }
    return closed;
  };
  const wrong = { ...init, payload: { accessToken: 'hk_test_wrong' } };
  const codes = await Promise.all([
    codeAfter('not JSON'),
    codeAfter({ type: 'start' }),
    codeAfter(live),
    codeAfter(wrong),
    codeAfter(),
    codeAfter(init, live, live),
    codeAfter(init, init),
  ]);
  expect(codes).toEqual([4400, 4400, 4401, 4403, 4408, 4409, 4429]);
  // Without the name of the protocol.
  const other = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`);
  expect(await new Promise((resolve) => other.once('close', resolve))).toBe(4406);
});
