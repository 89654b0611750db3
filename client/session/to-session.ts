import type { Session_AuthFragment } from '../generated/graphql';
import type { Session } from './types';

/** The server's answer to signing in, as the session holds it. */
export const toSession = ({ viewer, accessToken, refreshToken, expiresAt }: Session_AuthFragment): Session => {
  const { roles: _roles, ownsSpaces: _ownsSpaces, ...user } = viewer;
  return { user, accessToken, refreshToken, expiresAt: new Date(expiresAt).getTime() };
};
