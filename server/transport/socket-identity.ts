import type { WebSocket } from 'ws';
import type { CallKey, ClientInfo, ServiceContext, Viewer } from '../core/context.js';
import { serviceContext, type AppServices } from '../core/request-context.js';
import { closeSocket } from './socket-upgrades.js';

/** Close codes that graphql-ws handles: 4403 asks for a fresh token, 1013 for a later retry; after 4500 it would never reconnect. */
export const TOKEN_ENDED = 4403;
export const TRY_AGAIN_LATER = 1013;

/** The identity behind an access token or a key, and its expiry. */
export interface SocketIdentity {
  readonly viewer: Viewer;
  /** Set when a program called. */
  readonly apiKey?: CallKey | null;
  /** Null for no expiry. */
  readonly expiresAt: Date | null;
}

export interface IdentityDeps {
  readonly services: AppServices;
  /** The session of a token, ended or not; null for an invalid token. */
  sessionOf(accessToken: string): string | null;
  identify(ctx: ServiceContext, accessToken: string, ip: string): Promise<SocketIdentity | null>;
}

/** The token a socket authenticated with, and where it came from. */
export interface Credentials {
  readonly accessToken: string;
  readonly client: ClientInfo;
}

/** The user of a token by the current state of the session; null when it has ended or the database does not respond. */
export async function identityOf(
  deps: IdentityDeps,
  socket: WebSocket,
  { accessToken, client }: Credentials,
): Promise<SocketIdentity | null> {
  try {
    return await deps.identify(serviceContext(deps.services), accessToken, client.ip);
  } catch (error) {
    deps.services.log.warn({ err: error }, 'sockets: the session cannot be read just now');
    closeSocket(socket, TRY_AGAIN_LATER, 'Try again later');
    return null;
  }
}

/** The same for a socket that begins, and from then on calls `end` when the session, key or consent ends, or the app loses a scope. */
export async function identityUntilEnd(
  deps: IdentityDeps,
  socket: WebSocket,
  credentials: Credentials,
  end: () => void,
): Promise<SocketIdentity | null> {
  const sessionId = deps.sessionOf(credentials.accessToken);
  // Subscribes before it reads the session, so that an end in between is noticed.
  if (sessionId) await onEnd(deps, socket, sessionId, end);
  const identity = await identityOf(deps, socket, credentials);
  // A listener added after the close event would never be removed.
  if (!identity?.apiKey || socket.readyState !== socket.OPEN) return identity;
  // Which key or consent it is has only now been read, so it is read again after subscribing to its end.
  const { id, appId } = identity.apiKey;
  await onEnd(deps, socket, id, end);
  if (appId) await onEnd(deps, socket, appId, end);
  return identityOf(deps, socket, credentials);
}

/** Calls `end` when a session, key or consent ends while the socket is open; resolves once it listens. */
async function onEnd(
  { services: { pubsub } }: IdentityDeps,
  socket: WebSocket,
  id: string,
  end: () => void,
): Promise<void> {
  socket.once('close', pubsub.subscribe(`session-ended:${id}`, end));
  await pubsub.listening();
}

/** Whether the token of a program's subscription is still valid; closes the socket once it is not, also after ends that nobody announced. */
export async function isStillLive(deps: IdentityDeps, socket: WebSocket, credentials: Credentials): Promise<boolean> {
  const { accessToken, client } = credentials;
  const isLive = (await deps.identify(serviceContext(deps.services), accessToken, client.ip)) !== null;
  // Left open, it would look connected to a program that receives nothing any more.
  if (!isLive) closeSocket(socket, TOKEN_ENDED, 'Forbidden');
  return isLive;
}
