import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { Locale } from '../../core/locale.js';
import { queueMail, type MailParams } from '../../core/mailer.js';
import { firstNameOf } from './person-name.js';
import { emailToken, hashToken } from './secrets.js';

const HOUR_MS = 3_600_000;
const LIFETIME_MS = { confirm_email: 24 * HOUR_MS, reset_password: HOUR_MS / 2, change_email: 24 * HOUR_MS } as const;

/** What the link of a mail is for. */
export type LinkPurpose = keyof typeof LIFETIME_MS;

/** Whom an account mail is for. */
export interface MailReceiver {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
}

/** Makes the token of a mailed link; links of this purpose sent before stop working. Answers the id the token is made from. */
export async function issueLink(tx: ServiceContext, userId: string, purpose: LinkPurpose, email: string, tokenId: string = randomUUID()): Promise<string> {
  const now = tx.clock.now();
  await tx.em.execute('delete from email_tokens where user_id = ? and purpose = ? and used_at is null', [userId, purpose]);
  await tx.em.execute('insert into email_tokens (token_hash, user_id, purpose, email, created_at, expires_at) values (?, ?, ?, ?, ?, ?)', [
    hashToken(emailToken(tx.config, tokenId)), userId, purpose, email, now, new Date(now.getTime() + LIFETIME_MS[purpose]),
  ]);
  return tokenId;
}

/** Sends a link that confirms the address, made from an id if one is given; links sent before stop working. */
export async function sendConfirmation(tx: ServiceContext, user: MailReceiver, next: string | null, linkId?: string): Promise<void> {
  const tokenId = await issueLink(tx, user.id, 'confirm_email', user.email, linkId);
  await queueMail(tx, {
    id: `confirm-${tokenId}`,
    to: user.email,
    locale: user.locale,
    template: 'accounts.confirm-email',
    params: { firstName: firstNameOf(user.fullName), tokenId, next },
  });
}

/** Greets her by her first name and tells something that concerns the safety of her account. */
export async function sendAccountMail(tx: ServiceContext, user: MailReceiver, template: string, params: MailParams = {}): Promise<void> {
  await queueMail(tx, {
    id: `${template}-${randomUUID()}`,
    to: user.email,
    locale: user.locale,
    template: `accounts.${template}`,
    params: { firstName: firstNameOf(user.fullName), ...params },
  });
}

/** Whom to write to about an account. */
export async function mailReceiver(ctx: ServiceContext, userId: string): Promise<MailReceiver> {
  const [row] = await ctx.em.execute<{ id: string; email: string; full_name: string; locale: Locale }[]>(
    'select id, email, full_name, locale from users where id = ?',
    [userId],
  );
  if (!row) throw new Error(`there is no user ${userId}`);
  return { id: row.id, email: row.email, fullName: row.full_name, locale: row.locale };
}

/** Tells the owner of an account that somebody tried to open another one with her address; one try, one mail. */
export async function sendAccountExists(tx: ServiceContext, user: MailReceiver, registrationId: string): Promise<void> {
  await queueMail(tx, {
    id: `account-exists-${registrationId}`,
    to: user.email,
    locale: user.locale,
    template: 'accounts.account-exists',
    params: { firstName: firstNameOf(user.fullName) },
  });
}

/** Tells the owner of an account that a copied session was ended. */
export async function sendSessionEnded(tx: ServiceContext, user: MailReceiver, eventId: string, device: string): Promise<void> {
  await queueMail(tx, {
    id: `session-${eventId}`,
    to: user.email,
    locale: user.locale,
    template: 'accounts.session-ended',
    params: { firstName: firstNameOf(user.fullName), device },
  });
}
