import { postOperation } from '../apollo/post-operation';
import { retryWithBackoff } from '../apollo/retry-with-backoff';
import {
  ChangePasswordDocument,
  RefreshSessionDocument,
  RequestEmailChangeDocument,
  RequestPasswordResetDocument,
  ResetPasswordDocument,
  SignInDocument,
  SignOutDocument,
  SignUpDocument,
  VerifyMfaDocument,
  ViewerDocument,
  type Session_AuthFragment,
} from '../generated/graphql';
import type { Session, SessionTransport } from './types';

/** The server's answer to signing in, as the session holds it. */
export const toSession = ({ viewer, accessToken, refreshToken, expiresAt }: Session_AuthFragment): Session => {
  const { roles: _roles, ownsSpaces: _ownsSpaces, ...user } = viewer;
  return { user, accessToken, refreshToken, expiresAt: new Date(expiresAt).getTime() };
};

/** The session's calls over plain HTTP: which Apollo client there is depends on their answers. */
export const httpTransport: SessionTransport = {
  signIn: async (input) => toSession((await postOperation(SignInDocument, { input })).signIn),
  verifyMfa: async (input) => toSession((await postOperation(VerifyMfaDocument, { input })).verifyMfa),
  signUp: async (input) => void (await postOperation(SignUpDocument, { input })),
  signOut: async (accessToken) => void (await postOperation(SignOutDocument, {}, accessToken)),
  requestPasswordReset: async (email) => void (await postOperation(RequestPasswordResetDocument, { email })),
  resetPassword: async (input) => void (await postOperation(ResetPasswordDocument, { input })),
  changePassword: async (input, accessToken) =>
    void (await postOperation(ChangePasswordDocument, { input }, accessToken)),
  requestEmailChange: async (input, accessToken) =>
    void (await postOperation(RequestEmailChangeDocument, { input }, accessToken)),
  refresh: async () => {
    const { refreshSession } = await retryWithBackoff(() => postOperation(RefreshSessionDocument, {}));
    return refreshSession && toSession(refreshSession);
  },
  viewer: async (accessToken) => (await postOperation(ViewerDocument, {}, accessToken)).viewer,
};
