import type { Server } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import express, { Router, type Request, type Response } from 'express';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import type { OperationGate, OperationRequest } from '../core/admit-operation.js';
import type { RequestContext } from '../core/context.js';
import type { BucketState, CostBuckets } from '../core/cost-bucket.js';
import { DomainError, ErrorCode } from '../core/errors.js';
import { formatError } from '../core/format-error.js';
import { BODY_BYTES, EXECUTION_TIMEOUT_MS } from '../core/limits.js';
import type { Log } from '../core/logger.js';
import { requestIdOf } from './http-errors.js';

export interface GraphqlHttpDeps {
  readonly schema: GraphQLSchema;
  readonly gate: OperationGate;
  readonly buckets: CostBuckets;
  readonly httpServer: Server;
  readonly log: Log;
  readonly introspection: boolean;
  makeContext(req: Request, res: Response): Promise<RequestContext>;
}

/** The length as read: a body sent in chunks does not tell it ahead. */
interface BodyLocals {
  bodyBytes?: number;
}

/** GraphQL over HTTP POST: gate, bucket, then Apollo. */
export async function graphqlHttp(deps: GraphqlHttpDeps): Promise<{ router: Router; stop: () => Promise<void> }> {
  const apollo = new ApolloServer<RequestContext>({
    schema: deps.schema,
    introspection: deps.introspection,
    includeStacktraceInErrorResponses: false,
    // Handed on as they are: what may be told needs the request's id and log, see execute().
    formatError: (_formatted, error) => error as GraphQLFormattedError,
    // The gate has parsed and validated by now; csrf is covered by the JSON content type it insists on.
    csrfPrevention: true,
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
  router.use(express.json({ limit: BODY_BYTES.signedIn, verify: (_req, res, { length }) => void (((res as Response).locals as BodyLocals).bodyBytes = length) }));
  router.post('/', (req, res, next) => void handle(deps, apollo, req, res).catch(next));
  router.all('/', (_req, res) => {
    const error = new GraphQLError('Use POST.', { extensions: { code: ErrorCode.BAD_REQUEST } });
    res.status(405).setHeader('Allow', 'POST').json({ errors: [formatError(error, requestIdOf(res), deps.log)] });
  });
  return { router, stop: () => apollo.stop() };
}

function operationOf(body: unknown): OperationRequest {
  const { query, operationName, variables } = (body ?? {}) as Partial<Record<keyof OperationRequest, unknown>>;
  const isFit =
    !Array.isArray(body) &&
    typeof query === 'string' &&
    (operationName == null || typeof operationName === 'string') &&
    (variables == null || (typeof variables === 'object' && !Array.isArray(variables)));
  if (!isFit) throw new GraphQLError('Send one operation as JSON: { query, variables, operationName }.', { extensions: { code: ErrorCode.BAD_REQUEST } });
  return { query, operationName: operationName ?? null, variables: (variables as Record<string, unknown> | undefined) ?? null };
}

async function handle(deps: GraphqlHttpDeps, apollo: ApolloServer<RequestContext>, req: Request, res: Response): Promise<void> {
  const ctx = await deps.makeContext(req, res);
  const refuse = (status: number, errors: readonly unknown[]): void =>
    void res.status(status).json({ errors: errors.map((error) => formatError(error, ctx.requestId, ctx.log)) });
  if (!req.is('application/json')) return refuse(415, [new GraphQLError('Send application/json.', { extensions: { code: ErrorCode.BAD_REQUEST } })]);
  const isSignedIn = ctx.viewer !== null;
  if (!isSignedIn && ((res.locals as BodyLocals).bodyBytes ?? 0) > BODY_BYTES.anonymous) return refuse(413, [new DomainError(ErrorCode.QUERY_TOO_LARGE)]);
  let operation: OperationRequest;
  try {
    operation = operationOf(req.body);
  } catch (error) {
    return refuse(400, [error]);
  }
  const admitted = deps.gate.admit(operation, isSignedIn);
  if ('length' in admitted) return refuse(400, admitted);
  const bucket = deps.buckets.take(ctx.viewer?.id ?? ctx.client.ip, isSignedIn, admitted.cost);
  tellBucket(res, bucket);
  if (!bucket.isAllowed) return refuse(429, [new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: bucket.retryAfterSeconds })]);
  await execute(apollo, ctx, req, res, operation, { requested: admitted.cost, remaining: bucket.remaining, limit: bucket.limit, restorePerSecond: bucket.perSecond });
}

function tellBucket(res: Response, bucket: BucketState): void {
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
      http: { method: 'POST', headers: headerMap(req), search: '', body: req.body as unknown },
    },
    { contextValue: ctx },
  );
  const result = await withTimeout(answer, ctx);
  if (!result) {
    res.status(503).json({ errors: [formatError(new DomainError(ErrorCode.QUERY_TIMEOUT), ctx.requestId, ctx.log)] });
    return;
  }
  if (result.body.kind !== 'single') throw new Error('incremental delivery is not offered');
  const { data, errors } = result.body.singleResult;
  const formatted = errors?.map((error) => formatError(error, ctx.requestId, ctx.log));
  res.status(result.http.status ?? 200);
  res.json({ ...(formatted ? { errors: formatted } : {}), ...(data !== undefined ? { data } : {}), extensions: { cost } });
}

function headerMap(req: Request): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(req.headers)) if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
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
