import {
  GraphQLError,
  getOperationAST,
  getVariableValues,
  OverlappingFieldsCanBeMergedRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { meaningOf } from '../errors/error-codes.js';
import { ErrorCode } from '../errors/errors.js';
import { FieldProblemCode } from '../errors/field-problem-codes.js';
import { withoutValues } from '../errors/format-error.js';
import { variableProblemOf } from '../errors/variable-problem.js';
import {
  ALONE_MUTATIONS,
  DOCUMENT_LIMITS,
  INTROSPECTION_COST,
  OPERATION_LIMITS,
  type CallerKind,
  type OperationLimits,
} from './limits.js';
import { DocumentCosts, type OperationCost } from './operation-cost.js';
import { areShared } from './shared-answers.js';
import { shapeOf, type OperationShape } from './operation-shape.js';

// One check for both transports: limits on HTTP alone could be bypassed by the socket.

/** An admitted operation, with its cost in points. */
export interface Admitted {
  readonly document: DocumentNode;
  readonly cost: number;
  /** Its answer is the same for every visitor (`@SharedAnswer`). */
  readonly isShared: boolean;
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
  readonly costs: DocumentCosts;
  readonly isShared: boolean;
}

/** Each document is bounded by the limits, so the cache is bounded by the sum of their characters. */
const CACHED_CHARACTERS = 500_000;
const MAX_ERRORS = { maxErrors: 3, hideSuggestions: true } as const;
/** Long enough to locate the error; a name may be as long as the document. */
const MESSAGE_CHARACTERS = 200;

/** Compares pairs of fields, so it runs last, when the shape has bounded how many there are. */
const overlapRules = [OverlappingFieldsCanBeMergedRule];
const otherRules = specifiedRules.filter((rule) => rule !== OverlappingFieldsCanBeMergedRule);

/** Decides whether an operation may run; valid documents seen before are not parsed and validated again. */
export class OperationValidator {
  private readonly valid = new Map<string, Parsed>();
  /** Documents of the web client, never evicted. */
  private readonly trusted = new Map<string, Parsed>();
  private cachedCharacters = 0;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly canIntrospect: boolean,
    private readonly trustedTexts: ReadonlySet<string> = new Set(),
  ) {}

  /** The admitted operation, or the errors that refuse it; no resolver has run yet. */
  admit(request: OperationRequest, caller: CallerKind): Admitted | readonly GraphQLError[] {
    const limits = OPERATION_LIMITS[caller];
    const known = this.trusted.get(request.query) ?? this.valid.get(request.query);
    if (known) {
      const problem = shapeRefusal(known, limits, this.canIntrospect);
      return problem ? [problem] : this.admitCost(known, request, limits);
    }
    if (request.query.length > DOCUMENT_LIMITS.characters)
      return [refusal(ErrorCode.QUERY_TOO_LARGE, { max: DOCUMENT_LIMITS.characters })];
    let parsed: Parsed;
    try {
      parsed = this.parsedOf(request.query, limits);
    } catch (error) {
      return [error instanceof GraphQLError ? tooManyTokensOr(error, limits) : refusal(ErrorCode.BAD_REQUEST, {})];
    }
    const problem = shapeRefusal(parsed, limits, this.canIntrospect);
    if (problem) return [problem];
    const errors = this.validate(parsed.document);
    if (errors.length > 0) return errors.map(shortened);
    this.store(request.query, parsed);
    return this.admitCost(parsed, request, limits);
  }

  private parsedOf(query: string, limits: OperationLimits): Parsed {
    const document = parse(query, { maxTokens: limits.tokens });
    const shape = shapeOf(document);
    return {
      document,
      shape,
      tokens: (document as { tokenCount?: number }).tokenCount ?? limits.tokens,
      costs: new DocumentCosts(this.schema, document),
      isShared: shape.mutationFields.length === 0 && areShared(this.schema, shape.queryFields),
    };
  }

  private validate(document: DocumentNode): readonly GraphQLError[] {
    const errors = validate(this.schema, document, otherRules, MAX_ERRORS);
    return errors.length > 0 ? errors : validate(this.schema, document, overlapRules, MAX_ERRORS);
  }

  private store(query: string, parsed: Parsed): void {
    if (this.trustedTexts.has(query)) return void this.trusted.set(query, parsed);
    this.valid.set(query, parsed);
    this.cachedCharacters += query.length;
    for (const oldest of this.valid.keys()) {
      if (this.cachedCharacters <= CACHED_CHARACTERS) break;
      this.valid.delete(oldest);
      this.cachedCharacters -= oldest.length;
    }
  }

  private admitCost(
    { document, shape, costs, isShared }: Parsed,
    request: OperationRequest,
    limits: OperationLimits,
  ): Admitted | readonly GraphQLError[] {
    const operation = getOperationAST(document, request.operationName);
    if (!operation) return [new GraphQLError('Unknown operation.', { extensions: { code: ErrorCode.BAD_REQUEST } })];
    // Validated here with a limit of three errors; the cost estimate below would collect all of them.
    const { coerced, errors } = getVariableValues(
      this.schema,
      operation.variableDefinitions ?? [],
      { ...request.variables },
      MAX_ERRORS,
    );
    if (errors) return errors.map(shortened);
    let cost: OperationCost;
    try {
      cost = costs.of(operation, coerced, request.variables ?? {});
    } catch (error) {
      return [shortened(error instanceof GraphQLError ? error : new GraphQLError('Wrong variables.'))];
    }
    const { points, nodes } = cost;
    if (points > limits.cost) return [refusal(ErrorCode.QUERY_TOO_COSTLY, { cost: points, max: limits.cost })];
    if (nodes > limits.nodes) return [refusal(ErrorCode.QUERY_TOO_MANY_NODES, { nodes, max: limits.nodes })];
    // No call is free: even the smallest takes one point.
    return { document, cost: Math.max(shape.isIntrospection ? INTROSPECTION_COST : 1, points), isShared };
  }
}

function shapeRefusal({ shape, tokens }: Parsed, limits: OperationLimits, canIntrospect: boolean): GraphQLError | null {
  if (tokens > limits.tokens) return refusal(ErrorCode.QUERY_TOO_LARGE, { max: limits.tokens });
  if (shape.depth > limits.depth) return refusal(ErrorCode.QUERY_TOO_DEEP, { max: limits.depth });
  if (shape.selections > DOCUMENT_LIMITS.selections)
    return refusal(ErrorCode.QUERY_TOO_LARGE, { max: DOCUMENT_LIMITS.selections });
  if (shape.overlaps > DOCUMENT_LIMITS.overlaps)
    return refusal(ErrorCode.QUERY_TOO_LARGE, { max: DOCUMENT_LIMITS.overlaps });
  if (shape.aliases > limits.aliases) return refusal(ErrorCode.QUERY_TOO_MANY_ALIASES, { max: limits.aliases });
  if (shape.rootFields > limits.rootFields)
    return refusal(ErrorCode.QUERY_TOO_MANY_ROOT_FIELDS, { max: limits.rootFields });
  if (shape.directives > limits.directives)
    return refusal(ErrorCode.QUERY_TOO_MANY_DIRECTIVES, { max: limits.directives });
  const hasLonely = shape.mutationFields.some((name) => ALONE_MUTATIONS.has(name));
  const maxMutations = hasLonely ? 1 : limits.mutations;
  if (shape.mutationFields.length > maxMutations)
    return refusal(ErrorCode.QUERY_TOO_MANY_ROOT_FIELDS, { max: maxMutations });
  if (!canIntrospect && shape.isIntrospection) return refusal(ErrorCode.FORBIDDEN, {});
  return null;
}

function refusal(code: ErrorCode, params: Readonly<Record<string, number>>): GraphQLError {
  return new GraphQLError(meaningOf(code), { extensions: { code, params } });
}

function tooManyTokensOr(error: GraphQLError, limits: OperationLimits): GraphQLError {
  if (error.message.includes('token')) return refusal(ErrorCode.QUERY_TOO_LARGE, { max: limits.tokens });
  return shortened(error);
}

/** The error without the values it repeats, cut to a useful length. */
function shortened(error: GraphQLError): GraphQLError {
  const problem = variableProblemOf(error.message);
  const message = problem?.message ?? withoutValues(error.message);
  return new GraphQLError(message.length > MESSAGE_CHARACTERS ? `${message.slice(0, MESSAGE_CHARACTERS)}…` : message, {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    extensions: {
      code: ErrorCode.BAD_REQUEST,
      ...(problem ? { fields: [{ path: problem.path, code: FieldProblemCode.VALUE_INVALID }] } : {}),
    },
  });
}
