import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors.js';
import { emailToLookUp } from '../email-address.js';
import { verifyPassword, withRoomToHash } from '../password/password-hashing.js';
import { challenge } from '../second-factor/mfa-challenge.js';
import { hasSecondFactor } from '../second-factor/second-factor.js';
import { findKnownDevice } from './known-devices.js';
import { openSessionFor, type OpenedSession } from './open-session.js';
import { admitSignIn, type SignInTry } from './sign-in-throttle.js';

interface Credentials {
  readonly id: string;
  readonly password_hash: string;
  readonly is_email_verified: boolean;
  readonly is_suspended: boolean;
}

/** Opens a session for whoever knows the password; unknown addresses and wrong passwords get one answer in one time. */
export async function signIn(ctx: RequestContext, input: { email: string; password: string }, inBody: boolean): Promise<OpenedSession> {
  const email = emailToLookUp(input.email);
  refuseProblems(missingFields(email, input.password));
  return withRoomToHash(() => tryToSignIn(ctx, email, input.password, inBody));
}

async function tryToSignIn(ctx: RequestContext, email: string, password: string, inBody: boolean): Promise<OpenedSession> {
  const attempt = await admitSignIn(ctx, email, await findKnownDevice(ctx, email));
  const found = await findCredentials(ctx, email);
  const fits = await checkPassword(ctx, attempt, password, found?.password_hash ?? null);
  if (!found || !fits) throw new DomainError(ErrorCode.INVALID_CREDENTIALS);
  await attempt.succeed();
  if (found.is_suspended) throw new DomainError(ErrorCode.ACCOUNT_SUSPENDED);
  if (!found.is_email_verified) throw new DomainError(ErrorCode.EMAIL_NOT_VERIFIED);
  if (await hasSecondFactor(ctx, found.id)) throw await challenge(ctx, found.id);
  return openSessionFor(ctx, { userId: found.id, email, passwordHash: found.password_hash, isSecondFactorVerified: false, inBody });
}

function missingFields(email: string, password: string): FieldError[] {
  return [
    ...(email === '' ? [{ path: 'email', code: FieldProblemCode.REQUIRED }] : []),
    ...(password === '' ? [{ path: 'password', code: FieldProblemCode.REQUIRED }] : []),
  ];
}

async function findCredentials(ctx: RequestContext, email: string): Promise<Credentials | undefined> {
  const [row] = await ctx.em.execute<Credentials[]>(
    `select id, password_hash, email_verified_at is not null as is_email_verified, suspended_at is not null as is_suspended
     from users where email = ?`,
    [email],
  );
  return row;
}

async function checkPassword(ctx: RequestContext, attempt: SignInTry, password: string, hash: string | null): Promise<boolean> {
  try {
    return await verifyPassword(ctx.config, password, hash);
  } catch (error) {
    // Not looked at for want of room: it was no try.
    await attempt.giveBack();
    throw error;
  }
}
