import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { OperationValidator, OperationRequest } from '../core/graphql/admit-operation.js';
import type { CallKey, RequestContext } from '../core/context.js';
import { bucketOfProgram, costOf, type BucketState, type CostBuckets } from '../core/graphql/cost-bucket.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import type { ApiScope } from '../core/graphql/api-scopes.js';
import { BODY_BYTES, callerKindOf, REFUSED_COST, SESSION_MUTATIONS } from '../core/graphql/limits.js';
import type { Log } from '../core/logger.js';
import type { MeteredCall } from '../core/metered-call.js';
import { viewRefusal } from '../core/graphql/view-limits.js';
import type { ReplicaReads } from '../core/replica.types.js';
import { operationFromQuery, readOperation, type TrustedDocuments } from '../core/graphql/read-operation.js';
import { answerOperation } from './answer-operation.js';
import type { AnswerCache } from './answer-cache.js';
import { crossOrigin } from './cross-origin.js';
import { firstFieldOf } from './first-field.js';
import { sendAnswer } from './graphql-answer.js';
import type { RepeatedAnswers } from './repeated-answers.js';
import { knownError, requestIdOf } from './http-errors.js';

/** A schema, with the validator of its operations. */
export interface Endpoint {
  readonly schema: GraphQLSchema;
  readonly validator: OperationValidator;
}

/** The endpoint of programs: the public part of the schema. */
export interface ScopedEndpoint extends Endpoint {
  /** The first scope that an operation requires and a key lacks; null when there is none. */
  scopeMissing(document: DocumentNode, operationName: string | null, key: CallKey): ApiScope | null;
}

export interface GraphqlHttpDeps extends Endpoint {
  readonly partner: ScopedEndpoint;
  meter(call: MeteredCall): void;
  readonly buckets: CostBuckets;
  readonly httpServer: Server;
  readonly log: Log;
  readonly introspection: boolean;
  /** Documents that a call may name by their ids. */
  readonly documents?: TrustedDocuments | undefined;
  /** The cache of shared answers; null disables it. */
  readonly answers: AnswerCache | null;
  readonly repeats: RepeatedAnswers;
  makeContext(req: Request, res: Response): Promise<RequestContext>;
  /** For shared answers, which may be some seconds old. */
  readonly replica: ReplicaReads | null;
}

/** GraphQL over HTTP: queries by GET or POST, mutations by POST. Rate limit, validation, rate limit again with the cost, then Apollo. */
export async function graphqlHttp(deps: GraphqlHttpDeps): Promise<{ router: Router; stop: () => Promise<void> }> {
  const whole = await startApollo(deps, deps.schema, [
    ApolloServerPluginDrainHttpServer({ httpServer: deps.httpServer, stopGracePeriodMillis: 8_000 }),
  ]);
  const partner = await startApollo(deps, deps.partner.schema);
  const router = Router();
  const answer: RequestHandler = (req, res, next) => void handle(deps, { whole, partner }, req, res).catch(next);
  router.use(crossOrigin);
  router.route('/').get(answer).post(answer);
  router.all('/', (_req, res) => {
    const error = new GraphQLError('Use GET or POST.', { extensions: { code: ErrorCode.BAD_REQUEST } });
    res
      .status(405)
      .setHeader('Allow', 'GET, POST')
      .json({ errors: [formatError(error, requestIdOf(res), deps.log)] });
  });
  return { router, stop: async () => void (await Promise.all([whole.stop(), partner.stop()])) };
}

async function startApollo(
  deps: GraphqlHttpDeps,
  schema: GraphQLSchema,
  plugins: ApolloServerPlugin<RequestContext>[] = [],
): Promise<ApolloServer<RequestContext>> {
  const apollo = new ApolloServer<RequestContext>({
    schema,
    introspection: deps.introspection,
    includeStacktraceInErrorResponses: false,
    // Passed on unchanged: formatting needs the request's id and log, see execute().
    formatError: (_formatted, error) => error as GraphQLFormattedError,
    // The operation is validated already. CSRF is no risk: a POST needs a JSON content type, a GET only reads, and cookies do not
    // authenticate.
    dangerouslyDisableValidation: true,
    csrfPrevention: false,
    // The program shuts down itself; Apollo would send it a second signal in the middle of that.
    stopOnTerminationSignals: false,
    plugins: [
      // The default hooks every field and costs half the time of a list.
      ApolloServerPluginCacheControlDisabled(),
      ...plugins,
    ],
  });
  await apollo.start();
  return apollo;
}

// Read as text: its values are counted before anything is parsed.
const readers = {
  anonymous: express.text({ type: () => true, limit: BODY_BYTES.anonymous }),
  signedIn: express.text({ type: () => true, limit: BODY_BYTES.signedIn }),
};

/** The operation of a call; throws a caller's error for anything else. */
async function operationOf(
  req: Request,
  res: Response,
  isSignedIn: boolean,
  documents?: TrustedDocuments,
): Promise<OperationRequest> {
  if (req.method === 'GET')
    return operationFromQuery(new URL(req.originalUrl, 'http://localhost').searchParams, documents);
  await new Promise<void>((resolve, reject) =>
    readers[isSignedIn ? 'signedIn' : 'anonymous'](req, res, (error?: unknown) =>
      error ? reject(error as Error) : resolve(),
    ),
  );
  return readOperation(typeof req.body === 'string' ? req.body : '', documents);
}

async function handle(
  deps: GraphqlHttpDeps,
  servers: Readonly<Record<'whole' | 'partner', ApolloServer<RequestContext>>>,
  req: Request,
  res: Response,
): Promise<void> {
  const ctx = await deps.makeContext(req, res);
  const kind = callerKindOf(ctx);
  const caller = callerOf(ctx);
  const { validator } = ctx.apiKey ? deps.partner : deps;
  const metered = startMeter(deps, ctx, res);
  const answer = (status: number, errors: readonly unknown[], bucket: BucketState, requested: number): void => {
    setBucketHeaders(res, bucket);
    metered.points = requested;
    metered.isError = true;
    sendAnswer(req, res, status, {
      errors: errors.map((error) => formatError(error, ctx.requestId, ctx.log)),
      extensions: { cost: costOf(bucket, requested) },
    });
  };
  const refuse = async (status: number, errors: readonly unknown[]): Promise<void> =>
    answer(status, errors, await deps.buckets.charge(caller, kind, REFUSED_COST), REFUSED_COST);
  const turnAway = (bucket: BucketState, requested: number): void =>
    answer(
      429,
      [new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: bucket.retryAfterSeconds })],
      bucket,
      requested,
    );

  const before = deps.buckets.check(caller, kind);
  if (!before.isAllowed) return turnAway(before, 0);
  if (req.method === 'POST' && !req.is('application/json')) return refuse(415, [badRequest('Send application/json.')]);
  let operation: OperationRequest;
  try {
    operation = await operationOf(req, res, kind !== 'anonymous', deps.documents);
  } catch (error) {
    const known = knownError(error);
    if (!(known instanceof GraphQLError || known instanceof DomainError)) throw error;
    return refuse(refusalStatus(known), [known]);
  }
  // Checked again: many calls may have waited for their bodies at the same time.
  const now = deps.buckets.check(caller, kind);
  if (!now.isAllowed) return turnAway(now, 0);
  const admitted = validator.admit(operation, kind);
  if ('length' in admitted) return refuse(400, admitted);
  const operationNode = getOperationAST(admitted.document, operation.operationName);
  if (ctx.hasInvalidToken && !isForSessions(operationNode)) {
    res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    return refuse(401, [new DomainError(ErrorCode.TOKEN_INVALID)]);
  }
  const closed = ctx.viewer?.isReadOnly ? viewRefusal(deps.schema, admitted.document, operationNode) : null;
  if (closed) return refuse(403, [closed]);
  const scope = ctx.apiKey && deps.partner.scopeMissing(admitted.document, operation.operationName ?? null, ctx.apiKey);
  if (scope) return refuse(403, [new DomainError(ErrorCode.SCOPE_MISSING, { scope })]);
  const type = operationNode?.operation;
  if (type === OperationTypeNode.SUBSCRIPTION)
    return refuse(400, [badRequest('Subscriptions run over a WebSocket (graphql-transport-ws) at the same address.')]);
  if (req.method === 'GET' && type !== OperationTypeNode.QUERY) {
    res.setHeader('Allow', 'POST');
    return refuse(405, [badRequest('A mutation is sent by POST.')]);
  }
  const bucket = await deps.buckets.pay(caller, kind, admitted.cost);
  if (!bucket.isAllowed) return turnAway(bucket, admitted.cost);
  setBucketHeaders(res, bucket);
  metered.points = admitted.cost;
  const apollo = ctx.apiKey ? servers.partner : servers.whole;
  const key = type === OperationTypeNode.MUTATION && ctx.viewer ? req.get('Idempotency-Key') : undefined;
  const firstField = operationNode && firstFieldOf(admitted.document, operationNode.selectionSet);
  const errors = await answerOperation({ apollo, answers: deps.answers, replica: deps.replica }, ctx, req, res, {
    request: operation,
    name: [type, operationNode?.name?.value].filter(Boolean).join(' '),
    cost: costOf(bucket, admitted.cost),
    isShared: type === OperationTypeNode.QUERY && admitted.isShared,
    ...(key ? { repeat: (run) => deps.repeats.once(ctx, { key, operation, firstField }, run) } : {}),
  });
  metered.isError = errors !== undefined;
  metered.isFailure = errors?.some(({ extensions }) => OUR_FAULTS.has(extensions?.['code'])) ?? false;
}

/** Codes of failures on our side. */
const OUR_FAULTS: ReadonlySet<unknown> = new Set([
  ErrorCode.INTERNAL,
  ErrorCode.QUERY_TIMEOUT,
  ErrorCode.SERVICE_UNAVAILABLE,
]);

/** An unknown id is not an error status: the client sends the text next. Browsers would report any other status. */
function refusalStatus(error: GraphQLError | DomainError): number {
  if (error instanceof GraphQLError) return 400;
  return error.code === ErrorCode.DOCUMENT_UNKNOWN ? 200 : 413;
}

/** The bucket to charge. Staff who view Hueco as a person are charged themselves. */
function callerOf({ apiKey, viewer, client }: RequestContext): string {
  if (apiKey) return bucketOfProgram(apiKey.id);
  return viewer?.isReadOnly ? `view:${viewer.sessionId}` : (viewer?.id ?? client.network);
}

/** Counts a call once it is answered. */
function startMeter(
  { meter }: GraphqlHttpDeps,
  { apiKey }: RequestContext,
  res: Response,
): { points: number; isError: boolean; isFailure: boolean } {
  const call = { points: 0, isError: false, isFailure: false };
  const begun = performance.now();
  res.once('finish', () =>
    meter({
      ...call,
      caller: apiKey ? (apiKey.appId ? { appId: apiKey.appId } : { keyId: apiKey.id }) : null,
      milliseconds: performance.now() - begun,
      isFailure: call.isFailure || res.statusCode >= 500,
      isThrottled: res.statusCode === 429,
    }),
  );
  return call;
}

/** Mutations that start, renew or end a session, where an old token must not be an obstacle. */
function isForSessions(operation: OperationDefinitionNode | null | undefined): boolean {
  return (
    operation?.selectionSet.selections.every(
      (field) => field.kind === Kind.FIELD && SESSION_MUTATIONS.has(field.name.value),
    ) ?? false
  );
}

const badRequest = (message: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code: ErrorCode.BAD_REQUEST } });

function setBucketHeaders(res: Response, bucket: BucketState): void {
  res.setHeader('RateLimit-Policy', `"cost";q=${bucket.limit};w=${Math.ceil(bucket.limit / bucket.perSecond)}`);
  res.setHeader('RateLimit', `"cost";r=${bucket.remaining};t=${bucket.retryAfterSeconds}`);
  if (!bucket.isAllowed) res.setHeader('Retry-After', String(bucket.retryAfterSeconds));
}
