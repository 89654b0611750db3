import { randomUUID } from 'node:crypto';
import { GraphQLError } from 'graphql';
import { CloseCode } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { clientInfo, clientNetwork } from '../core/rate-limits/client-network.js';
import { socketCookies } from '../core/cookies.js';
import { costOf } from '../core/graphql/cost-bucket.js';
import { meaningOf } from '../core/errors/error-codes.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { TooFarBehind } from '../core/events/delivery-stream.js';
import { formatError } from '../core/errors/format-error.js';
import { REFUSED_COST, SOCKET_LIMITS } from '../core/graphql/limits.js';
import { Locale } from '../core/values/locale.js';
import { requestContext, serviceContext } from '../core/request-context.js';
import { ConnectionLimiter } from './connection-limiter.js';
import { acceptUpgrades, closeSocket, stopWaiting } from './socket-upgrades.js';
import { subscribeLive } from './subscribe-live.js';
/** Close codes that graphql-ws understands: 4403 asks for a fresh token, 1013 for a later retry; after 4500 it would never reconnect. */
const TOKEN_ENDED = 4403;
const TRY_AGAIN_LATER = 1013;
/** A program's socket ends after a day, so that none lives for ever on a key that does not expire. */
const LONGEST_MS = 24 * 60 * 60 * 1000;
/** GraphQL over a socket, with the same validation and rate limits as HTTP. */
export function graphqlSocket(deps) {
    // The types lack `closeTimeout`; its default waits 30 s for the answer to a close.
    const options = {
        noServer: true,
        maxPayload: SOCKET_LIMITS.payloadBytes,
        closeTimeout: SOCKET_LIMITS.closeWaitMs,
    };
    const wss = new WebSocketServer(options);
    const limiter = new ConnectionLimiter();
    acceptUpgrades(wss, limiter, deps);
    const server = useServer(optionsOf(deps, limiter), wss);
    // Events during a gap are lost to open sockets: a client that reconnects fetches what it missed.
    const reconnectAll = () => {
        for (const client of wss.clients)
            client.close(1012, 'Service restart');
    };
    deps.services.pubsub.onGap(reconnectAll);
    return {
        stop: async () => {
            reconnectAll();
            await server.dispose();
            wss.close();
        },
    };
}
function optionsOf(deps, limiter) {
    return {
        schema: deps.schema,
        connectionInitWaitTimeout: SOCKET_LIMITS.initWaitMs,
        onConnect: async (ctx) => {
            const state = await introduce(deps, limiter, ctx.extra, ctx.connectionParams);
            if (!state) {
                ctx.extra.socket.close(CloseCode.Forbidden, 'Forbidden');
                return false;
            }
            ctx.extra.state = state;
            stopWaiting(ctx.extra.socket);
            return true;
        },
        onSubscribe: (ctx, id, payload) => admit(deps, ctx.extra, id, payload),
        subscribe: subscribeLive,
        onComplete: (ctx, id) => void ctx.extra.state?.operations.delete(id),
        // What refused the operation before it ran has told its errors in admit().
        onError: (ctx, id, _payload, errors) => {
            // Whoever comes back fetches what there is.
            if (errors.some(({ originalError }) => originalError instanceof TooFarBehind))
                closeSocket(ctx.extra.socket, TRY_AGAIN_LATER, 'Too far behind');
            const operation = ctx.extra.state?.operations.get(id);
            return operation ? formatErrors(deps, operation, errors) : undefined;
        },
        onNext: (ctx, id, _payload, _args, result) => {
            const operation = ctx.extra.state?.operations.get(id);
            if (result.errors && operation)
                return { ...result, errors: formatErrors(deps, operation, result.errors) };
            return undefined;
        },
    };
}
/** The user of a token by the session's present state; null when it has ended or the database does not answer. */
async function identityOf(deps, { socket, request }, accessToken) {
    try {
        return await deps.identify(serviceContext(deps.services), accessToken, deps.clientIp(request));
    }
    catch (error) {
        deps.services.log.warn({ err: error }, 'sockets: the session cannot be read just now');
        closeSocket(socket, TRY_AGAIN_LATER, 'Try again later');
        return null;
    }
}
/** Authenticates a socket and closes it when the token or the session ends. */
async function introduce(deps, limiter, extra, params = {}) {
    const accessToken = typeof params['accessToken'] === 'string' ? params['accessToken'] : '';
    const end = () => closeSocket(extra.socket, TOKEN_ENDED, 'Forbidden');
    // Subscribes before it looks the session up, so that an end in between is noticed.
    await onSessionEnd(deps, extra.socket, accessToken, end);
    const identity = await identityOf(deps, extra, accessToken);
    // Closed meanwhile: the close event has passed, so a place counted now would never be released.
    if (extra.socket.readyState !== extra.socket.OPEN)
        return null;
    const ip = deps.clientIp(extra.request);
    const release = identity && limiter.enter(identity.viewer.id, clientNetwork(ip));
    if (!identity || !release)
        return null;
    const left = identity.expiresAt ? identity.expiresAt.getTime() - deps.services.clock.now().getTime() : LONGEST_MS;
    const timer = setTimeout(end, Math.min(Math.max(0, left), LONGEST_MS));
    extra.socket.once('close', () => {
        clearTimeout(timer);
        release();
    });
    return {
        identity,
        accessToken,
        ip,
        locale: params['locale'] === Locale.EN ? Locale.EN : Locale.ES,
        operations: new Map(),
    };
}
/** Calls `end` when the token's session ends while the socket is open; resolves once it listens. */
async function onSessionEnd({ services: { pubsub }, sessionOf }, socket, accessToken, end) {
    const sessionId = sessionOf(accessToken);
    if (!sessionId)
        return;
    socket.once('close', pubsub.subscribe(`session-ended:${sessionId}`, end));
    await pubsub.listening();
}
/** Validates as on HTTP; returns the arguments to execute or the errors that refuse. */
async function admit(deps, extra, id, payload) {
    const state = extra.state;
    const requestId = randomUUID();
    const refuse = (bucket, errors, requested = 0) => formatErrors(deps, { requestId, cost: costOf(bucket, requested) }, errors);
    // Before any look-up: a caller whose bucket is in debt waits.
    const [caller, kind] = callerOf(state?.identity);
    const before = state && deps.buckets.check(caller, kind);
    if (before && !before.isAllowed)
        return refuse(before, [rateLimited(before.retryAfterSeconds)]);
    // As on HTTP, each call reads the session anew: roles may have changed, or the user signed out.
    const identity = state ? await identityOf(deps, extra, state.accessToken) : null;
    if (!state || !identity || !before) {
        closeSocket(extra.socket, TOKEN_ENDED, 'Forbidden');
        return [
            new GraphQLError(meaningOf(ErrorCode.TOKEN_INVALID), {
                extensions: { code: ErrorCode.TOKEN_INVALID, requestId },
            }),
        ];
    }
    const isFull = () => state.operations.size >= SOCKET_LIMITS.subscriptionsPerSocket;
    if (isFull())
        return refuse(before, [rateLimited(60)]);
    const request = {
        query: payload.query,
        operationName: payload.operationName ?? null,
        variables: payload.variables ?? null,
    };
    const { schema, validator } = identity.apiKey ? deps.partner : deps;
    const admitted = validator.admit(request, kind);
    const turnAway = async (errors) => refuse(await deps.buckets.charge(caller, kind, REFUSED_COST), errors, REFUSED_COST);
    if ('length' in admitted)
        return turnAway(admitted);
    const scope = identity.apiKey && deps.partner.scopeMissing(admitted.document, request.operationName, identity.apiKey);
    if (scope)
        return turnAway([asGraphqlError(new DomainError(ErrorCode.SCOPE_MISSING, { scope }))]);
    const bucket = await deps.buckets.pay(caller, kind, admitted.cost);
    if (!bucket.isAllowed)
        return refuse(bucket, [rateLimited(bucket.retryAfterSeconds)], admitted.cost);
    // Asked again: others on this socket may have been paid for at the same time.
    if (isFull())
        return refuse(bucket, [rateLimited(60)], admitted.cost);
    state.operations.set(id, { requestId, cost: costOf(bucket, admitted.cost) });
    return {
        schema,
        document: admitted.document,
        ...(payload.operationName ? { operationName: payload.operationName } : {}),
        variableValues: payload.variables ?? {},
        contextValue: contextOf(deps, extra, { state, identity, requestId }),
    };
}
function contextOf(deps, extra, { state, identity, requestId }) {
    const { viewer, apiKey = null } = identity;
    const isProgramLive = async () => (await deps.identify(serviceContext(deps.services), state.accessToken, state.ip)) !== null;
    return requestContext(deps.services, {
        viewer,
        apiKey,
        ...(apiKey ? { isProgramLive } : {}),
        requestId,
        locale: state.locale,
        client: clientInfo(state.ip, extra.request.headers['user-agent'], 'ws'),
        cookies: socketCookies(extra.request.headers.cookie),
    });
}
/** Whose bucket pays, as on HTTP. */
function callerOf(identity) {
    return identity?.apiKey ? [`key:${identity.apiKey.id}`, 'key'] : [identity?.viewer.id ?? '', 'signedIn'];
}
const asGraphqlError = (error) => new GraphQLError(error.message, { originalError: error });
const rateLimited = (retryAfterSeconds) => asGraphqlError(new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds }));
function formatErrors(deps, { requestId, cost }, errors) {
    return errors.map((error) => {
        const { message, path, extensions } = formatError(error, requestId, deps.services.log);
        return new GraphQLError(message, { ...(path ? { path } : {}), extensions: { ...extensions, cost } });
    });
}
//# sourceMappingURL=graphql-socket.js.map