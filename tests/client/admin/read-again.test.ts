import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, test } from 'vitest';
import { readAgain } from '../../../client/features/admin/components/LazyDecisionForm';

const LIST = gql`
  query List {
    list {
      id
      name
    }
  }
`;
const OTHER = gql`
  query Other {
    other {
      id
      name
    }
  }
`;
const SAVE = gql`
  mutation Save {
    save {
      id
      name
    }
  }
`;

/** A client with both queries on the screen, whose server lets the list be read once only, or always. */
async function open(isReadable: boolean) {
  const asked: string[] = [];
  let isSaved = false;
  const row = (name: string) => ({ __typename: 'Row', id: 'row_1', name });
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        isSaved ||= operationName === 'Save';
        setTimeout(() => {
          if (operationName === 'List' && isSaved && !isReadable) return observer.error(new Error('no network'));
          const field = operationName === 'List' ? 'list' : operationName === 'Other' ? 'other' : 'save';
          observer.next({ data: { [field]: row(isSaved ? 'new' : 'old') } });
          observer.complete();
        }, 5);
      }),
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const shown: unknown[] = [];
  client.watchQuery({ query: LIST }).subscribe(() => undefined);
  client.watchQuery({ query: OTHER }).subscribe(({ data }) => shown.push(data));
  await expect.poll(() => asked.length).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 20));
  asked.length = 0;
  return { client, asked, shown };
}

test('what was saved is not reported as failed because a list cannot be read again', async () => {
  const { client } = await open(false);
  const { data } = await client.mutate({ mutation: SAVE, ...readAgain('List') });
  expect(data).toMatchObject({ save: { name: 'new' } });
});

test('the list is read before it resolves; another query shows what was saved without being read again', async () => {
  const { client, asked, shown } = await open(true);
  await client.mutate({ mutation: SAVE, ...readAgain('List') });
  expect(asked).toEqual(['Save', 'List']);
  expect(shown.at(-1)).toMatchObject({ other: { name: 'new' } });
});
