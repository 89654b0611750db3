import { ApolloLink } from '@apollo/client';
import { pageBounds } from '../generated/first-bounds';

/**
 * A list that is fetched again asks for as many entries as "more" has loaded, up to the most that one page may have, so that it does not
 * shrink to its first page.
 */
export const loadedEntriesLink = new ApolloLink((operation, forward) => {
  const { query, variables, client } = operation;
  if (variables['first'] && !variables['after']) {
    const loaded = entriesOf(client.cache.readQuery({ query, variables, returnPartialData: true }));
    const first = Math.min(loaded, pageBounds.most);
    if (first > variables['first']) operation.variables = { ...variables, first };
  }
  return forward(operation);
});

/** The length of the longest list of a result. */
function entriesOf(result: unknown): number {
  if (!result || typeof result !== 'object') return 0;
  if ('edges' in result) return (result.edges as unknown[]).length;
  return Math.max(0, ...Object.values(result).map(entriesOf));
}
