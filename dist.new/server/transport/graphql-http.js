import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import express, { Router } from 'express';
import { getOperationAST, GraphQLError, Kind, OperationTypeNode, } from 'graphql';
import { costOf } from '../core/graphql/cost-bucket.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { formatError } from '../core/errors/format-error.js';
import { BODY_BYTES, REFUSED_COST, SESSION_MUTATIONS } from '../core/graphql/limits.js';
import { viewRefusal } from '../core/graphql/view-limits.js';
import { operationFromQuery, readOperation } from '../core/graphql/read-operation.js';
import { answerOperation } from './answer-operation.js';
import { crossOrigin } from './cross-origin.js';
import { sendAnswer } from './graphql-answer.js';
import { knownError, requestIdOf } from './http-errors.js';
/** GraphQL over HTTP: queries by GET or POST, mutations by POST. Rate limit, validation, rate limit again with the cost, then Apollo. */
export async function graphqlHttp(deps) {
    const whole = await startApollo(deps, deps.schema, [
        ApolloServerPluginDrainHttpServer({ httpServer: deps.httpServer, stopGracePeriodMillis: 8_000 }),
    ]);
    const partner = await startApollo(deps, deps.partner.schema);
    const router = Router();
    const answer = (req, res, next) => void handle(deps, { whole, partner }, req, res).catch(next);
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
async function startApollo(deps, schema, plugins = []) {
    const apollo = new ApolloServer({
        schema,
        introspection: deps.introspection,
        includeStacktraceInErrorResponses: false,
        // Handed on as they are: what may be told needs the request's id and log, see execute().
        formatError: (_formatted, error) => error,
        // The operation is validated already. CSRF has nothing to use: a POST needs a JSON content type, a GET only reads, and no cookie
        // makes anybody signed in.
        dangerouslyDisableValidation: true,
        csrfPrevention: false,
        // The program ends itself; Apollo would send it a second signal in the middle of that.
        stopOnTerminationSignals: false,
        plugins: [
            // The default one hooks every field and costs half the time of a list.
            ApolloServerPluginCacheControlDisabled(),
            ...plugins,
        ],
    });
    await apollo.start();
    return apollo;
}
// Read as text: what is in it is counted before anything is built.
const readers = {
    anonymous: express.text({ type: () => true, limit: BODY_BYTES.anonymous }),
    signedIn: express.text({ type: () => true, limit: BODY_BYTES.signedIn }),
};
/** The operation of a call; throws what the caller is told of anything else. */
async function operationOf(req, res, isSignedIn, documents) {
    if (req.method === 'GET')
        return operationFromQuery(new URL(req.originalUrl, 'http://localhost').searchParams, documents);
    await new Promise((resolve, reject) => readers[isSignedIn ? 'signedIn' : 'anonymous'](req, res, (error) => error ? reject(error) : resolve()));
    return readOperation(typeof req.body === 'string' ? req.body : '', documents);
}
async function handle(deps, servers, req, res) {
    const ctx = await deps.makeContext(req, res);
    const kind = ctx.apiKey ? 'key' : ctx.viewer ? 'signedIn' : 'anonymous';
    const caller = callerOf(ctx);
    const { validator } = ctx.apiKey ? deps.partner : deps;
    const metered = startMeter(deps, ctx, res);
    const answer = (status, errors, bucket, requested) => {
        setBucketHeaders(res, bucket);
        metered.points = requested;
        metered.isError = true;
        sendAnswer(req, res, status, {
            errors: errors.map((error) => formatError(error, ctx.requestId, ctx.log)),
            extensions: { cost: costOf(bucket, requested) },
        });
    };
    const refuse = async (status, errors) => answer(status, errors, await deps.buckets.charge(caller, kind, REFUSED_COST), REFUSED_COST);
    const turnAway = (bucket, requested) => answer(429, [new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds: bucket.retryAfterSeconds })], bucket, requested);
    const before = deps.buckets.check(caller, kind);
    if (!before.isAllowed)
        return turnAway(before, 0);
    if (req.method === 'POST' && !req.is('application/json'))
        return refuse(415, [badRequest('Send application/json.')]);
    let operation;
    try {
        operation = await operationOf(req, res, kind !== 'anonymous', deps.documents);
    }
    catch (error) {
        const known = knownError(error);
        if (!(known instanceof GraphQLError || known instanceof DomainError))
            throw error;
        return refuse(refusalStatus(known), [known]);
    }
    // Asked again: many calls may have waited for their bodies at the same time.
    const now = deps.buckets.check(caller, kind);
    if (!now.isAllowed)
        return turnAway(now, 0);
    const admitted = validator.admit(operation, kind);
    if ('length' in admitted)
        return refuse(400, admitted);
    const operationNode = getOperationAST(admitted.document, operation.operationName);
    if (ctx.hasInvalidToken && !isForSessions(operationNode)) {
        res.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
        return refuse(401, [new DomainError(ErrorCode.TOKEN_INVALID)]);
    }
    const closed = ctx.viewer?.isReadOnly ? viewRefusal(deps.schema, admitted.document, operationNode) : null;
    if (closed)
        return refuse(403, [closed]);
    const scope = ctx.apiKey && deps.partner.scopeMissing(admitted.document, operation.operationName ?? null, ctx.apiKey);
    if (scope)
        return refuse(403, [new DomainError(ErrorCode.SCOPE_MISSING, { scope })]);
    const type = operationNode?.operation;
    if (type === OperationTypeNode.SUBSCRIPTION)
        return refuse(400, [badRequest('Subscriptions run over a WebSocket (graphql-transport-ws) at the same address.')]);
    if (req.method === 'GET' && type !== OperationTypeNode.QUERY) {
        res.setHeader('Allow', 'POST');
        return refuse(405, [badRequest('A mutation is sent by POST.')]);
    }
    const bucket = await deps.buckets.pay(caller, kind, admitted.cost);
    if (!bucket.isAllowed)
        return turnAway(bucket, admitted.cost);
    setBucketHeaders(res, bucket);
    metered.points = admitted.cost;
    const apollo = ctx.apiKey ? servers.partner : servers.whole;
    const key = type === OperationTypeNode.MUTATION && ctx.viewer ? req.get('Idempotency-Key') : undefined;
    metered.isError = await answerOperation({ apollo, answers: deps.answers, replica: deps.replica }, ctx, req, res, {
        request: operation,
        name: [type, operationNode?.name?.value].filter(Boolean).join(' '),
        cost: costOf(bucket, admitted.cost),
        isShared: type === OperationTypeNode.QUERY && admitted.isShared,
        ...(key ? { repeat: (run) => deps.repeats.once(ctx, { key, operation }, run) } : {}),
    });
}
/** An unknown id is no failure of the call: the client sends the text next. Browsers would report any other status. */
function refusalStatus(error) {
    if (error instanceof GraphQLError)
        return 400;
    return error.code === ErrorCode.DOCUMENT_UNKNOWN ? 200 : 413;
}
/** Whose bucket pays. What the staff look at as somebody does not use up that person's. */
function callerOf({ apiKey, viewer, client }) {
    if (apiKey)
        return `key:${apiKey.id}`;
    return viewer?.isReadOnly ? `view:${viewer.sessionId}` : (viewer?.id ?? client.network);
}
/** Counts a call of a program once it is answered. */
function startMeter({ partner }, { apiKey }, res) {
    const call = { points: 0, isError: false };
    if (!apiKey)
        return call;
    const begun = performance.now();
    res.once('finish', () => partner.meter({
        ...call,
        caller: apiKey.appId ? { appId: apiKey.appId } : { keyId: apiKey.id },
        milliseconds: performance.now() - begun,
        isThrottled: res.statusCode === 429,
    }));
    return call;
}
/** Mutations that begin, renew or end a session: an old token that is still sent along must not stand in their way. */
function isForSessions(operation) {
    return (operation?.selectionSet.selections.every((field) => field.kind === Kind.FIELD && SESSION_MUTATIONS.has(field.name.value)) ?? false);
}
const badRequest = (message) => new GraphQLError(message, { extensions: { code: ErrorCode.BAD_REQUEST } });
function setBucketHeaders(res, bucket) {
    res.setHeader('RateLimit-Policy', `"cost";q=${bucket.limit};w=${Math.ceil(bucket.limit / bucket.perSecond)}`);
    res.setHeader('RateLimit', `"cost";r=${bucket.remaining};t=${bucket.retryAfterSeconds}`);
    if (!bucket.isAllowed)
        res.setHeader('Retry-After', String(bucket.retryAfterSeconds));
}
//# sourceMappingURL=graphql-http.js.map