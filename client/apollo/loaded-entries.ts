import { ApolloLink } from '@apollo/client';
import { visit, type DocumentNode } from 'graphql';
import { pageBounds } from '../generated/first-bounds';

/**
 * A list that is fetched again asks for as many entries as "more" has loaded, up to the most that one page may have, so that it does not
 * shrink to its first page. A preview (`isPreview` in the query's context) needs no more than it shows.
 */
export const loadedEntriesLink = new ApolloLink((operation, forward) => {
  const { query, variables, client } = operation;
  if (variables['first'] && !variables['after'] && !operation.getContext().isPreview) {
    const loaded = entriesOf(client.cache.readQuery({ query, variables, returnPartialData: true }), listOf(query));
    const first = Math.min(loaded, pageBounds.most);
    if (first > variables['first']) operation.variables = { ...variables, first };
  }
  return forward(operation);
});

/** The name in the result of the list that is as long as the variable `first`. */
function listOf(query: DocumentNode): string {
  let list = '';
  visit(query, {
    Field({ name, alias, arguments: given }) {
      if (given?.some(({ value }) => 'name' in value && value.name.value === 'first')) list = (alias ?? name).value;
    },
  });
  return list;
}

/** How many entries of the list a result has. */
function entriesOf(result: unknown, list: string): number {
  if (!result || typeof result !== 'object') return 0;
  const found = (result as Record<string, { edges?: unknown[] } | null>)[list];
  return found?.edges?.length ?? Math.max(0, ...Object.values(result).map((part) => entriesOf(part, list)));
}
