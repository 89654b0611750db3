import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { Role } from '../generated/graphql';
import { toast } from '../ui/feedback/toast';
import { finishBeforeSignOut } from './before-sign-out';
import type { SessionClient } from './session-client';
import type { Outcome, Session, SessionUser } from './types';

/* Passed through with the session client's own types. */
type Acts = Pick<
  SessionClient,
  | 'start'
  | 'signIn'
  | 'verifyMfa'
  | 'signUp'
  | 'requestPasswordReset'
  | 'startPasswordRecovery'
  | 'resetPassword'
  | 'changePassword'
  | 'requestEmailChange'
  | 'secondFactorConfirmed'
  | 'reloadViewer'
  | 'open'
>;

/** The session of this browser, or a staff view of another user. */
export type AuthSource = Acts &
  Pick<SessionClient, 'getState' | 'getInitialState' | 'subscribe' | 'signOut' | 'current' | 'renew'>;

/** The session as components use it. */
export interface Auth extends Acts {
  isLoading: boolean;
  isLost: boolean;
  session: Session | null;
  user: SessionUser | null;
  roles: readonly Role[];
  ownsSpaces: boolean;
  hasRole: (role: Role) => boolean;
  /** Shows the result in a toast (ACC-7). */
  signOut: () => Promise<Outcome>;
  /** A valid token for one more call, for requests outside Apollo (uploads). */
  accessToken: () => Promise<string | null>;
}

const AuthContext = createContext<Auth | null>(null);

/** Provides the session to its children. */
export function AuthProvider({ client, children }: { client: AuthSource; children: ReactNode }) {
  const { t } = useTranslation('nav');
  const state = useStore(client);

  const signOut = useCallback(async () => {
    await finishBeforeSignOut();
    const outcome = await client.signOut();
    if (outcome.error) toast({ title: t('signOutFailed.title'), description: t('signOutFailed.text'), tone: 'error' });
    else toast({ title: t('signedOut.title'), description: t('signedOut.text') });
    return outcome;
  }, [client, t]);

  const auth = useMemo<Auth>(
    () => ({
      ...state,
      user: state.session?.user ?? null,
      hasRole: (role) => state.roles.includes(role),
      start: () => client.start(),
      signIn: (input) => client.signIn(input),
      verifyMfa: (input) => client.verifyMfa(input),
      signUp: (input) => client.signUp(input),
      signOut,
      requestPasswordReset: (email) => client.requestPasswordReset(email),
      startPasswordRecovery: () => client.startPasswordRecovery(),
      resetPassword: (input) => client.resetPassword(input),
      changePassword: (input) => client.changePassword(input),
      requestEmailChange: (input) => client.requestEmailChange(input),
      secondFactorConfirmed: () => client.secondFactorConfirmed(),
      reloadViewer: () => client.reloadViewer(),
      open: (requestSession) => client.open(requestSession),
      accessToken: () => client.current(),
    }),
    [client, state, signOut],
  );

  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The session; throws outside its provider (ACC-8). */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used inside an AuthProvider');
  return auth;
}
