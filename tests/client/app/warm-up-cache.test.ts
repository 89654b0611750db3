import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { warmUpCache } from '../../../client/hydration/warm-up-cache';

const QUERY = gql`
  query Shops($first: Int! = 2) {
    shops(first: $first) {
      ...Shop
      owner {
        id
        name
      }
      address {
        city {
          id
          name
        }
      }
    }
  }
  fragment Shop on Shop {
    id
    name
    similar {
      id
      name
    }
  }
`;

const person = { __typename: 'Person', id: '1', name: 'Ana' };
const city = { __typename: 'City', id: '1', name: 'Madrid' };
const shop = (id: string, similar: object[] = []) => ({
  __typename: 'Shop',
  id,
  name: `Shop ${id}`,
  owner: person,
  address: { __typename: 'Address', city },
  similar,
});
const shops = [shop('1', [{ __typename: 'Shop', id: '3', name: 'Shop 3' }]), shop('2')];

function setUp() {
  const readName = vi.fn((name: string) => name);
  const name = { read: readName };
  const cache = new InMemoryCache({
    typePolicies: { Shop: { fields: { name } }, Person: { fields: { name } }, City: { fields: { name } } },
  });
  const client = new ApolloClient({ cache, link: ApolloLink.empty() });
  client.writeQuery({ query: QUERY, variables: { first: 2 }, data: { shops } });
  readName.mockClear();
  const read = () => client.watchQuery({ query: QUERY, variables: { first: 2 } }).getCurrentResult();
  return { cache, readName, read };
}

test('data warmed up in steps is read from the cache and equals data read at once', () => {
  const { cache, readName, read } = setUp();
  const steps = [...warmUpCache(cache, QUERY, { first: 2 })];
  // Three shops, one person, one city and the root.
  expect(steps.length).toBeGreaterThanOrEqual(6);
  expect(readName).toHaveBeenCalled();
  readName.mockClear();
  const { data } = read();
  expect(readName).not.toHaveBeenCalled();
  expect(data).toEqual(setUp().read().data);
});

test('each warm-up step reads one object', () => {
  const { cache, readName } = setUp();
  const steps = warmUpCache(cache, QUERY, { first: 2 });
  while (!steps.next().done) {
    expect(readName.mock.calls.length).toBeLessThanOrEqual(1);
    readName.mockClear();
  }
});
