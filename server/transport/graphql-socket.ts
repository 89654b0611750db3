import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { execute, GraphQLError } from 'graphql';
import { CloseCode, type SubscribePayload, type ServerOptions } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type ServerOptions as WsServerOptions, type WebSocket } from 'ws';
import { clientInfo } from '../core/rate-limits/client-network.js';
import type { ClientInfo } from '../core/context.js';
import { socketCookies, type CookieJar } from '../core/cookies.js';
import { bucketOfProgram, costOf, type BucketState, type CostBuckets } from '../core/graphql/cost-bucket.js';
import { meaningOf } from '../core/errors/error-codes.js';
import { DomainError, ErrorCode } from '../core/errors/errors.js';
import { TooFarBehind } from '../core/events/delivery-stream.js';
import { formatError } from '../core/errors/format-error.js';
import { REFUSED_COST, SOCKET_BOUNDS, SOCKET_LIMITS } from '../core/graphql/limits.js';
import { DAY_MS } from '../core/values/durations.js';
import { Locale } from '../core/values/locale.js';
import { requestContext } from '../core/request-context.js';
import { ConnectionLimiter } from './connection-limiter.js';
import type { Endpoint, ScopedEndpoint } from './admit-call.js';
import {
  identityOf,
  identityUntilEnd,
  isStillLive,
  TOKEN_ENDED,
  TRY_AGAIN_LATER,
  type IdentityDeps,
  type SocketIdentity,
} from './socket-identity.js';
import { tokenOf } from './socket-token.js';
import { acceptUpgrades, closeSocket, stopWaiting } from './socket-upgrades.js';
import { subscribeLive } from './subscribe-live.js';
import { codeOf, traceMessage, traceRun } from './trace-sockets.js';

export interface GraphqlSocketDeps extends Endpoint, IdentityDeps {
  /** The schema of programs. */
  readonly partner: ScopedEndpoint;
  readonly buckets: CostBuckets;
  readonly httpServer: Server;
  readonly publicOrigin: string;
  clientIp(request: IncomingMessage): string;
}

/** The state of an open socket. */
interface SocketState {
  readonly identity: SocketIdentity;
  readonly accessToken: string;
  readonly locale: Locale;
  readonly client: ClientInfo;
  readonly cookies: CookieJar;
  /** The running operations, by their ids on this socket. */
  readonly operations: Map<string, RunningOperation>;
}

/** The extensions of an operation's errors: the id of its log lines, and its cost. */
interface RunningOperation {
  readonly requestId: string;
  readonly cost: Readonly<Record<string, number>>;
}

/** The request is released once the socket has authenticated: an idle socket would keep it for hours. */
type Extra = { socket: WebSocket; request: IncomingMessage | null; state?: SocketState };

/** A program's socket ends after a day, so that none lives for ever on a key without expiry. */
const LONGEST_MS = DAY_MS;

/** GraphQL over a socket, with the same validation and rate limits as HTTP. */
export function graphqlSocket(deps: GraphqlSocketDeps): { stop: () => Promise<void> } {
  // The types lack `closeTimeout`; its default waits 30 s for the answer to a close.
  const options: WsServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: SOCKET_LIMITS.payloadBytes,
    closeTimeout: SOCKET_LIMITS.closeWaitMs,
  };
  const wss = new WebSocketServer(options);
  const limiter = new ConnectionLimiter();
  acceptUpgrades(wss, limiter, deps);
  const server = useServer<Record<string, unknown>, Extra>(optionsOf(deps, limiter), wss);
  // Events during a gap are lost for open sockets: a client that reconnects fetches what it missed.
  const reconnectAll = (): void => {
    for (const client of wss.clients) client.close(1012, 'Service restart');
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

function optionsOf(deps: GraphqlSocketDeps, limiter: ConnectionLimiter): ServerOptions<Record<string, unknown>, Extra> {
  return {
    schema: deps.schema,
    connectionInitWaitTimeout: SOCKET_LIMITS.initWaitMs,
    onConnect: (ctx) =>
      traceMessage('connection_init', async (span) => {
        const state = await introduce(deps, limiter, ctx.extra, ctx.connectionParams);
        if (state === 'full') {
          span.fail(ErrorCode.RATE_LIMITED);
          closeSocket(ctx.extra.socket, TRY_AGAIN_LATER, 'Too many sockets');
          return false;
        }
        if (!state) {
          span.fail(ErrorCode.FORBIDDEN);
          ctx.extra.socket.close(CloseCode.Forbidden, 'Forbidden');
          return false;
        }
        ctx.extra.state = state;
        ctx.extra.request = null;
        stopWaiting(ctx.extra.socket, SOCKET_BOUNDS[callerOf(state.identity)[1]]);
        return true;
      }),
    onSubscribe: (ctx, id, payload) =>
      traceMessage('subscribe', async (span) => {
        const answer = await admit(deps, ctx.extra, id, payload);
        if (Array.isArray(answer)) span.fail(codeOf(answer));
        else span.set({ 'hueco.request_id': answer.contextValue.requestId });
        return answer;
      }),
    execute: (args) => traceRun(args, 'operation', () => execute(args)),
    subscribe: subscribeLive,
    onComplete: (ctx, id) =>
      traceMessage('complete', (span) => {
        const operation = ctx.extra.state?.operations.get(id);
        if (operation) span.set({ 'hueco.request_id': operation.requestId });
        ctx.extra.state?.operations.delete(id);
      }),
    // Operations refused before execution have reported their errors in admit().
    onError: (ctx, id, _payload, errors) => {
      // A client that reconnects fetches the current state.
      if (errors.some(({ originalError }) => originalError instanceof TooFarBehind))
        closeSocket(ctx.extra.socket, TRY_AGAIN_LATER, 'Too far behind');
      const operation = ctx.extra.state?.operations.get(id);
      return operation ? formatErrors(deps, operation, errors) : undefined;
    },
    onNext: (ctx, id, _payload, _args, result) => {
      const operation = ctx.extra.state?.operations.get(id);
      if (result.errors && operation) return { ...result, errors: formatErrors(deps, operation, result.errors) };
      return undefined;
    },
  };
}

/** Authenticates a socket and closes it when the token or the session ends; `full` while its holder or address has too many. */
async function introduce(
  deps: GraphqlSocketDeps,
  limiter: ConnectionLimiter,
  { socket, request }: Extra,
  params: Readonly<Record<string, unknown>> = {},
): Promise<SocketState | 'full' | null> {
  if (!request) return null;
  const accessToken = tokenOf(params);
  const client = clientInfo(deps.clientIp(request), request.headers['user-agent'], 'ws');
  const end = (): void => closeSocket(socket, TOKEN_ENDED, 'Forbidden');
  const identity = await identityUntilEnd(deps, socket, { accessToken, client }, end);
  // Closed meanwhile: the close event has passed, so a slot taken now would never be released.
  if (socket.readyState !== socket.OPEN) return null;
  if (!identity) return null;
  const [caller, kind] = callerOf(identity);
  const release = limiter.enter(caller, SOCKET_BOUNDS[kind].sockets, client.network);
  if (!release) return 'full';
  const left = identity.expiresAt ? identity.expiresAt.getTime() - deps.services.clock.now().getTime() : LONGEST_MS;
  const timer = setTimeout(end, Math.min(Math.max(0, left), LONGEST_MS));
  socket.once('close', () => {
    clearTimeout(timer);
    release();
  });
  return {
    identity,
    accessToken,
    client,
    cookies: socketCookies(request.headers.cookie),
    locale: params['locale'] === Locale.EN ? Locale.EN : Locale.ES,
    operations: new Map(),
  };
}

/** Validates as on HTTP; returns the arguments to execute or the errors that refuse. */
async function admit(deps: GraphqlSocketDeps, extra: Extra, id: string, payload: SubscribePayload) {
  const state = extra.state;
  const requestId = randomUUID();
  const refuse = (bucket: BucketState, errors: readonly unknown[], requested = 0): GraphQLError[] =>
    formatErrors(deps, { requestId, cost: costOf(bucket, requested) }, errors);
  // Before any query: a caller whose bucket is in debt waits.
  const [caller, kind] = callerOf(state?.identity);
  const before = state && deps.buckets.check(caller, kind);
  if (before && !before.isAllowed) return refuse(before, [rateLimited(before.retryAfterSeconds)]);
  // As on HTTP, each call rereads the session: roles may have changed, or the user signed out.
  const identity = state ? await identityOf(deps, extra.socket, state) : null;
  if (!state || !identity || !before) {
    closeSocket(extra.socket, TOKEN_ENDED, 'Forbidden');
    return [
      new GraphQLError(meaningOf(ErrorCode.TOKEN_INVALID), {
        extensions: { code: ErrorCode.TOKEN_INVALID, requestId },
      }),
    ];
  }
  const isFull = (): boolean => state.operations.size >= SOCKET_BOUNDS[kind].subscriptionsPerSocket;
  if (isFull()) return refuse(before, [rateLimited(60)]);
  const request = {
    query: payload.query,
    operationName: payload.operationName ?? null,
    variables: payload.variables ?? null,
  };
  const { schema, validator } = identity.apiKey ? deps.partner : deps;
  const admitted = validator.admit(request, kind);
  const turnAway = async (errors: readonly unknown[]): Promise<GraphQLError[]> =>
    refuse(await deps.buckets.charge(caller, kind, REFUSED_COST), errors, REFUSED_COST);
  if ('length' in admitted) return turnAway(admitted);
  const scope = identity.apiKey && deps.partner.scopeMissing(admitted.document, request.operationName, identity.apiKey);
  if (scope) return turnAway([asGraphqlError(new DomainError(ErrorCode.SCOPE_MISSING, { scope }))]);
  const bucket = await deps.buckets.pay(caller, kind, admitted.cost);
  if (!bucket.isAllowed) return refuse(bucket, [rateLimited(bucket.retryAfterSeconds)], admitted.cost);
  // Checked again: others on this socket may have been charged at the same time.
  if (isFull()) return refuse(bucket, [rateLimited(60)], admitted.cost);
  state.operations.set(id, { requestId, cost: costOf(bucket, admitted.cost) });
  return {
    schema,
    document: admitted.document,
    ...(payload.operationName ? { operationName: payload.operationName } : {}),
    variableValues: payload.variables ?? {},
    contextValue: contextOf(deps, { state, identity, requestId, socket: extra.socket }),
  };
}

interface AdmittedCall {
  readonly state: SocketState;
  readonly identity: SocketIdentity;
  readonly requestId: string;
  readonly socket: WebSocket;
}

function contextOf(deps: GraphqlSocketDeps, { state, identity, requestId, socket }: AdmittedCall) {
  const { viewer, apiKey = null } = identity;
  const isProgramLive = (): Promise<boolean> => isStillLive(deps, socket, state);
  return requestContext(deps.services, {
    viewer,
    apiKey,
    ...(apiKey ? { isProgramLive } : {}),
    requestId,
    locale: state.locale,
    client: state.client,
    cookies: state.cookies,
  });
}

/** The bucket to charge, as on HTTP, and the holder of the socket. */
function callerOf(identity: SocketIdentity | undefined): [string, keyof typeof SOCKET_BOUNDS] {
  return identity?.apiKey ? [bucketOfProgram(identity.apiKey.id), 'key'] : [identity?.viewer.id ?? '', 'signedIn'];
}

const asGraphqlError = (error: DomainError): GraphQLError => new GraphQLError(error.message, { originalError: error });

const rateLimited = (retryAfterSeconds: number): GraphQLError =>
  asGraphqlError(new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds }));

function formatErrors(
  deps: GraphqlSocketDeps,
  { requestId, cost }: RunningOperation,
  errors: readonly unknown[],
): GraphQLError[] {
  return errors.map((error) => {
    const { message, path, extensions } = formatError(error, requestId, deps.services.log);
    return new GraphQLError(message, { ...(path ? { path } : {}), extensions: { ...extensions, cost } });
  });
}
