import { CloseCode } from 'graphql-ws';
import { clientNetwork } from '../core/rate-limits/client-network.js';
import { SOCKET_LIMITS } from '../core/graphql/limits.js';
/** Sockets that have not authenticated yet, with the function that releases them. */
const waiting = new WeakMap();
/** Turns upgrades of `/graphql` into WebSockets: from our own pages or from programs, and up to the limit of sockets without authentication. */
export function acceptUpgrades(wss, limiter, deps) {
    deps.httpServer.on('upgrade', (request, socket, head) => {
        // Until it is a WebSocket it has no other listener, and an error without a listener would end the process.
        socket.on('error', () => socket.destroy());
        if (URL.parse(request.url ?? '/', 'http://local')?.pathname !== '/graphql')
            return void socket.destroy();
        // A foreign page must not speak as the user: browsers always send their origin.
        const { origin } = request.headers;
        if (origin !== undefined && !isOwnOrigin(origin, request, deps.publicOrigin))
            return refuse(socket, '403 Forbidden');
        const leave = limiter.wait(clientNetwork(deps.clientIp(request)));
        if (!leave)
            return refuse(socket, '503 Service Unavailable');
        socket.once('close', leave);
        wss.handleUpgrade(request, socket, head, (ws) => {
            waiting.set(ws, leave);
            limitMessages(ws);
            wss.emit('connection', ws, request);
        });
    });
}
/** The socket has authenticated: it no longer counts among those that wait. */
export function stopWaiting(ws) {
    waiting.get(ws)?.();
}
/** Closes and ignores further messages: until the other side confirms the close, its calls would be answered. */
export function closeSocket(ws, code, reason) {
    ws.removeAllListeners('message');
    ws.close(code, reason);
}
function refuse(socket, status) {
    socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
}
function isOwnOrigin(origin, request, publicOrigin) {
    return origin === publicOrigin || URL.parse(origin)?.host === request.headers.host;
}
function limitMessages(ws) {
    let count = 0;
    const timer = setInterval(() => (count = 0), 60_000);
    ws.on('message', () => {
        if (++count > SOCKET_LIMITS.messagesPerMinute)
            closeSocket(ws, CloseCode.BadRequest, 'Too many messages');
    });
    ws.on('close', () => clearInterval(timer));
}
//# sourceMappingURL=socket-upgrades.js.map