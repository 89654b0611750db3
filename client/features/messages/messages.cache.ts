import type { FieldPolicy, Reference, TypePolicies } from '@apollo/client';

interface Page {
  edges: { cursor: string; node: Reference }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/*
 * Both lists have the newest on top and grow at their foot by `after`. Read anew from the top they keep what stands further down:
 * somebody who has scrolled there loses nothing when the connection comes back.
 */
const growing = (age: string, keyArgs: string[] | false): FieldPolicy<Page> => ({
  keyArgs,
  merge(kept, incoming, { args, readField }) {
    if (!kept) return incoming;
    const idOf = ({ node }: Page['edges'][number]) => readField<string>('id', node);
    const came = new Set(incoming.edges.map(idOf));
    const others = kept.edges.filter((edge) => !came.has(idOf(edge)));
    if (args?.after) return { ...incoming, edges: [...others, ...incoming.edges] };
    const last = incoming.edges.at(-1);
    // Without anything in common there may be a gap between the two.
    if (!last || !incoming.pageInfo.hasNextPage || others.length === kept.edges.length) return incoming;
    const end = readField<string>(age, last.node) ?? '';
    const older = others.filter(({ node }) => (readField<string>(age, node) ?? '') <= end);
    return older.length > 0 ? { ...incoming, edges: [...incoming.edges, ...older], pageInfo: kept.pageInfo } : incoming;
  },
});

/** How the lists of conversations and of their messages are kept. */
export const messagesPolicies: TypePolicies = {
  Query: { fields: { conversations: growing('lastMessageAt', ['filter', 'text']) } },
  Conversation: { fields: { messages: growing('createdAt', false), viewerCan: { merge: true }, otherContact: { merge: true } } },
};
