import type { IncomingMessage, Server } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type SubscribePayload, type ServerOptions } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type ServerOptions as WsServerOptions, type WebSocket } from 'ws';
import type { OperationGate } from '../core/admit-operation.js';
import { clientInfo, clientNetwork } from '../core/client-network.js';
import type { RequestContext, ServiceContext, Viewer } from '../core/context.js';
import { socketCookies } from '../core/cookies.js';
import type { CostBuckets } from '../core/cost-bucket.js';
import { DomainError, ErrorCode } from '../core/errors.js';
import { formatError } from '../core/format-error.js';
import { REFUSED_COST, SOCKET_LIMITS } from '../core/limits.js';
import { Locale } from '../core/locale.js';
import { requestContext, serviceContext, type AppServices } from '../core/request-context.js';
import { SocketCensus } from './socket-census.js';
import { acceptUpgrades, shut, stopWaiting } from './socket-upgrades.js';

/** A token as the socket needs to know it: whose it is and when it ends. */
export interface SocketIdentity {
  readonly viewer: Viewer;
  readonly expiresAt: Date;
}

export interface GraphqlSocketDeps {
  readonly schema: GraphQLSchema;
  readonly gate: OperationGate;
  readonly buckets: CostBuckets;
  readonly httpServer: Server;
  readonly services: AppServices;
  readonly publicOrigin: string;
  clientIp(request: IncomingMessage): string;
  /** The session a token names, alive or not; null for a token that is not valid. */
  sessionOf(accessToken: string): string | null;
  identify(ctx: ServiceContext, accessToken: string): Promise<SocketIdentity | null>;
}

/** What is known of one open socket. */
interface SocketState {
  readonly identity: SocketIdentity;
  readonly accessToken: string;
  readonly locale: Locale;
  readonly ip: string;
  readonly subscriptions: Set<string>;
}

type Extra = { socket: WebSocket; request: IncomingMessage; state?: SocketState };

/** graphql-ws's words for why it closed: 4403 tells the client to bring a fresh token, 1013 to come back later; after 4500 it would never come back. */
const TOKEN_ENDED = 4403;
const TRY_AGAIN_LATER = 1013;

/** GraphQL over a socket, with the same gate and buckets as HTTP. */
export function graphqlSocket(deps: GraphqlSocketDeps): { stop: () => Promise<void> } {
  // Its types do not know the last option yet; by itself it waits half a minute for an answer to a close.
  const options: WsServerOptions & { closeTimeout: number } = {
    noServer: true,
    maxPayload: SOCKET_LIMITS.payloadBytes,
    closeTimeout: SOCKET_LIMITS.closeWaitMs,
  };
  const wss = new WebSocketServer(options);
  const census = new SocketCensus();
  acceptUpgrades(wss, census, deps);
  const server = useServer<Record<string, unknown>, Extra>(optionsOf(deps, census), wss);
  // Events of a gap are lost to open sockets: whoever comes back fetches what she missed.
  const comeBackAnew = (): void => {
    for (const client of wss.clients) client.close(1012, 'Service restart');
  };
  deps.services.pubsub.onGap(comeBackAnew);
  return {
    stop: async () => {
      comeBackAnew();
      await server.dispose();
      wss.close();
    },
  };
}

function optionsOf(deps: GraphqlSocketDeps, census: SocketCensus): ServerOptions<Record<string, unknown>, Extra> {
  return {
    schema: deps.schema,
    connectionInitWaitTimeout: SOCKET_LIMITS.initWaitMs,
    onConnect: async (ctx) => {
      const state = await introduce(deps, census, ctx.extra, ctx.connectionParams);
      if (!state) {
        ctx.extra.socket.close(CloseCode.Forbidden, 'Forbidden');
        return false;
      }
      ctx.extra.state = state;
      stopWaiting(ctx.extra.socket);
      return true;
    },
    onSubscribe: (ctx, id, payload) => admit(deps, ctx.extra, id, payload),
    onComplete: (ctx, id) => void ctx.extra.state?.subscriptions.delete(id),
    onError: (ctx, _id, _payload, errors) => tellErrors(deps, ctx.extra, errors),
    onNext: (ctx, _id, _payload, _args, result) => {
      if (result.errors) return { ...result, errors: tellErrors(deps, ctx.extra, result.errors) };
      return undefined;
    },
  };
}

/** Whose a token is as her session stands now; null when that has ended, or cannot be known at this moment. */
async function identityOf(
  deps: GraphqlSocketDeps,
  { socket }: Extra,
  accessToken: string,
): Promise<SocketIdentity | null> {
  try {
    return await deps.identify(serviceContext(deps.services), accessToken);
  } catch (error) {
    deps.services.log.warn({ err: error }, 'sockets: who speaks cannot be known just now');
    shut(socket, TRY_AGAIN_LATER, 'Try again later');
    return null;
  }
}

/** Checks who opens a socket and watches the token's and the session's end. */
async function introduce(
  deps: GraphqlSocketDeps,
  census: SocketCensus,
  extra: Extra,
  params: Readonly<Record<string, unknown>> = {},
): Promise<SocketState | null> {
  const accessToken = typeof params['accessToken'] === 'string' ? params['accessToken'] : '';
  const end = (): void => shut(extra.socket, TOKEN_ENDED, 'Forbidden');
  // Subscribed first, looked at afterwards: an end in between is heard.
  await onSessionEnd(deps, extra.socket, accessToken, end);
  const identity = await identityOf(deps, extra, accessToken);
  // Gone meanwhile: her close was told already, and a seat given now would never come back.
  if (extra.socket.readyState !== extra.socket.OPEN) return null;
  const ip = deps.clientIp(extra.request);
  const release = identity && census.enter(identity.viewer.id, clientNetwork(ip));
  if (!identity || !release) return null;
  const timer = setTimeout(end, Math.max(0, identity.expiresAt.getTime() - deps.services.clock.now().getTime()));
  extra.socket.once('close', () => {
    clearTimeout(timer);
    release();
  });
  return {
    identity,
    accessToken,
    ip,
    locale: params['locale'] === Locale.EN ? Locale.EN : Locale.ES,
    subscriptions: new Set(),
  };
}

/** Calls `end` when the token's session ends while the socket is open; resolves once it listens. */
async function onSessionEnd(
  { services: { pubsub }, sessionOf }: GraphqlSocketDeps,
  socket: WebSocket,
  accessToken: string,
  end: () => void,
): Promise<void> {
  const sessionId = sessionOf(accessToken);
  if (!sessionId) return;
  const ended = pubsub.subscribe(`session-ended:${sessionId}`)[Symbol.asyncIterator]();
  void ended.next().then(({ done }) => (done ? undefined : end()));
  socket.once('close', () => void ended.return?.());
  await pubsub.listening();
}

/** The same gate as on HTTP; answers with the arguments to run or the errors that refuse. */
async function admit(deps: GraphqlSocketDeps, extra: Extra, id: string, payload: SubscribePayload) {
  const state = extra.state;
  // Before anything is looked up: whoever has spent more than there was waits.
  const before = state && deps.buckets.take(state.identity.viewer.id, true, 0);
  if (before && !before.isAllowed) return tellErrors(deps, extra, [rateLimited(before.retryAfterSeconds)]);
  // As on HTTP, each call speaks for the person as her session stands now: she may have other roles, or have signed out.
  const identity = state ? await identityOf(deps, extra, state.accessToken) : null;
  if (!state || !identity) {
    shut(extra.socket, TOKEN_ENDED, 'Forbidden');
    return [new GraphQLError(ErrorCode.UNAUTHENTICATED, { extensions: { code: ErrorCode.UNAUTHENTICATED } })];
  }
  if (state.subscriptions.size >= SOCKET_LIMITS.subscriptionsPerSocket)
    return tellErrors(deps, extra, [rateLimited(60)]);
  const request = {
    query: payload.query,
    operationName: payload.operationName ?? null,
    variables: payload.variables ?? null,
  };
  const admitted = deps.gate.admit(request, true);
  if ('length' in admitted) {
    deps.buckets.charge(identity.viewer.id, true, REFUSED_COST);
    return tellErrors(deps, extra, admitted);
  }
  const bucket = deps.buckets.pay(identity.viewer.id, true, admitted.cost);
  if (!bucket.isAllowed) return tellErrors(deps, extra, [rateLimited(bucket.retryAfterSeconds)]);
  state.subscriptions.add(id);
  return {
    schema: deps.schema,
    document: admitted.document,
    ...(payload.operationName ? { operationName: payload.operationName } : {}),
    variableValues: payload.variables ?? {},
    contextValue: contextOf(deps, extra, state, identity.viewer),
  };
}

function rateLimited(retryAfterSeconds: number): GraphQLError {
  const error = new DomainError(ErrorCode.RATE_LIMITED, { retryAfterSeconds });
  return new GraphQLError(error.message, { originalError: error });
}

function contextOf(deps: GraphqlSocketDeps, extra: Extra, state: SocketState, viewer: Viewer): RequestContext {
  return requestContext(deps.services, {
    viewer,
    locale: state.locale,
    client: clientInfo(state.ip, extra.request.headers['user-agent'], 'ws'),
    cookies: socketCookies(extra.request.headers.cookie),
  });
}

function tellErrors(deps: GraphqlSocketDeps, extra: Extra, errors: readonly unknown[]): GraphQLError[] {
  const requestId = extra.state?.identity.viewer.sessionId ?? 'socket';
  return errors.map((error) => {
    const { message, ...rest } = formatError(error, requestId, deps.services.log);
    return new GraphQLError(message, { extensions: rest.extensions ?? {} });
  });
}
