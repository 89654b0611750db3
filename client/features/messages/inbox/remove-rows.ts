import { isReference, type ApolloCache, type FieldFunctionOptions, type Reference } from '@apollo/client';

interface CachedInbox {
  edges: { node: Reference }[];
}

type IsGone = (node: Reference, readField: FieldFunctionOptions['readField'], storeFieldName: string) => boolean;

/* A refetch brings the first page and keeps the rows of later ones, so those that left a list are removed here. */
function removeRows(cache: ApolloCache, isGone: IsGone): void {
  cache.modify<{ conversations: CachedInbox }>({
    fields: {
      conversations: (existing, { readField, storeFieldName }) => {
        if (isReference(existing)) return existing;
        const edges = existing.edges.filter(({ node }) => !isGone(node, readField, storeFieldName));
        return edges.length < existing.edges.length ? { ...existing, edges } : existing;
      },
    },
  });
}

/** Removes a hidden conversation from every cached list. */
export function removeConversation(cache: ApolloCache, id: string): void {
  removeRows(cache, (node, readField) => readField('id', node) === id);
}

/** Removes conversations read meanwhile from the cached lists of unread ones. */
export function removeReadRows(cache: ApolloCache): void {
  removeRows(
    cache,
    (node, readField, storeFieldName) =>
      storeFieldName.includes('"filter":"UNREAD"') && readField('unreadCount', node) === 0,
  );
}
