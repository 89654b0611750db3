import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface Page {
  edges: { cursor: string; node: Reference }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/*
 * Both lists are newest first and load older items with `after`. A refetch of the first page keeps the older items already loaded, so that a user
 * who has scrolled down loses nothing after a reconnect.
 */
const mergeNewestFirst = (age: string, keyArgs: string[] | false): FieldPolicy<Page> => ({
  keyArgs,
  // A refetch passes no `existing`.
  merge(_existing, incoming, { args, readField, existingData }) {
    const existing = existingData as Page | undefined;
    if (!existing) return incoming;
    const idOf = ({ node }: Page['edges'][number]) => readField<string>('id', node);
    const incomingIds = new Set(incoming.edges.map(idOf));
    const others = existing.edges.filter((edge) => !incomingIds.has(idOf(edge)));
    if (args?.after) return { ...incoming, edges: [...others, ...incoming.edges] };
    const last = incoming.edges.at(-1);
    // Pages without a common item may have a gap between them.
    if (!last || !incoming.pageInfo.hasNextPage || others.length === existing.edges.length) return incoming;
    const end = readField<string>(age, last.node) ?? '';
    const older = others.filter(({ node }) => (readField<string>(age, node) ?? '') <= end);
    return older.length > 0
      ? { ...incoming, edges: [...incoming.edges, ...older], pageInfo: existing.pageInfo }
      : incoming;
  },
});

/** Merging of the lists of conversations and messages. */
export const messagesPolicies: TypePolicies = {
  Query: { fields: { conversations: mergeNewestFirst('lastMessageAt', ['filter', 'text']) } },
  Conversation: {
    fields: {
      messages: mergeNewestFirst('createdAt', false),
      viewerCan: { merge: true },
      otherContact: { merge: true },
    },
  },
};
