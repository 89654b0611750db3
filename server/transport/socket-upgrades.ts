import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode } from 'graphql-ws';
import type { WebSocket, WebSocketServer } from 'ws';
import { clientNetwork } from '../core/rate-limits/client-network.js';
import { SOCKET_BOUNDS, type SocketBounds } from '../core/graphql/limits.js';
import { MINUTE_MS } from '../core/values/durations.js';
import type { ConnectionLimiter } from './connection-limiter.js';

export interface UpgradeDeps {
  readonly httpServer: Server;
  readonly publicOrigin: string;
  clientIp(request: IncomingMessage): string;
}

/** Unauthenticated sockets, with the function that releases each. */
const waiting = new WeakMap<WebSocket, () => void>();

/** Messages per minute of authenticated sockets. */
const mostMessages = new WeakMap<WebSocket, number>();

/** Upgrades `/graphql` to WebSockets: from our own pages or from programs, and up to the limit of unauthenticated sockets. */
export function acceptUpgrades(wss: WebSocketServer, limiter: ConnectionLimiter, deps: UpgradeDeps): void {
  deps.httpServer.on('upgrade', (request, socket, head) => {
    endOnError(socket);
    if (URL.parse(request.url ?? '/', 'http://local')?.pathname !== '/graphql') return void socket.destroy();
    // A foreign page must not act as the user: browsers always send their origin.
    const { origin } = request.headers;
    if (origin !== undefined && !isOwnOrigin(origin, request, deps.publicOrigin))
      return refuse(socket, '403 Forbidden');
    const leave = limiter.wait(clientNetwork(deps.clientIp(request)));
    if (!leave) return refuse(socket, '503 Service Unavailable');
    socket.once('close', leave);
    wss.handleUpgrade(request, socket, head, (ws) => {
      waiting.set(ws, leave);
      limitMessages(ws);
      wss.emit('connection', ws, request);
    });
  });
}

/** The socket has authenticated: it no longer counts as unauthenticated, and gets the message limit of its holder. */
export function stopWaiting(ws: WebSocket, { messagesPerMinute }: SocketBounds): void {
  waiting.get(ws)?.();
  mostMessages.set(ws, messagesPerMinute);
}

/** Closes and ignores further messages: until the other side confirms the close, its calls would be answered. */
export function closeSocket(ws: WebSocket, code: number, reason: string): void {
  ws.removeAllListeners('message');
  ws.close(code, reason);
}

/* Until the upgrade it has no other listener, and an error without a listener would end the process. */
function endOnError(socket: Duplex): void {
  socket.on('error', () => socket.destroy());
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}

function isOwnOrigin(origin: string, request: IncomingMessage, publicOrigin: string): boolean {
  return origin === publicOrigin || URL.parse(origin)?.host === request.headers.host;
}

function limitMessages(ws: WebSocket): void {
  let count = 0;
  let since = performance.now();
  ws.on('message', () => {
    const now = performance.now();
    if (now - since > MINUTE_MS) [count, since] = [0, now];
    const most = mostMessages.get(ws) ?? SOCKET_BOUNDS.signedIn.messagesPerMinute;
    if (++count > most) closeSocket(ws, CloseCode.BadRequest, 'Too many messages');
  });
}
