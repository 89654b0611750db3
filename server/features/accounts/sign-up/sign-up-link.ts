import type { RequestContext, ServiceContext } from '../../../core/context.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { CONFIRM_LINK_HOURS } from '../account.rules.js';
import { emailToken, hashToken } from '../secrets.js';
import { readCookieToken } from '../sessions/session-cookie.js';

/** The link of a sign-up, and the password that it confirms. */
export interface SignUpLink {
  readonly tokenHash: string;
  readonly userId: string;
  /** Null in a link that was mailed before links knew their password. */
  readonly passwordDigest: string | null;
}

/** The hash that is stored of the token of a sign-up's link. */
export const linkOfSignUp = (ctx: Pick<ServiceContext, 'config'>, registrationId: string): string =>
  hashToken(emailToken(ctx.config, registrationId));

/** Compares passwords of sign-ups without a second copy of their hashes. */
export const digestOf = hashToken;

/**
 * Creates the link of a sign-up, or renews it for another day. Those of other sign-ups with the address stay valid: the person who opens one
 * has the mailbox.
 */
export async function keepSignUpLink(
  tx: ServiceContext,
  { userId, email, passwordHash }: { readonly userId: string; readonly email: string; readonly passwordHash: string },
  registrationId: string,
): Promise<void> {
  const now = tx.clock.now();
  const expiresAt = new Date(now.getTime() + CONFIRM_LINK_HOURS * HOUR_MS);
  await tx.db
    .insertInto('EmailToken')
    .values({
      tokenHash: linkOfSignUp(tx, registrationId),
      userId,
      purpose: 'confirm_email',
      email,
      passwordDigest: digestOf(passwordHash),
      createdAt: now,
      expiresAt,
    })
    .onConflict((conflict) => conflict.column('tokenHash').doUpdateSet({ expiresAt }))
    .execute();
}

/**
 * Whether opening the link must lead to setting a password: the account has another sign-up's password by now, or several people may have
 * signed up with the address and this is not the browser of the link's sign-up.
 */
export async function needsPassword(
  tx: RequestContext,
  { tokenHash, userId, passwordDigest }: SignUpLink,
  passwordHash: string,
): Promise<boolean> {
  if (passwordDigest !== null && passwordDigest !== digestOf(passwordHash)) return true;
  const registrationId = readCookieToken(tx, 'sign_up');
  const isOwn = registrationId !== undefined && linkOfSignUp(tx, registrationId) === tokenHash;
  if (passwordDigest !== null && isOwn) return false;
  // A browser of another sign-up shows that there were several, also before that one's job has run.
  if (registrationId !== undefined && !isOwn) return true;
  const other = await tx.db
    .selectFrom('EmailToken')
    .select('userId')
    .where('userId', '=', userId)
    .where('purpose', '=', 'confirm_email')
    .where('passwordDigest', 'is distinct from', passwordDigest)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
