import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createIdentityClient } from '../../../client/apollo/client';
import { featurePolicies } from '../../../client/app/cache-policies';
import { MyTicketsDocument, ThreadDocument } from '../../../client/generated/graphql';
import { conversationOf, messageOf, threadOf } from '../support/messages';

type Asked = { first: number; after?: string | null };

let asked: { variables: Asked; language: string | null }[];
/** Ids of the entries that the server has, in order. */
let entries: string[];

const ticketOf = (id: string) => ({
  __typename: 'Ticket',
  id,
  code: id,
  category: 'OTHER',
  subject: id,
  status: 'OPEN',
  lastMessageAt: '2027-03-02T09:55:00Z',
});

/** One page of the entries, as the server answers it. */
function pageOf({ first, after }: Asked) {
  const from = after ? entries.indexOf(after) + 1 : 0;
  const ids = entries.slice(from, from + first);
  return {
    ids,
    pageInfo: { __typename: 'PageInfo', hasNextPage: from + first < entries.length, endCursor: ids.at(-1) },
  };
}

function answerOf(variables: Asked) {
  const { ids, pageInfo } = pageOf(variables);
  const edges = ids.map((id) => ({ __typename: 'TicketEdge', cursor: id, node: ticketOf(id) }));
  return { myTickets: { __typename: 'TicketConnection', waitingCount: 0, pageInfo, edges } };
}

function stubServer(answer: (variables: Asked) => object): void {
  vi.stubGlobal(
    'fetch',
    async (_address: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
      const { variables } = JSON.parse(body) as { variables: Asked };
      asked.push({ variables, language: headers['accept-language'] ?? null });
      return Response.json({ data: answer(variables) });
    },
  );
}

function openClient() {
  const { client, close } = createIdentityClient(
    { current: async () => null, renew: async () => null },
    featurePolicies,
  );
  onTestFinished(close);
  return client;
}

const nameOf = (number: number) => `entry-${String(number).padStart(3, '0')}`;

beforeEach(() => {
  asked = [];
  entries = Array.from({ length: 70 }, (_, index) => nameOf(index));
});
afterEach(() => {
  document.documentElement.lang = 'es';
});

async function openTickets() {
  stubServer(answerOf);
  const client = openClient();
  const query = client.watchQuery({ query: MyTicketsDocument, variables: { first: 20 } });
  const subscription = query.subscribe(() => undefined);
  onTestFinished(() => subscription.unsubscribe());
  const shown = () => query.getCurrentResult().data?.myTickets?.edges?.map((edge) => edge?.node?.id);
  await vi.waitFor(() => expect(shown()).toHaveLength(20));
  const more = () =>
    query.fetchMore({
      variables: { after: shown()?.at(-1) },
      updateQuery: (before, { fetchMoreResult: { myTickets } }) => ({
        myTickets: { ...myTickets, edges: [...before.myTickets.edges, ...myTickets.edges] },
      }),
    });
  return { client, more, shown };
}

test('RTC-1 a list refetched after a reconnect keeps the entries that were loaded, without those that are gone', async () => {
  const { client, more, shown } = await openTickets();
  await more();
  await vi.waitFor(() => expect(shown()).toHaveLength(40));
  entries = entries.filter((id) => id !== nameOf(30));
  await client.refetchQueries({ include: 'active' });
  await vi.waitFor(() => expect(shown()).not.toContain(nameOf(30)));
  expect(asked.at(-1)?.variables).toEqual({ first: 40 });
  expect(shown()).toHaveLength(40);
});

test('RTC-1 no page is longer than the server allows', async () => {
  const { client, more, shown } = await openTickets();
  await more();
  await vi.waitFor(() => expect(shown()).toHaveLength(40));
  await more();
  await vi.waitFor(() => expect(shown()).toHaveLength(60));
  await client.refetchQueries({ include: 'active' });
  expect(asked.at(-1)?.variables).toEqual({ first: 50 });
});

test('U1 another language of the page reloads what the server has written in the former', async () => {
  const { shown } = await openTickets();
  document.documentElement.lang = 'en';
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked.at(-1)?.language).toBe('en');
  expect(shown()).toHaveLength(20);
});

test('P7 a refetched thread keeps older messages than one page can have', async () => {
  const at = (id: string) => new Date(Date.UTC(2027, 2, 2) - (Number(id.slice(6)) || 0) * 60_000).toISOString();
  stubServer((variables) => {
    const { ids, pageInfo } = pageOf(variables);
    return threadOf(
      conversationOf('cnv_lucia'),
      ids.map((id) => messageOf(id, id, { createdAt: at(id) })),
      pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
    );
  });
  const client = openClient();
  const query = client.watchQuery({ query: ThreadDocument, variables: { id: 'cnv_lucia', first: 30 } });
  const subscription = query.subscribe(() => undefined);
  onTestFinished(() => subscription.unsubscribe());
  const count = () => query.getCurrentResult().data?.conversation?.messages?.edges?.length;
  await vi.waitFor(() => expect(count()).toBe(30));
  await query.fetchMore({ variables: { after: nameOf(29) } });
  await query.fetchMore({ variables: { after: nameOf(59) } });
  await vi.waitFor(() => expect(count()).toBe(70));
  entries = ['entry-new', ...entries];
  await query.refetch();
  await vi.waitFor(() => expect(count()).toBe(71));
});

const edgesOf = (type: string, ids: readonly string[]) =>
  ids.map((id) => ({ __typename: `${type}Edge`, cursor: id, node: { __typename: type, id } }));
const connectionOf = (type: string, variables: Asked) => {
  const { ids, pageInfo } = pageOf(variables);
  return { __typename: `${type}Connection`, pageInfo, edges: edgesOf(type, ids) };
};

const CONNECTION = `edges { cursor node { id } } pageInfo { hasNextPage endCursor }`;
const PROFILE = gql`query Profile($first: Int!, $after: String) {
  user(id: "usr_1") { id reviews(first: 4) { ${CONNECTION} } spaces(first: $first, after: $after) { ${CONNECTION} } }
}`;
const REVIEWS = gql`query Reviews($first: Int!, $after: String) {
  user(id: "usr_1") { id reviews(first: $first, after: $after) { ${CONNECTION} } }
}`;

interface Profile {
  user: { reviews: { edges: { node: { id: string } }[] } };
}

async function openProfile() {
  stubServer(({ first, after }) => ({
    user: {
      __typename: 'User',
      id: 'usr_1',
      reviews: connectionOf('Review', { first: first === 6 ? 4 : first, after }),
      spaces: connectionOf('Space', { first }),
    },
  }));
  const client = openClient();
  const query = client.watchQuery<Profile>({ query: PROFILE, variables: { first: 6 } });
  const subscription = query.subscribe(() => undefined);
  onTestFinished(() => subscription.unsubscribe());
  const shown = () =>
    (query.getCurrentResult().data as Profile | undefined)?.user.reviews.edges.map(({ node }) => node.id);
  await vi.waitFor(() => expect(shown()).toHaveLength(4));
  await client.query({ query: REVIEWS, variables: { first: 20, after: nameOf(3) }, fetchPolicy: 'network-only' });
  await vi.waitFor(() => expect(shown()).toHaveLength(24));
  return { client, shown };
}

test('RTC-1 a refetched page asks for no more of one list because another one is long, which stays as it is', async () => {
  const { client, shown } = await openProfile();
  await client.refetchQueries({ include: 'active' });
  expect(asked.at(-1)?.variables).toEqual({ first: 6 });
  expect(shown()).toEqual(entries.slice(0, 24));
});

test('RTC-1 a list whose beginning has changed begins anew', async () => {
  const { client, shown } = await openProfile();
  entries = ['entry-new', ...entries];
  await client.refetchQueries({ include: 'active' });
  expect(shown()).toEqual(entries.slice(0, 4));
});

const LIST = `totalCount ${CONNECTION}`;

interface Bookings {
  myBookings: { totalCount: number; edges: unknown[]; pageInfo: object };
}

test('RTC-1 a preview of a list that is loaded elsewhere asks for what it shows, and leaves the list as long as it was', async () => {
  stubServer((variables) => ({
    myBookings: { ...connectionOf('Booking', variables), totalCount: entries.length },
  }));
  const client = openClient();
  const query = gql`query Bookings($first: Int!) { myBookings(mode: RENTER, first: $first) { ${LIST} } }`;
  const fetchFirst = (first: number, isPreview: boolean) =>
    client.query({ query, variables: { first }, fetchPolicy: 'network-only', context: { isPreview } });
  const all = entries;
  entries = all.slice(0, 40);
  await fetchFirst(40, false);
  entries = all;
  await fetchFirst(7, true);
  const stored = () => client.readQuery<Bookings>({ query, variables: { first: 20 } })?.myBookings;
  expect(stored()?.edges).toHaveLength(40);
  expect(stored()).toMatchObject({ totalCount: 70, pageInfo: { hasNextPage: false } });
  // Back on the list.
  await fetchFirst(20, false);
  expect(asked.map(({ variables }) => variables.first)).toEqual([40, 7, 40]);
  expect(stored()).toMatchObject({ pageInfo: { hasNextPage: true } });
});

/** Lists whose entries are newest first, with the place of each in the answer. */
const NEWEST_FIRST = [
  ['BookingDocument', 'myDocuments', 'myDocuments(mode: HOST, PAGE)'],
  ['PaymentRecord', 'paymentRecords', 'paymentRecords(PAGE)'],
  ['Space', 'mySpaces', 'mySpaces(PAGE)'],
  ['Payout', 'payouts', 'viewer { id payouts(PAGE) }'],
  ['Space', 'spaces', 'user(id: "usr_1") { id spaces(PAGE) }'],
] as const;

test.each(NEWEST_FIRST)(
  'RTC-1 a list of %s that is longer than one page may be stays whole: %s',
  async (type, list, path) => {
    const [outer = list] = path.split(/\W/);
    const isNested = outer !== list;
    stubServer((variables) => {
      const page = { [list]: connectionOf(type, variables) };
      return isNested ? { [outer]: { __typename: outer === 'user' ? 'User' : 'Viewer', id: 'usr_1', ...page } } : page;
    });
    const client = openClient();
    const field = path.replace('PAGE)', `first: $first, after: $after) { ${CONNECTION} }`);
    const query = client.watchQuery({
      query: gql(`query Pages($first: Int!, $after: String) { ${field} }`),
      variables: { first: 50 },
    });
    const subscription = query.subscribe(() => undefined);
    onTestFinished(() => subscription.unsubscribe());
    const shown = () => {
      const data = query.getCurrentResult().data as Record<string, Record<string, object>> | undefined;
      const connection = (isNested ? data?.[outer]?.[list] : data?.[list]) as
        | ReturnType<typeof connectionOf>
        | undefined;
      return connection?.edges.map(({ node }) => node.id);
    };
    await vi.waitFor(() => expect(shown()).toHaveLength(50));
    await query.fetchMore({ variables: { after: nameOf(49) } });
    await vi.waitFor(() => expect(shown()).toHaveLength(70));
    await query.refetch();
    expect(shown()).toEqual(entries);
  },
);
