import type { Session_AuthFragment } from '../generated/graphql';
import type { Session } from './types';

/** Converts the server's response to a sign-in into a session. */
export const toSession = ({ viewer, accessToken, refreshToken, expiresAt }: Session_AuthFragment): Session => {
  const { roles: _roles, ownsSpaces: _ownsSpaces, ...user } = viewer;
  return { user, accessToken, refreshToken, expiresAt: new Date(expiresAt).getTime() };
};
