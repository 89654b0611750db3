import {
  getNamedType,
  isCompositeType,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import {
  fieldExtensionsEstimator,
  getComplexity,
  simpleEstimator,
  type ComplexityEstimator,
  type ComplexityEstimatorArgs,
} from 'graphql-query-complexity';

/** The arguments that a field's `complexity` may read; it receives no others, so that the cost depends on nothing else. */
export const COUNTED_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'last', 'ids']);
/** The argument of mutations; `complexity` receives the lists in it. */
const INPUT = 'input';
/** Costs cached per document; requests differ in a handful of page sizes only. */
const KEPT_COSTS = 50;

/** The cost of one operation: points, and how many objects its answer may have (`nodesOf`). */
export interface OperationCost {
  readonly points: number;
  readonly nodes: number;
}

const byExtension = fieldExtensionsEstimator();
const countedOnly: ComplexityEstimator = (options) =>
  byExtension({
    ...options,
    args: Object.fromEntries(
      Object.entries(options.args).flatMap(([name, value]) =>
        name === INPUT ? [[name, listsOf(value)]] : COUNTED_ARGUMENTS.has(name) ? [[name, value]] : [],
      ),
    ),
  });
const points = [countedOnly, simpleEstimator({ defaultComplexity: 0 })];
const nodes = [nodesOf];

/** The minimum cost of a field: one item, without any field that costs. */
export function leastPoints({ extensions }: { readonly extensions: Readonly<Record<string, unknown>> }): number {
  const complexity = extensions['complexity'] as number | ((options: object) => number) | undefined;
  return typeof complexity === 'function'
    ? complexity({ args: { first: 1, ids: [''], input: {} }, childComplexity: 0 })
    : (complexity ?? 0);
}

/** The wrapper of a list page, which holds no data of its own. */
const IS_FRAME = /(Connection|Edge|PageInfo)$/;

/**
 * The maximum number of objects in a field's result, nested ones included. The maximum of a list is the factor of its points, so that there
 * is no second number to keep in sync; a list with a flat cost counts as one object.
 */
function nodesOf(options: ComplexityEstimatorArgs): number {
  const type = getNamedType(options.field.type);
  if (!isCompositeType(type)) return 0;
  const own = IS_FRAME.test(type.name) ? 0 : 1;
  return timesOf(options) * (own + options.childComplexity);
}

function timesOf(options: ComplexityEstimatorArgs): number {
  const [without, withOne] = [0, 1].map((childComplexity) => countedOnly({ ...options, childComplexity }) ?? 0);
  return Math.max(1, (withOne ?? 0) - (without ?? 0));
}

/** The costs of the operations of one document, computed once for each set of values that the cost depends on. */
export class DocumentCosts {
  private readonly names: CountedVariables;
  private readonly known = new Map<string, OperationCost>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {
    this.names = countedVariables(document);
  }

  /** The cost of an operation with these coerced variables; throws a `GraphQLError` on wrong arguments. */
  of(
    operation: OperationDefinitionNode,
    coerced: Readonly<Record<string, unknown>>,
    sent: Readonly<Record<string, unknown>>,
  ): OperationCost {
    const { counts, lists } = this.names;
    const counted = [...counts.map((name) => countOf(coerced[name])), ...lists.map((name) => lengthsOf(coerced[name]))];
    const key = JSON.stringify([operation.name?.value, counted]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const sum = (estimators: ComplexityEstimator[]): number =>
      getComplexity({
        schema: this.schema,
        query: this.document,
        variables: { ...sent },
        ...(operation.name ? { operationName: operation.name.value } : {}),
        estimators,
      });
    const cost = { points: sum(points), nodes: sum(nodes) };
    if (this.known.size >= KEPT_COSTS) this.known.clear();
    this.known.set(key, cost);
    return cost;
  }
}

/** The variables that the cost depends on: by value or length, or only by the lists in them. */
interface CountedVariables {
  readonly counts: readonly string[];
  readonly lists: readonly string[];
}

/** Those of counted arguments, of `@include` and `@skip`, and those in an `input`. */
function countedVariables(document: DocumentNode): CountedVariables {
  const counts = new Set<string>();
  const lists = new Set<string>();
  const collect = (names: Set<string>, node: ArgumentNode): void =>
    void visit(node, { Variable: ({ name }) => void names.add(name.value) });
  visit(document, {
    Field: ({ arguments: args = [] }) => {
      for (const arg of args) {
        if (COUNTED_ARGUMENTS.has(arg.name.value)) collect(counts, arg);
        if (arg.name.value === INPUT) collect(lists, arg);
      }
    },
    Directive: ({ arguments: args = [] }) => args.forEach((arg) => collect(counts, arg)),
  });
  return { counts: [...counts], lists: [...lists] };
}

const countOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);

const listsOf = (input: unknown): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(input ?? {}).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])),
  );

/** The length of a value, or of the lists in it; no other value is kept. */
function lengthsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return null;
  return Object.entries(listsOf(value)).map(([name, list]) => [name, list.length]);
}
