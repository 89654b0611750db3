import type { ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/values/locale.js';
import { queueMail, type MailParams } from '../../../core/mail/mailer.js';
import { firstNameOf } from '../../accounts/person-name.js';

/** The e-mails about the erasure of an account. */
export type ErasureMail = 'erasure-requested' | 'erasure-cancelled' | 'erasure-postponed' | 'erasure-done';

/** Address of those e-mails; read before the account is anonymized. */
export interface ErasureReader {
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
}

/** Loads the e-mail address and language of a user. */
export async function erasureReader(tx: ServiceContext, userId: string): Promise<ErasureReader> {
  return tx.db
    .selectFrom('User')
    .select(['email', 'fullName', 'locale'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Queues one of the e-mails; `about` makes its id unique, so that repeated calls send one mail. */
export async function sendErasureMail(
  tx: ServiceContext,
  kind: ErasureMail,
  about: string,
  reader: ErasureReader,
  params: MailParams = {},
): Promise<void> {
  await queueMail(tx, {
    id: `${kind}-${about}`,
    to: reader.email,
    locale: reader.locale,
    template: `privacy.${kind}`,
    params: { firstName: firstNameOf(reader.fullName), ...params },
  });
}
