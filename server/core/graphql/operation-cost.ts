import {
  getNamedType,
  isCompositeType,
  Kind,
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

/** The arguments that a field's `complexity` may read; it gets no others, so that the cost depends on nothing else. */
export const COUNTED_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'last', 'ids']);
/** Costs kept per document: what is asked for differs in a handful of page sizes. */
const KEPT_COSTS = 50;

/** What one operation takes: points, and how many objects its answer may have (`nodesOf`). */
export interface OperationCost {
  readonly points: number;
  readonly nodes: number;
}

const byExtension = fieldExtensionsEstimator();
const countedOnly: ComplexityEstimator = (options) =>
  byExtension({
    ...options,
    args: Object.fromEntries(Object.entries(options.args).filter(([name]) => COUNTED_ARGUMENTS.has(name))),
  });
const points = [countedOnly, simpleEstimator({ defaultComplexity: 0 })];
const nodes = [nodesOf];

/** The frame of a page of a list, which holds nothing of its own. */
const IS_FRAME = /(Connection|Edge|PageInfo)$/;

/**
 * How many objects a field may answer, with all below them. How many a list has at most is what its points multiply by, so that no second
 * number has to be kept in step; a list that counts once counts as one object.
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

/** What the operations of one document cost. Computed once for the values that the cost depends on, then looked up. */
export class DocumentCosts {
  private readonly names: readonly string[];
  private readonly known = new Map<string, OperationCost>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly document: DocumentNode,
  ) {
    this.names = countedVariables(document);
  }

  /** The cost of an operation with these variables, which are coerced already; throws a `GraphQLError` on wrong arguments. */
  of(
    operation: OperationDefinitionNode,
    coerced: Readonly<Record<string, unknown>>,
    sent: Readonly<Record<string, unknown>>,
  ): OperationCost {
    const counted = this.names.map((name) => countOf(coerced[name]));
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

/** The variables whose values the cost depends on: those of counted arguments and of `@include` and `@skip`. */
function countedVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  const collect = ({ value }: ArgumentNode): void => {
    if (value.kind === Kind.VARIABLE) names.add(value.name.value);
  };
  visit(document, {
    Field: ({ arguments: args = [] }) => args.filter(({ name }) => COUNTED_ARGUMENTS.has(name.value)).forEach(collect),
    Directive: ({ arguments: args = [] }) => args.forEach(collect),
  });
  return [...names];
}

const countOf = (value: unknown): unknown => (Array.isArray(value) ? value.length : value);
