import { isReference, type ApolloCache, type Reference } from '@apollo/client';

interface CachedMessages {
  edges: { cursor: string; node: Reference }[];
}

/** Adds a cached message to the cached messages of its conversation, unless it is there already. */
export function addMessage(cache: ApolloCache, conversationId: string, messageId: string): void {
  cache.modify<{ messages: CachedMessages }>({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }),
    fields: {
      messages: (existing, { readField, toReference }) => {
        const node = toReference({ __typename: 'Message', id: messageId });
        if (!node || isReference(existing) || existing.edges.some((edge) => readField('id', edge.node) === messageId))
          return existing;
        return { ...existing, edges: [{ __typename: 'MessageEdge', cursor: messageId, node }, ...existing.edges] };
      },
    },
  });
}
