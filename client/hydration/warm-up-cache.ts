import { isReference, type DocumentNode, type InMemoryCache, type Reference, type StoreObject } from '@apollo/client';
import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Reads a query from the cache object by object, inner ones first. Apollo memoizes each, so that reading the whole query afterwards does
 * not block the main thread of a phone.
 */
export function* warmUpCache(
  cache: InMemoryCache,
  query: DocumentNode,
  variables: Record<string, unknown>,
): Generator<undefined, void> {
  const document = cache.transformDocument(query);
  yield;
  const operation = document.definitions.find(
    (part): part is OperationDefinitionNode => part.kind === Kind.OPERATION_DEFINITION,
  );
  const fragments = document.definitions.filter(
    (part): part is FragmentDefinitionNode => part.kind === Kind.FRAGMENT_DEFINITION,
  );
  const known = cache.extract();

  function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
    return selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return selection;
      const fragment =
        selection.kind === Kind.INLINE_FRAGMENT
          ? selection
          : fragments.find(({ name }) => name.value === selection.name.value);
      return fragment ? fieldsOf(fragment.selectionSet) : [];
    });
  }

  function* readFields(selectionSet: SelectionSetNode, object: StoreObject): Generator<undefined, void> {
    for (const field of fieldsOf(selectionSet)) {
      if (!field.selectionSet) continue;
      const name = cache.policies.getStoreFieldName({
        typename: object.__typename,
        fieldName: field.name.value,
        field,
        variables,
      });
      for (const value of [object[name]].flat() as (StoreObject | Reference | null | undefined)[]) {
        if (isReference(value)) yield* readEntity(field.selectionSet, value.__ref);
        else if (value) yield* readFields(field.selectionSet, value);
      }
    }
  }

  function* readEntity(selectionSet: SelectionSetNode, rootId: string): Generator<undefined, void> {
    const entity = known[rootId];
    if (!operation || !entity) return;
    yield* readFields(selectionSet, entity);
    // Identical selection objects, not equal ones: Apollo memoizes by identity.
    const piece: DocumentNode = { ...document, definitions: [{ ...operation, selectionSet }, ...fragments] };
    cache.diff({ query: piece, id: rootId, variables, optimistic: true, returnPartialData: true });
    yield;
  }

  if (operation) yield* readEntity(operation.selectionSet, 'ROOT_QUERY');
}
