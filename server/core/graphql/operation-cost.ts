import {
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
} from 'graphql-query-complexity';

/** The arguments that a field's `complexity` may read; it gets no others, so that the cost depends on nothing else. */
export const COUNTED_ARGUMENTS: ReadonlySet<string> = new Set(['first', 'last', 'ids']);
/** Costs kept per document: what is asked for differs in a handful of page sizes. */
const KEPT_COSTS = 50;

const byExtension = fieldExtensionsEstimator();
const countedOnly: ComplexityEstimator = (options) =>
  byExtension({
    ...options,
    args: Object.fromEntries(Object.entries(options.args).filter(([name]) => COUNTED_ARGUMENTS.has(name))),
  });
const estimators = [countedOnly, simpleEstimator({ defaultComplexity: 0 })];

/** What the operations of one document cost, in points. Computed once for the values that the cost depends on, then looked up. */
export class DocumentCosts {
  private readonly names: readonly string[];
  private readonly known = new Map<string, number>();

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
  ): number {
    const counted = this.names.map((name) => countOf(coerced[name]));
    const key = JSON.stringify([operation.name?.value, counted]);
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const cost = getComplexity({
      schema: this.schema,
      query: this.document,
      variables: { ...sent },
      ...(operation.name ? { operationName: operation.name.value } : {}),
      estimators,
    });
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
