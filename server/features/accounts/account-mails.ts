import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import { HOUR_MS, MINUTE_MS } from '../../core/values/durations.js';
import type { Locale } from '../../core/values/locale.js';
import { queueMail, type MailParams } from '../../core/mail/mailer.js';
import { CONFIRM_LINK_HOURS, RESET_LINK_MINUTES } from './account.rules.js';
import type { LinkPurpose } from './email-token.entity.js';
import { firstNameOf } from './person-name.js';
import { emailToken, hashToken } from './secrets.js';
import type { User } from './user.entity.js';

const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  confirm_email: CONFIRM_LINK_HOURS * HOUR_MS,
  reset_password: RESET_LINK_MINUTES * MINUTE_MS,
  change_email: CONFIRM_LINK_HOURS * HOUR_MS,
};

/** The user an account mail is sent to. */
export interface MailRecipient {
  readonly id: string;
  readonly email: string;
  /** Null until the address is confirmed: anybody can sign up with it, so the name may be a stranger's text. */
  readonly fullName: string | null;
  readonly locale: Locale;
}

/** The columns that `toMailRecipient` reads. */
export const RECIPIENT_COLUMNS = ['id', 'email', 'fullName', 'locale', 'emailVerifiedAt'] as const;

/** The recipient of a user's mails; without a name until the address is confirmed. */
export function toMailRecipient({
  id,
  email,
  fullName,
  locale,
  emailVerifiedAt,
}: Pick<User, (typeof RECIPIENT_COLUMNS)[number]>): MailRecipient {
  return { id, email, fullName: emailVerifiedAt === null ? null : fullName, locale };
}

const firstNameFor = ({ fullName }: MailRecipient): string | null => (fullName === null ? null : firstNameOf(fullName));

/** Creates the token of a mailed link and invalidates earlier links of this purpose; returns the id that the token is derived from. */
export async function issueLink(
  tx: ServiceContext,
  userId: string,
  purpose: LinkPurpose,
  email: string,
  tokenId: string = randomUUID(),
): Promise<string> {
  const now = tx.clock.now();
  await deleteLinks(tx, userId, [purpose]);
  const tokenHash = hashToken(emailToken(tx.config, tokenId));
  await tx.db
    .insertInto('EmailToken')
    .values({
      tokenHash,
      userId,
      purpose,
      email,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
    })
    .execute();
  return tokenId;
}

/** Locks the account of a mailed link, before the link itself: all that create or delete links hold the account. */
export async function lockOwnerOfLink(tx: ServiceContext, token: string): Promise<void> {
  const owner = tx.db.selectFrom('EmailToken').select('userId').where('tokenHash', '=', hashToken(token));
  await tx.db.selectFrom('User').select('id').where('id', 'in', owner).forUpdate().execute();
}

/** Invalidates the links of these purposes that nobody has opened; returns how many there were. */
export async function deleteLinks(
  tx: ServiceContext,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<number> {
  const { numDeletedRows } = await tx.db
    .deleteFrom('EmailToken')
    .where('userId', '=', userId)
    .where('purpose', 'in', purposes)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Mails the link of a sign-up, which may be mailed again. */
export async function sendConfirmation(
  tx: ServiceContext,
  user: Pick<MailRecipient, 'email' | 'locale'>,
  next: string | null,
  tokenId: string,
): Promise<void> {
  await queueMail(tx, {
    id: `confirm-${randomUUID()}`,
    to: user.email,
    locale: user.locale,
    template: 'accounts.confirm-email',
    params: { tokenId, next },
  });
}

/** Sends a mail about the security of an account. */
export async function sendAccountMail(
  tx: ServiceContext,
  user: MailRecipient,
  template: string,
  params: MailParams = {},
): Promise<void> {
  await queueMail(tx, {
    id: `${template}-${randomUUID()}`,
    to: user.email,
    locale: user.locale,
    template: `accounts.${template}`,
    params: { firstName: firstNameFor(user), ...params },
  });
}

/** The recipient of a user's account mails. */
export async function findMailRecipient(ctx: ServiceContext, userId: string): Promise<MailRecipient> {
  const user = await ctx.db.selectFrom('User').select(RECIPIENT_COLUMNS).where('id', '=', userId).executeTakeFirst();
  if (!user) throw new Error(`user not found: ${userId}`);
  return toMailRecipient(user);
}

/** Mails the owner of an account that somebody signed up with their address; one mail per registration. */
export async function sendAccountExists(
  tx: ServiceContext,
  user: MailRecipient,
  registrationId: string,
): Promise<void> {
  await queueMail(tx, {
    id: `account-exists-${registrationId}`,
    to: user.email,
    locale: user.locale,
    template: 'accounts.account-exists',
    params: { firstName: firstNameFor(user) },
  });
}

/** Mails the owner of an account that a session with a copied token was ended. */
export async function sendSessionEnded(
  tx: ServiceContext,
  user: MailRecipient,
  eventId: string,
  device: string,
): Promise<void> {
  await queueMail(tx, {
    id: `session-${eventId}`,
    to: user.email,
    locale: user.locale,
    template: 'accounts.session-ended',
    params: { firstName: firstNameFor(user), device },
  });
}
