import { toAppError, type AppError } from '../apollo/app-error';
import type {
  ChangePasswordInput,
  RequestEmailChangeInput,
  ResetPasswordInput,
  SignInInput,
  SignUpInput,
  VerifyMfaInput,
} from '../generated/graphql';
import { clearEncryptedStorage } from './encrypted-storage';
import { SessionManager } from './session-manager';
import { underSessionLock } from './tabs';
import type { MfaChallenge, Outcome, Session, SessionEvent, SignInOutcome } from './types';

/** Commands of the session. Errors are returned, never thrown (ACC-7). */
export class SessionClient extends SessionManager {
  /** Signs in, or returns the challenge for `verifyMfa`. */
  async signIn(input: SignInInput): Promise<SignInOutcome> {
    const { error } = await this.attempt(() => this.open(() => this.transport.signIn(input), ['SIGNED_IN']));
    const challenge = error && challengeOf(error);
    return challenge ? { error: null, challenge } : { error, challenge: null };
  }

  /** The second step of signing in: a code of the app, or a recovery code. */
  verifyMfa(input: VerifyMfaInput): Promise<Outcome> {
    return this.attempt(() =>
      this.open(() => this.transport.verifyMfa(input), ['MFA_CHALLENGE_VERIFIED', 'SIGNED_IN']),
    );
  }

  signUp(input: SignUpInput): Promise<Outcome> {
    return this.attempt(() => this.transport.signUp(input));
  }

  async signOut(): Promise<Outcome> {
    const { error } = await this.attempt(() =>
      underSessionLock(async () => {
        if (this.state.session) await this.transport.signOut(this.state.session.accessToken);
      }),
    );
    // A session unknown to the server counts as signed out.
    if (error && error.code !== 'UNAUTHENTICATED') return { error };
    // Listeners of the sign-out may rely on the personal data being deleted.
    await clearEncryptedStorage().catch(() => undefined);
    this.end(true);
    this.tabs.post({ event: 'SIGNED_OUT', session: null });
    return { error: null };
  }

  requestPasswordReset(email: string): Promise<Outcome> {
    return this.attempt(() => this.transport.requestPasswordReset(email));
  }

  /** Reports that the link of a reset mail was opened; it signs nobody in. */
  startPasswordRecovery(): void {
    this.emit('PASSWORD_RECOVERY');
  }

  /** The server ends all sessions of the account: if this is one of them, it ends here too. */
  resetPassword(input: ResetPasswordInput): Promise<Outcome> {
    return this.attempt(async () => {
      await this.transport.resetPassword(input);
      if (this.state.session) await this.refresh();
    });
  }

  changePassword(input: ChangePasswordInput): Promise<Outcome> {
    return this.update((token) => this.transport.changePassword(input, token));
  }

  /** The new address becomes effective when its link is opened. */
  requestEmailChange(input: RequestEmailChangeInput): Promise<Outcome> {
    return this.update((token) => this.transport.requestEmailChange(input, token));
  }

  /** The first code of a new second factor also verifies this session. */
  async secondFactorConfirmed(): Promise<void> {
    this.emit('MFA_CHALLENGE_VERIFIED');
    await this.reloadViewer();
  }

  /** Refetches roles and user after a change of them (the first draft gives the host role). */
  async reloadViewer(): Promise<void> {
    if (await this.readViewer()) this.tabs.post({ event: 'USER_UPDATED', session: null });
  }

  /** Opens the session of a response, in every tab. */
  open(requestSession: () => Promise<Session>, events: readonly SessionEvent[] = ['SIGNED_IN']): Promise<void> {
    return underSessionLock(async () => {
      const session = await requestSession();
      this.adopt(session, events);
      this.tabs.post({ event: 'SIGNED_IN', session });
    });
  }

  private update(work: (accessToken: string) => Promise<void>): Promise<Outcome> {
    return this.attempt(async () => {
      await work((await this.current()) ?? '');
      this.emit('USER_UPDATED');
    });
  }

  private async attempt(work: () => Promise<void>): Promise<Outcome> {
    try {
      await work();
      return { error: null };
    } catch (error) {
      return { error: toAppError(error) };
    }
  }
}

/** The challenge in the error of a sign-in, if it is one. */
function challengeOf({ code, params }: AppError): MfaChallenge | null {
  if (code !== 'MFA_REQUIRED' || typeof params.challenge !== 'string') return null;
  return { challenge: params.challenge, expiresAt: new Date(String(params.expiresAt)).getTime() };
}
