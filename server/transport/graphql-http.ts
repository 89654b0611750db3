import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import {
  GraphQLError,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { RequestContext } from '../core/context.js';
import { bucketOfProgram, costOf, type BucketState } from '../core/graphql/cost-bucket.js';
import { ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import { callerKindOf, REFUSED_COST } from '../core/graphql/limits.js';
import type { Log } from '../core/logger.js';
import type { MeteredCall } from '../core/metered-call.js';
import type { ReplicaReads } from '../core/replica.types.js';
import {
  admitCall,
  emptyBucket,
  Refusal,
  type AdmissionDeps,
  type AdmittedCall,
  type Call,
  type Metered,
} from './admit-call.js';
import { answerOperation } from './answer-operation.js';
import type { AnswerCache } from './answer-cache.js';
import { crossOrigin } from './cross-origin.js';
import { sendAnswer } from './graphql-answer.js';
import type { RepeatedAnswers } from './repeated-answers.js';
import { requestIdOf } from './http-errors.js';

export interface GraphqlHttpDeps extends AdmissionDeps {
  meter(call: MeteredCall): void;
  readonly httpServer: Server;
  readonly log: Log;
  readonly introspection: boolean;
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

async function handle(
  deps: GraphqlHttpDeps,
  servers: Readonly<Record<'whole' | 'partner', ApolloServer<RequestContext>>>,
  req: Request,
  res: Response,
): Promise<void> {
  const ctx = await deps.makeContext(req, res);
  const call = { req, res, ctx, kind: callerKindOf(ctx), caller: callerOf(ctx), metered: startMeter(deps, ctx, res) };
  try {
    const admitted = await admitCall(deps, call);
    await runCall(deps, ctx.apiKey ? servers.partner : servers.whole, call, admitted);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await sendRefusal(deps, call, error);
  }
}

async function sendRefusal({ buckets }: GraphqlHttpDeps, call: Call, refusal: Refusal): Promise<void> {
  const { req, res, ctx, metered } = call;
  const { state, requested } = refusal.bucket ?? {
    state: await buckets.charge(call.caller, call.kind, REFUSED_COST),
    requested: REFUSED_COST,
  };
  setBucketHeaders(res, state);
  // One that cannot be paid costs a point, one that meets an empty bucket nothing.
  metered.points = refusal.bucket ? Math.min(requested, 1) : requested;
  metered.isError = true;
  sendAnswer(req, res, refusal.status, {
    errors: refusal.errors.map((error) => formatError(error, ctx.requestId, ctx.log)),
    extensions: { cost: costOf(state, requested) },
  });
}

/** Pays for an operation and answers it. */
async function runCall(
  deps: GraphqlHttpDeps,
  apollo: ApolloServer<RequestContext>,
  { req, res, ctx, kind, caller, metered }: Call,
  { operation, node, admitted }: AdmittedCall,
): Promise<void> {
  const bucket = await deps.buckets.pay(caller, kind, admitted.cost);
  if (!bucket.isAllowed) throw emptyBucket(bucket, admitted.cost);
  setBucketHeaders(res, bucket);
  metered.points = admitted.cost;
  const type = node?.operation;
  const key = type === OperationTypeNode.MUTATION && ctx.viewer ? req.get('Idempotency-Key') : undefined;
  const firstField = node && firstFieldOf(admitted.document, node.selectionSet);
  const errors = await answerOperation({ apollo, answers: deps.answers, replica: deps.replica }, ctx, req, res, {
    request: operation,
    name: [type, node?.name?.value].filter(Boolean).join(' '),
    cost: costOf(bucket, admitted.cost),
    isShared: type === OperationTypeNode.QUERY && admitted.isShared,
    ...(key ? { repeat: (run) => deps.repeats.once(ctx, { key, operation, firstField }, run) } : {}),
  });
  metered.isError = errors !== undefined;
  metered.isFailure = errors?.some(({ extensions }) => OUR_FAULTS.has(extensions?.['code'])) ?? false;
}

/**
 * The name in the answer of an operation's first field that does something, which runs before all others of a mutation; null when directives
 * decide which it is.
 */
function firstFieldOf(document: DocumentNode, { selections }: SelectionSetNode): string | null {
  const first = selections.find((each) => each.kind !== Kind.FIELD || each.name.value !== '__typename');
  if (!first || (first.directives?.length ?? 0) > 0) return null;
  if (first.kind === Kind.FIELD) return (first.alias ?? first.name).value;
  if (first.kind === Kind.INLINE_FRAGMENT) return firstFieldOf(document, first.selectionSet);
  const fragment = document.definitions.find(
    (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === first.name.value,
  );
  return fragment?.kind === Kind.FRAGMENT_DEFINITION ? firstFieldOf(document, fragment.selectionSet) : null;
}

/** Codes of failures on our side. */
const OUR_FAULTS: ReadonlySet<unknown> = new Set([
  ErrorCode.INTERNAL,
  ErrorCode.QUERY_TIMEOUT,
  ErrorCode.SERVICE_UNAVAILABLE,
]);

/** The bucket to charge. Staff who view Hueco as a person are charged themselves. */
function callerOf({ apiKey, viewer, client }: RequestContext): string {
  if (apiKey) return bucketOfProgram(apiKey.id);
  return viewer?.isReadOnly ? `view:${viewer.sessionId}` : (viewer?.id ?? client.network);
}

/** Counts a call once it is answered. */
function startMeter({ meter }: GraphqlHttpDeps, { apiKey }: RequestContext, res: Response): Metered {
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

function setBucketHeaders(res: Response, bucket: BucketState): void {
  res.setHeader('RateLimit-Policy', `"cost";q=${bucket.limit};w=${Math.ceil(bucket.limit / bucket.perSecond)}`);
  res.setHeader('RateLimit', `"cost";r=${bucket.remaining};t=${bucket.retryAfterSeconds}`);
  if (!bucket.isAllowed) res.setHeader('Retry-After', String(bucket.retryAfterSeconds));
}
