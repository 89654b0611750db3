import { GraphQLError, getOperationAST, parse, specifiedRules, validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { fieldExtensionsEstimator, getComplexity, simpleEstimator } from 'graphql-query-complexity';
import { ErrorCode } from './errors.js';
import { ALONE_MUTATIONS, ANONYMOUS_LIMITS, SIGNED_IN_LIMITS, type OperationLimits } from './limits.js';
import { shapeOf, type OperationShape } from './operation-shape.js';

// One gate for both transports: a limit that stood only on HTTP would let the socket through.

/** An operation that may run, with its cost in points. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly cost: number;
}

export interface OperationRequest {
  readonly query: string;
  readonly operationName?: string | null;
  readonly variables?: Readonly<Record<string, unknown>> | null;
}

interface Parsed {
  readonly document: DocumentNode;
  readonly shape: OperationShape;
  readonly tokens: number;
  /** Errors of validation against the schema, found once per document. */
  validation?: readonly GraphQLError[];
}

const CACHE_SIZE = 500;

/** Decides whether an operation may run; documents seen before are not parsed and validated again. */
export class OperationGate {
  private readonly cache = new Map<string, Parsed>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly canIntrospect: boolean,
  ) {}

  /** The admitted operation, or the errors that refuse it; no resolver has run by then. */
  admit(request: OperationRequest, isSignedIn: boolean): Admitted | readonly GraphQLError[] {
    const limits = isSignedIn ? SIGNED_IN_LIMITS : ANONYMOUS_LIMITS;
    let parsed: Parsed;
    try {
      parsed = this.parse(request.query);
    } catch (error) {
      return [error instanceof GraphQLError ? tooManyTokensOr(error) : refusal(ErrorCode.BAD_REQUEST, {})];
    }
    const shapeProblem = shapeRefusal(parsed, limits, this.canIntrospect);
    if (shapeProblem) return [shapeProblem];
    parsed.validation ??= validate(this.schema, parsed.document, specifiedRules, { maxErrors: 5 });
    if (parsed.validation.length > 0) return parsed.validation.map(withoutSuggestions);
    return this.admitCost(parsed, request, limits);
  }

  private admitCost(parsed: Parsed, request: OperationRequest, limits: OperationLimits): Admitted | readonly GraphQLError[] {
    if (!getOperationAST(parsed.document, request.operationName)) return [new GraphQLError('Unknown operation.', { extensions: { code: ErrorCode.BAD_REQUEST } })];
    let cost: number;
    try {
      cost = getComplexity({
        schema: this.schema,
        query: parsed.document,
        variables: { ...request.variables },
        ...(request.operationName ? { operationName: request.operationName } : {}),
        estimators: [fieldExtensionsEstimator(), simpleEstimator({ defaultComplexity: 0 })],
      });
    } catch (error) {
      // Wrong variables: graphql tells which.
      return [new GraphQLError(error instanceof Error ? error.message : 'Wrong variables.', { extensions: { code: ErrorCode.BAD_REQUEST } })];
    }
    if (cost > limits.cost) return [refusal(ErrorCode.QUERY_TOO_COSTLY, { cost, max: limits.cost })];
    // Nothing is for nothing: what asks for least takes a point all the same.
    return { document: parsed.document, cost: Math.max(1, cost) };
  }

  private parse(query: string): Parsed {
    let parsed = this.cache.get(query);
    if (!parsed) {
      const document = parse(query, { maxTokens: SIGNED_IN_LIMITS.tokens });
      parsed = { document, shape: shapeOf(document), tokens: (document as { tokenCount?: number }).tokenCount ?? countTokens(document) };
      if (this.cache.size >= CACHE_SIZE) this.cache.delete(this.cache.keys().next().value as string);
      this.cache.set(query, parsed);
    }
    return parsed;
  }
}

function countTokens(document: DocumentNode): number {
  let count = 0;
  for (let token = document.loc?.startToken; token; token = token.next ?? undefined) count++;
  return count;
}

function shapeRefusal({ shape, tokens }: Parsed, limits: OperationLimits, canIntrospect: boolean): GraphQLError | null {
  if (tokens > limits.tokens) return refusal(ErrorCode.QUERY_TOO_LARGE, { max: limits.tokens });
  if (shape.depth > limits.depth) return refusal(ErrorCode.QUERY_TOO_DEEP, { max: limits.depth });
  if (shape.aliases > limits.aliases) return refusal(ErrorCode.QUERY_TOO_MANY_ALIASES, { max: limits.aliases });
  if (shape.rootFields > limits.rootFields) return refusal(ErrorCode.QUERY_TOO_MANY_ROOT_FIELDS, { max: limits.rootFields });
  if (shape.directives > limits.directives) return refusal(ErrorCode.QUERY_TOO_MANY_DIRECTIVES, { max: limits.directives });
  const hasLonely = shape.mutationFields.some((name) => ALONE_MUTATIONS.has(name));
  const maxMutations = hasLonely ? 1 : limits.mutations;
  if (shape.mutationFields.length > maxMutations) return refusal(ErrorCode.QUERY_TOO_MANY_ROOT_FIELDS, { max: maxMutations });
  if (!canIntrospect && shape.isIntrospection) return refusal(ErrorCode.FORBIDDEN, {});
  return null;
}

function refusal(code: ErrorCode, params: Readonly<Record<string, number>>): GraphQLError {
  return new GraphQLError(code, { extensions: { code, params } });
}

function tooManyTokensOr(error: GraphQLError): GraphQLError {
  if (error.message.includes('token')) return refusal(ErrorCode.QUERY_TOO_LARGE, { max: SIGNED_IN_LIMITS.tokens });
  return new GraphQLError(error.message, { extensions: { code: ErrorCode.BAD_REQUEST } });
}

/** "Did you mean …" would read the schema out to those who guess. */
function withoutSuggestions(error: GraphQLError): GraphQLError {
  return new GraphQLError(error.message.replace(/ Did you mean .*\?$/u, ''), {
    nodes: error.nodes,
    extensions: { code: ErrorCode.BAD_REQUEST },
  });
}
