import { Kind, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode, type SelectionSetNode } from 'graphql';

/** What a document looks like, fragments flattened: counted without looking at the schema. */
export interface OperationShape {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  readonly isIntrospection: boolean;
  /** Root fields of its mutations. */
  readonly mutationFields: readonly string[];
}

/** Counting stops here: whatever lies deeper is refused anyway. */
const GIVE_UP_DEPTH = 64;
const GIVE_UP_VISITS = 20_000;
const INTROSPECTION_ROOTS = new Set(['__schema', '__type']);

class Counter {
  aliases = 0;
  directives = 0;
  depth = 0;
  isIntrospection = false;
  hasGivenUp = false;
  private visits = 0;

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  /** Walks a selection; `isCounted` is off below introspection roots, whose depth a rule of graphql's own bounds. */
  walk(set: SelectionSetNode, depth: number, isCounted: boolean, isRoot: boolean, path: readonly string[]): void {
    if (isCounted) this.depth = Math.max(this.depth, depth);
    if (depth > GIVE_UP_DEPTH || ++this.visits > GIVE_UP_VISITS) {
      this.hasGivenUp = true;
      this.depth = Math.max(this.depth, GIVE_UP_DEPTH);
      return;
    }
    for (const node of set.selections) {
      this.directives += node.directives?.length ?? 0;
      if (node.kind === Kind.FIELD) {
        if (node.alias) this.aliases++;
        const isIntrospection = isRoot && INTROSPECTION_ROOTS.has(node.name.value);
        this.isIntrospection ||= isIntrospection;
        if (node.selectionSet) this.walk(node.selectionSet, depth + 1, isCounted && !isIntrospection, false, path);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        this.walk(node.selectionSet, depth, isCounted, isRoot, path);
      } else {
        const name = node.name.value;
        const fragment = this.fragments.get(name);
        // A cycle is graphql's to refuse; here it only must not hang.
        if (fragment && !path.includes(name)) this.walk(fragment.selectionSet, depth, isCounted, isRoot, [...path, name]);
      }
    }
  }
}

function rootFieldNamesOf(set: SelectionSetNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>, path: readonly string[] = []): string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFieldNamesOf(node.selectionSet, fragments, path);
    const fragment = fragments.get(node.name.value);
    if (!fragment || path.includes(node.name.value) || path.length > GIVE_UP_DEPTH) return [];
    return rootFieldNamesOf(fragment.selectionSet, fragments, [...path, node.name.value]);
  });
}

/** The shape of a document: the largest of its operations in each count. */
export function shapeOf(document: DocumentNode): OperationShape {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
  }
  const counter = new Counter(fragments);
  let rootFields = 0;
  const mutationFields: string[] = [];
  for (const operation of operations) {
    counter.directives += operation.directives?.length ?? 0;
    counter.walk(operation.selectionSet, 1, true, true, []);
    // Refused by its depth already: fragments that double must not be walked to the end.
    if (counter.hasGivenUp) break;
    const names = rootFieldNamesOf(operation.selectionSet, fragments);
    rootFields = Math.max(rootFields, names.length);
    if (operation.operation === 'mutation') mutationFields.push(...names);
  }
  const { depth, aliases, directives, isIntrospection } = counter;
  return { depth, aliases, directives, isIntrospection, rootFields, mutationFields };
}
