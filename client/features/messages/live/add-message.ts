import { isReference, type ApolloCache, type Reference } from '@apollo/client';

interface Kept {
  edges: { cursor: string; node: Reference }[];
}

/** Puts a message that the cache knows on top of its conversation, where that has been read; once. */
export function addMessage(cache: ApolloCache, conversationId: string, messageId: string): void {
  cache.modify<{ messages: Kept }>({
    id: cache.identify({ __typename: 'Conversation', id: conversationId }),
    fields: {
      messages: (kept, { readField, toReference }) => {
        const node = toReference({ __typename: 'Message', id: messageId });
        if (!node || isReference(kept) || kept.edges.some((edge) => readField('id', edge.node) === messageId)) return kept;
        return { ...kept, edges: [{ __typename: 'MessageEdge', cursor: messageId, node }, ...kept.edges] };
      },
    },
  });
}
