import type { ServiceContext } from '../../core/context.js';
import { queueMail, type QueuedMail } from '../../core/mail/mailer.js';

/** Mails the owner of API keys, webhooks or apps, at the owner's address and in the owner's language. */
export async function queueOwnerMail(
  tx: ServiceContext,
  userId: string,
  mail: Pick<QueuedMail, 'id' | 'template' | 'params'>,
): Promise<void> {
  const owner = await tx.db
    .selectFrom('User')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await queueMail(tx, { ...mail, to: owner.email, locale: owner.locale });
}
