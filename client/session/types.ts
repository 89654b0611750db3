import type { AppError } from '../apollo/app-error';
import type {
  ChangePasswordInput,
  RequestEmailChangeInput,
  ResetPasswordInput,
  Role,
  SignInInput,
  SignUpInput,
  VerifyMfaInput,
  Viewer_MeFragment,
} from '../generated/graphql';

/** The signed-in user; roles are separate (ACC-3). */
export type SessionUser = Omit<Viewer_MeFragment, '__typename' | 'roles' | 'ownsSpaces'>;

/** ACC-3. On the web `refreshToken` is null, because it is in an httpOnly cookie. `expiresAt` is in milliseconds. */
export interface Session {
  user: SessionUser;
  accessToken: string;
  refreshToken: string | null;
  expiresAt: number;
}

/** ACC-4. */
export type SessionEvent =
  | 'INITIAL_SESSION'
  | 'SIGNED_IN'
  | 'SIGNED_OUT'
  | 'TOKEN_REFRESHED'
  | 'USER_UPDATED'
  | 'PASSWORD_RECOVERY'
  | 'MFA_CHALLENGE_VERIFIED';

/** Receives events. It may call the session and await it; the session never awaits the listener. */
export type EventListener = (event: SessionEvent, session: Session | null) => unknown;

/** The session as the components see it. */
export interface SessionState {
  /** True until the first look-up completes or is lost. */
  isLoading: boolean;
  /** The look-up was lost, and is repeated in the background: meanwhile pages for everybody go on as for a visitor. */
  isLost: boolean;
  session: Session | null;
  roles: readonly Role[];
  ownsSpaces: boolean;
}

/** The server's side of the session, replaced in tests. */
export interface SessionTransport {
  signIn(input: SignInInput): Promise<Session>;
  verifyMfa(input: VerifyMfaInput): Promise<Session>;
  signUp(input: SignUpInput): Promise<void>;
  signOut(accessToken: string): Promise<void>;
  requestPasswordReset(email: string): Promise<void>;
  resetPassword(input: ResetPasswordInput): Promise<void>;
  changePassword(input: ChangePasswordInput, accessToken: string): Promise<void>;
  requestEmailChange(input: RequestEmailChangeInput, accessToken: string): Promise<void>;
  /** Null when there is no session to refresh. */
  refresh(): Promise<Session | null>;
  viewer(accessToken: string): Promise<Viewer_MeFragment | null>;
}

/** Errors are returned to the caller (ACC-7), never thrown. */
export interface Outcome {
  error: AppError | null;
}

/** The password was right; the code of the second factor is still missing. */
export interface MfaChallenge {
  challenge: string;
  /** In milliseconds. */
  expiresAt: number;
}

/** Neither an error nor a challenge: signed in. */
export interface SignInOutcome extends Outcome {
  challenge: MfaChallenge | null;
}
