import { Kind, type DocumentNode, type SelectionSetNode } from 'graphql';

/**
 * The name in the answer of an operation's first field that does something, which runs before all others of a mutation; null when directives
 * decide which it is.
 */
export function firstFieldOf(document: DocumentNode, { selections }: SelectionSetNode): string | null {
  const first = selections.find((each) => each.kind !== Kind.FIELD || each.name.value !== '__typename');
  if (!first || (first.directives?.length ?? 0) > 0) return null;
  if (first.kind === Kind.FIELD) return (first.alias ?? first.name).value;
  if (first.kind === Kind.INLINE_FRAGMENT) return firstFieldOf(document, first.selectionSet);
  const fragment = document.definitions.find(
    (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === first.name.value,
  );
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? firstFieldOf(document, fragment.selectionSet) : null;
}
