import type { FieldMergeFunction, FieldPolicy, Reference } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';

interface Page {
  edges: readonly { node: Reference }[];
  pageInfo: { hasNextPage: boolean };
}

/** A paged list, separate by arguments. Entries loaded after its beginning stay when that is fetched again, as by a preview, and is the same. */
export function pagedBy(...keyArgs: string[]): FieldPolicy<Page> {
  const relay = relayStylePagination(keyArgs) as FieldPolicy<Page>;
  const mergePage = relay.merge as FieldMergeFunction<Page>;
  return {
    ...relay,
    merge(existing, incoming, options) {
      // A refetch passes no `existing`.
      const loaded = options.existingData as Page | undefined;
      const isBeginning =
        loaded &&
        loaded.edges.length > incoming.edges.length &&
        incoming.pageInfo.hasNextPage &&
        incoming.edges.every(({ node }, index) => node.__ref === loaded.edges[index]?.node.__ref);
      return isBeginning
        ? { ...incoming, edges: loaded.edges, pageInfo: loaded.pageInfo }
        : mergePage(existing, incoming, options);
    },
  };
}
