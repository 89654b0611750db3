import { postOperation } from '../apollo/post-operation';
import { retryWithBackoff } from '../apollo/retry-with-backoff';
import { RefreshSessionDocument, SignInDocument, SignOutDocument, ViewerDocument } from '../generated/graphql';
import { toSession } from './to-session';
import type { SessionTransport } from './types';

/* Calls for signing up, passwords and second factors load with the first page that needs them. */
const accountCalls = () => import('./account-calls');

/** The session's calls over plain HTTP, because the Apollo client depends on their results. */
export const httpTransport: SessionTransport = {
  signIn: async (input) => toSession((await postOperation(SignInDocument, { input })).signIn),
  verifyMfa: async (input) => (await accountCalls()).verifyMfa(input),
  signUp: async (input) => (await accountCalls()).signUp(input),
  signOut: async (accessToken) => void (await postOperation(SignOutDocument, {}, accessToken)),
  requestPasswordReset: async (email) => (await accountCalls()).requestPasswordReset(email),
  resetPassword: async (input) => (await accountCalls()).resetPassword(input),
  changePassword: async (...call) => (await accountCalls()).changePassword(...call),
  requestEmailChange: async (...call) => (await accountCalls()).requestEmailChange(...call),
  refresh: async () => {
    const { refreshSession } = await retryWithBackoff(() => postOperation(RefreshSessionDocument, {}));
    return refreshSession && toSession(refreshSession);
  },
  viewer: async (accessToken) => (await retryWithBackoff(() => postOperation(ViewerDocument, {}, accessToken))).viewer,
};
