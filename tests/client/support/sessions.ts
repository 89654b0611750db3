import { onTestFinished, vi, type Mocked } from 'vitest';
import { RequestFailed } from '../../../client/apollo/app-error';
import type { ErrorCode, Role } from '../../../client/generated/schema';
import { SessionClient } from '../../../client/session/session-client';
import type { Session, SessionEvent, SessionTransport } from '../../../client/session/types';

/** A session of fifteen minutes, as the server answers it. */
export const sessionOf = (id = 'usr_marta', token = 'token-1', lastsMs = 900_000): Session => ({
  user: {
    id,
    email: 'marta@correo.es',
    fullName: 'Marta Ruiz',
    isEmailVerified: true,
    locale: 'ES',
    hasSecondFactor: false,
    mustAddSecondFactor: false,
    isStaff: false,
    isOnboardingDue: false,
    startsAsHost: false,
  },
  accessToken: token,
  refreshToken: null,
  expiresAt: Date.now() + lastsMs,
});

/** An access token as the server signs it, valid from a moment on. */
export const accessTokenOf = (person: string, from = Date.now(), lastsMs = 900_000): string => {
  const iat = Math.floor(from / 1000);
  const parts = [{ alg: 'EdDSA' }, { iat, exp: iat + lastsMs / 1000, sid: 'ses_1', sub: person }, {}];
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
};

/** The server's refusal with a code. */
export const refusal = (code: ErrorCode | 'NETWORK', isRetryable = code === 'NETWORK') =>
  new RequestFailed({ code, params: {}, fields: [], isRetryable });

/** A session client with mocked transport, its events and its log. */
export function createSessions(overrides: Partial<Mocked<SessionTransport>> = {}, roles: Role[] = ['RENTER']) {
  const transport: Mocked<SessionTransport> = {
    signIn: vi.fn(async () => sessionOf()),
    verifyMfa: vi.fn(async () => sessionOf()),
    signUp: vi.fn(async () => undefined),
    signOut: vi.fn(async () => undefined),
    requestPasswordReset: vi.fn(async () => undefined),
    resetPassword: vi.fn(async () => undefined),
    changePassword: vi.fn(async () => undefined),
    requestEmailChange: vi.fn(async () => undefined),
    refresh: vi.fn(async (): Promise<Session | null> => null),
    viewer: vi.fn(async () => ({ ...sessionOf().user, roles, ownsSpaces: roles.includes('HOST') })),
    ...overrides,
  };
  const log = vi.fn();
  const client = new SessionClient(transport, log);
  // Test files share a worker: a client that still listens would clear the state of a later test at sign-in.
  onTestFinished(() => client.stop());
  const events: SessionEvent[] = [];
  client.onEvent((event) => events.push(event));
  return { client, transport, events, log };
}
