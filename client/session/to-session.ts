import type { Session_AuthFragment } from '../generated/graphql';
import type { Session } from './types';

/** Converts the server's response to a sign-in into a session. */
export const toSession = ({ viewer, accessToken, refreshToken }: Session_AuthFragment): Session => {
  const { roles: _roles, ownsSpaces: _ownsSpaces, ...user } = viewer;
  return { user, accessToken, refreshToken, expiresAt: Date.now() + lifetimeMs(accessToken) };
};

/* Counted from now: the clock of a device may differ from the server's by more than a token lasts. */
function lifetimeMs(accessToken: string): number {
  const claims = accessToken.split('.')[1] ?? '';
  const { iat, exp } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
    iat: number;
    exp: number;
  };
  return (exp - iat) * 1000;
}
