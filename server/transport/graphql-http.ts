import type { Server } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  getOperationAST,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { OperationValidator, OperationRequest } from '../core/graphql/admit-operation.js';
import type { RequestContext } from '../core/context.js';
import { costOf, type BucketState, type CostBuckets } from '../core/graphql/cost-bucket.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import { BODY_BYTES, EXECUTION_TIMEOUT_MS, REFUSED_COST, SESSION_MUTATIONS } from '../core/graphql/limits.js';
import type { Log } from '../core/logger.js';
import { operationFromQuery, readOperation } from '../core/graphql/read-operation.js';
import { sendAnswer } from './graphql-answer.js';
import { knownError, requestIdOf, retryAfterOf } from './http-errors.js';

export interface GraphqlHttpDeps {
  readonly schema: GraphQLSchema;
  readonly validator: OperationValidator;
  readonly buckets: CostBuckets;
  readonly httpServer: Server;
  readonly log: Log;
  readonly introspection: boolean;
  makeContext(req: Request, res: Response): Promise<RequestContext>;
}

/** GraphQL over HTTP: queries by GET or POST, mutations by POST. Rate limit, validation, rate limit again with the cost, then Apollo. */
export async function graphqlHttp(deps: GraphqlHttpDeps): Promise<{ router: Router; stop: () => Promise<void> }> {
  const apollo = new ApolloServer<RequestContext>({
    schema: deps.schema,
    introspection: deps.introspection,
    includeStacktraceInErrorResponses: false,
    // Handed on as they are: what may be told needs the request's id and log, see execute().
    formatError: (_formatted, error) => error as GraphQLFormattedError,
    // The operation is validated already. CSRF has nothing to use: a POST needs a JSON content type, a GET only reads, and no cookie
    // makes anybody signed in.
    dangerouslyDisableValidation: true,
    csrfPrevention: false,
    // The program ends itself; Apollo would send it a second signal in the middle of that.
    stopOnTerminationSignals: false,
    plugins: [
      // The default one hooks every field and costs half the time of a list.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: deps.httpServer, stopGracePeriodMillis: 8_000 }),
    ],
  });
  await apollo.start();
  const router = Router();
  const answer: RequestHandler = (req, res, next) => void handle(deps, apollo, req, res).catch(next);
  router.route('/').get(answer).post(answer);
  router.all('/', (_req, res) => {
    const error = new GraphQLError('Use GET or POST.', { extensions: { code: ErrorCode.BAD_REQUEST } });
    res
      .status(405)
      .setHeader('Allow', 'GET, POST')
      .json({ errors: [formatError(error, requestIdOf(res), deps.log)] });
  });
  return { router, stop: () => apollo.stop() };
}

// Read as text: what is in it is counted before anything is built.
const readers = {
  anonymous: express.text({ type: () => true, limit: BODY_BYTES.anonymous }),
  signedIn: express.text({ type: () => true, limit: BODY_BYTES.signedIn }),
};

/** The operation of a call; throws what the caller is told of anything else. */
async function operationOf(req: Request, res: Response, isSignedIn: boolean): Promise<OperationRequest> {
  if (req.method === 'GET') return operationFromQuery(new URL(req.originalUrl, 'http://localhost').searchParams);
  await new Promise<void>((resolve, reject) =>
    readers[isSignedIn ? 'signedIn' : 'anonymous'](req, res, (error?: unknown) =>
      error ? reject(error as Error) : resolve(),
    ),
  );
  return readOperation(typeof req.body === 'string' ? req.body : '');
}

async function handle(
  deps: GraphqlHttpDeps,
  apollo: ApolloServer<RequestContext>,
  req: Request,
  res: Response,
): Promise<void> {
  const ctx = await deps.makeContext(req, res);
  const isSignedIn = ctx.viewer !== null;
  const caller = ctx.viewer?.id ?? ctx.client.network;
  const answer = (status: number, errors: readonly unknown[], bucket: BucketState, requested: number): void => {
    setBucketHeaders(res, bucket);
    sendAnswer(req, res, status, {
      errors: errors.map((error) => formatError(error, ctx.requestId, ctx.log)),
      extensions: { cost: costOf(bucket, requested) },
    });
  };
  const refuse = (status: number, errors: readonly unknown[]): void =>
    answer(status, errors, deps.buckets.charge(caller, isSignedIn, REFUSED_COST), REFUSED_COST);
  const turnAway = (bucket: BucketState, requested: number): void =>
    answer(
      429,
      [new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: bucket.retryAfterSeconds })],
      bucket,
      requested,
    );

  const before = deps.buckets.take(caller, isSignedIn, 0);
  if (!before.isAllowed) return turnAway(before, 0);
  if (req.method === 'POST' && !req.is('application/json')) return refuse(415, [badRequest('Send application/json.')]);
  let operation: OperationRequest;
  try {
    operation = await operationOf(req, res, isSignedIn);
  } catch (error) {
    const known = knownError(error);
    if (!(known instanceof GraphQLError || known instanceof DomainError)) throw error;
    return refuse(known instanceof DomainError ? 413 : 400, [known]);
  }
  // Asked again: many calls may have waited for their bodies at the same time.
  const now = deps.buckets.take(caller, isSignedIn, 0);
  if (!now.isAllowed) return turnAway(now, 0);
  const admitted = deps.validator.admit(operation, isSignedIn);
  if ('length' in admitted) return refuse(400, admitted);
  const asked = getOperationAST(admitted.document, operation.operationName);
  if (ctx.hasInvalidToken && !isForSessions(asked)) {
    res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
    return refuse(401, [new DomainError(ErrorCode.TOKEN_INVALID)]);
  }
  const kind = asked?.operation;
  if (kind === OperationTypeNode.SUBSCRIPTION)
    return refuse(400, [badRequest('Subscriptions run over a WebSocket (graphql-transport-ws) at the same address.')]);
  if (req.method === 'GET' && kind !== OperationTypeNode.QUERY) {
    res.setHeader('Allow', 'POST');
    return refuse(405, [badRequest('A mutation is sent by POST.')]);
  }
  const bucket = deps.buckets.pay(caller, isSignedIn, admitted.cost);
  if (!bucket.isAllowed) return turnAway(bucket, admitted.cost);
  setBucketHeaders(res, bucket);
  await execute(apollo, ctx, req, res, operation, costOf(bucket, admitted.cost));
}

/** Mutations that begin, renew or end a session: an old token that is still sent along must not stand in their way. */
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

async function execute(
  apollo: ApolloServer<RequestContext>,
  ctx: RequestContext,
  req: Request,
  res: Response,
  operation: OperationRequest,
  cost: Readonly<Record<string, number>>,
): Promise<void> {
  const answer = apollo.executeOperation(
    {
      query: operation.query,
      ...(operation.operationName ? { operationName: operation.operationName } : {}),
      ...(operation.variables ? { variables: operation.variables } : {}),
      http: { method: 'POST', headers: headerMap(req), search: '', body: { ...operation } },
    },
    { contextValue: ctx },
  );
  const result = await withTimeout(answer, ctx);
  if (!result) {
    const error = formatError(new DomainError(ErrorCode.QUERY_TIMEOUT), ctx.requestId, ctx.log);
    sendAnswer(req, res, 503, { errors: [error], extensions: { cost } });
    return;
  }
  if (result.body.kind !== 'single') throw new Error('incremental delivery is not offered');
  const { data, errors } = result.body.singleResult;
  const formatted = errors?.map((error) => formatError(error, ctx.requestId, ctx.log));
  // As whole as a refusal: proxies and clients that know nothing of GraphQL should try again, too.
  const away = hasNothing(data)
    ? formatted?.find(({ extensions }) => extensions?.['code'] === ErrorCode.SERVICE_UNAVAILABLE)
    : undefined;
  if (away) res.setHeader('Retry-After', retryAfterOf(away));
  sendAnswer(req, res, away ? 503 : (result.http.status ?? 200), {
    ...(formatted ? { errors: formatted } : {}),
    ...(data !== undefined ? { data } : {}),
    extensions: { cost },
  });
}

function hasNothing(data: Readonly<Record<string, unknown>> | null | undefined): boolean {
  return Object.values(data ?? {}).every((value) => value === null);
}

function headerMap(req: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers))
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  return map;
}

async function withTimeout<T>(work: Promise<T>, ctx: RequestContext): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      ctx.log.warn('an operation took too long');
      resolve(null);
    }, EXECUTION_TIMEOUT_MS);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
