import type { IncomingMessage, Server } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type SubscribePayload, type ServerOptions } from 'graphql-ws';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer, type WebSocket } from 'ws';
import type { OperationGate } from '../core/admit-operation.js';
import type { RequestContext, ServiceContext, Viewer } from '../core/context.js';
import { socketCookies } from '../core/cookies.js';
import type { CostBuckets } from '../core/cost-bucket.js';
import { DomainError, ErrorCode } from '../core/errors.js';
import { formatError } from '../core/format-error.js';
import { SOCKET_LIMITS } from '../core/limits.js';
import { Locale } from '../core/locale.js';
import { requestContext, serviceContext, type AppServices } from '../core/request-context.js';
import { SocketCensus } from './socket-census.js';

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
  const wss = new WebSocketServer({ noServer: true, maxPayload: SOCKET_LIMITS.payloadBytes });
  const census = new SocketCensus();
  deps.httpServer.on('upgrade', (request, socket, head) => {
    // Until it is a WebSocket nobody else listens, and an error without a listener would end the process.
    socket.on('error', () => socket.destroy());
    if (URL.parse(request.url ?? '/', 'http://local')?.pathname !== '/graphql') return void socket.destroy();
    // A foreign page must not speak as the user: browsers always send their origin.
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request, deps.publicOrigin)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n', () => socket.destroy());
      return;
    }
    wss.handleUpgrade(request, socket, head, (ws) => {
      limitMessages(ws);
      wss.emit('connection', ws, request);
    });
  });
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

function isOwnOrigin(origin: string, request: IncomingMessage, publicOrigin: string): boolean {
  return origin === publicOrigin || URL.parse(origin)?.host === request.headers.host;
}

function limitMessages(ws: WebSocket): void {
  let count = 0;
  const timer = setInterval(() => (count = 0), 60_000);
  ws.on('message', () => {
    if (++count > SOCKET_LIMITS.messagesPerMinute) shut(ws, CloseCode.BadRequest, 'Too many messages');
  });
  ws.on('close', () => clearInterval(timer));
}

/** Closes and hears no more: closing alone waits half a minute for the other side, whose calls would be answered meanwhile. */
function shut(ws: WebSocket, code: number, reason: string): void {
  ws.removeAllListeners('message');
  ws.close(code, reason);
}

function optionsOf(deps: GraphqlSocketDeps, census: SocketCensus): ServerOptions<Record<string, unknown>, Extra> {
  return {
    schema: deps.schema,
    connectionInitWaitTimeout: SOCKET_LIMITS.initWaitMs,
    onConnect: async (ctx) => {
      const state = await introduce(deps, census, ctx.extra, ctx.connectionParams);
      if (!state) ctx.extra.socket.close(CloseCode.Forbidden, 'Forbidden');
      else ctx.extra.state = state;
      return state !== null;
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
async function identityOf(deps: GraphqlSocketDeps, { socket }: Extra, accessToken: string): Promise<SocketIdentity | null> {
  try {
    return await deps.identify(serviceContext(deps.services), accessToken);
  } catch (error) {
    deps.services.log.warn({ err: error }, 'sockets: who speaks cannot be known just now');
    shut(socket, TRY_AGAIN_LATER, 'Try again later');
    return null;
  }
}

/** Checks who opens a socket and watches the token's and the session's end. */
async function introduce(deps: GraphqlSocketDeps, census: SocketCensus, extra: Extra, params: Readonly<Record<string, unknown>> = {}): Promise<SocketState | null> {
  const accessToken = typeof params['accessToken'] === 'string' ? params['accessToken'] : '';
  const identity = await identityOf(deps, extra, accessToken);
  // Gone meanwhile: her close was told already, and a seat given now would never come back.
  if (extra.socket.readyState !== extra.socket.OPEN) return null;
  const ip = deps.clientIp(extra.request);
  const release = identity && census.enter(identity.viewer.id, ip);
  if (!identity || !release) return null;
  const { clock, pubsub } = deps.services;
  const end = (): void => shut(extra.socket, TOKEN_ENDED, 'Forbidden');
  const timer = setTimeout(end, Math.max(0, identity.expiresAt.getTime() - clock.now().getTime()));
  const ended = pubsub.subscribe(`session-ended:${identity.viewer.sessionId}`)[Symbol.asyncIterator]();
  void ended.next().then(({ done }) => (done ? undefined : end()));
  extra.socket.once('close', () => {
    clearTimeout(timer);
    void ended.return?.();
    release();
  });
  return { identity, accessToken, ip, locale: params['locale'] === Locale.EN ? Locale.EN : Locale.ES, subscriptions: new Set() };
}

/** The same gate as on HTTP; answers with the arguments to run or the errors that refuse. */
async function admit(deps: GraphqlSocketDeps, extra: Extra, id: string, payload: SubscribePayload) {
  const state = extra.state;
  // As on HTTP, each call speaks for the person as her session stands now: she may have other roles, or have signed out.
  const identity = state ? await identityOf(deps, extra, state.accessToken) : null;
  if (!state || !identity) {
    shut(extra.socket, TOKEN_ENDED, 'Forbidden');
    return [new GraphQLError(ErrorCode.UNAUTHENTICATED, { extensions: { code: ErrorCode.UNAUTHENTICATED } })];
  }
  if (state.subscriptions.size >= SOCKET_LIMITS.subscriptionsPerSocket) return tellErrors(deps, extra, [rateLimited(60)]);
  const request = { query: payload.query, operationName: payload.operationName ?? null, variables: payload.variables ?? null };
  const admitted = deps.gate.admit(request, true);
  if ('length' in admitted) return tellErrors(deps, extra, admitted);
  const bucket = deps.buckets.take(identity.viewer.id, true, admitted.cost);
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
    client: { ip: state.ip, userAgent: extra.request.headers['user-agent'] ?? '', transport: 'ws' },
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
