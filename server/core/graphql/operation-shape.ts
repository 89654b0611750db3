import {
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { DOCUMENT_LIMITS } from './limits.js';

/** The shape of a document with fragments flattened, counted without the schema. */
export interface OperationShape {
  readonly depth: number;
  readonly aliases: number;
  readonly rootFields: number;
  readonly directives: number;
  /** Fields, spreads and inline fragments of all its operations; counting ends above the limit. */
  readonly selections: number;
  /** Pairs of fields with the same response path and pairs of sibling spreads: validation compares each pair. */
  readonly overlaps: number;
  readonly isIntrospection: boolean;
  /** Root fields of its mutations. */
  readonly mutationFields: readonly string[];
  /** Root fields of its queries. */
  readonly queryFields: readonly string[];
}

const INTROSPECTION_ROOTS = new Set(['__schema', '__type']);

/** One position in the response, with how many fields and spreads of the document lead to it. */
class Level {
  fields = 0;
  spreads = 0;
  private readonly below = new Map<string, Level>();

  at(responseName: string): Level {
    let level = this.below.get(responseName);
    if (!level) this.below.set(responseName, (level = new Level()));
    return level;
  }
}

interface Place {
  readonly depth: number;
  /** Depth that also counts fragments and inline fragments, because they recurse as fields do. */
  readonly nesting: number;
  /** Off below introspection roots, whose depth a rule of graphql bounds. */
  readonly isCounted: boolean;
  readonly isRoot: boolean;
  readonly level: Level;
  readonly path: readonly string[];
}

class Counter {
  aliases = 0;
  directives = 0;
  depth = 0;
  selections = 0;
  overlaps = 0;
  isIntrospection = false;
  hasGivenUp = false;

  constructor(private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>) {}

  walk(set: SelectionSetNode, place: Place): void {
    if (place.isCounted) this.depth = Math.max(this.depth, place.depth);
    // Counting stops here, because anything deeper is refused anyway.
    if (place.nesting > DOCUMENT_LIMITS.nesting) {
      this.hasGivenUp = true;
      this.depth = Math.max(this.depth, DOCUMENT_LIMITS.nesting);
    }
    const nested = { ...place, nesting: place.nesting + 1 };
    for (const node of set.selections) {
      this.hasGivenUp ||= ++this.selections > DOCUMENT_LIMITS.selections;
      if (this.hasGivenUp) return;
      this.directives += node.directives?.length ?? 0;
      if (node.kind === Kind.FIELD) {
        if (node.alias) this.aliases++;
        const isIntrospection = place.isRoot && INTROSPECTION_ROOTS.has(node.name.value);
        this.isIntrospection ||= isIntrospection;
        const level = place.level.at((node.alias ?? node.name).value);
        this.overlaps += level.fields++;
        if (node.selectionSet)
          this.walk(node.selectionSet, {
            ...nested,
            depth: place.depth + 1,
            isCounted: place.isCounted && !isIntrospection,
            isRoot: false,
            level,
          });
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        this.walk(node.selectionSet, nested);
      } else {
        const name = node.name.value;
        this.overlaps += place.level.spreads++;
        const fragment = this.fragments.get(name);
        // graphql refuses cycles; this walk must only terminate.
        if (fragment && !place.path.includes(name))
          this.walk(fragment.selectionSet, { ...nested, path: [...place.path, name] });
      }
    }
  }
}

function rootFieldNamesOf(
  set: SelectionSetNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  path: readonly string[] = [],
): string[] {
  return set.selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node.name.value];
    if (node.kind === Kind.INLINE_FRAGMENT) return rootFieldNamesOf(node.selectionSet, fragments, path);
    const fragment = fragments.get(node.name.value);
    if (!fragment || path.includes(node.name.value) || path.length > DOCUMENT_LIMITS.nesting) return [];
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
  const queryFields: string[] = [];
  for (const operation of operations) {
    counter.directives += operation.directives?.length ?? 0;
    counter.walk(operation.selectionSet, {
      depth: 1,
      nesting: 1,
      isCounted: true,
      isRoot: true,
      level: new Level(),
      path: [],
    });
    // Already refused by its depth or size: the walk must not expand fragments that double.
    if (counter.hasGivenUp) break;
    const names = rootFieldNamesOf(operation.selectionSet, fragments);
    rootFields = Math.max(rootFields, names.length);
    if (operation.operation === 'mutation') mutationFields.push(...names);
    else if (operation.operation === 'query') queryFields.push(...names);
  }
  const { depth, aliases, directives, selections, overlaps, isIntrospection } = counter;
  return { depth, aliases, directives, selections, overlaps, isIntrospection, rootFields, mutationFields, queryFields };
}
