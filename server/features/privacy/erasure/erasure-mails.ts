import type { ServiceContext } from '../../../core/context.js';
import type { Locale } from '../../../core/locale.js';
import { queueMail, type MailParams } from '../../../core/mailer.js';
import { firstNameOf } from '../../accounts/person-name.js';

/** What a person whose account is to be erased hears by e-mail. */
export type ErasureMail = 'erasure-requested' | 'erasure-cancelled' | 'erasure-postponed' | 'erasure-done';

/** To whom, as long as it is known. */
export interface ErasureReader {
  readonly email: string;
  readonly fullName: string;
  readonly locale: Locale;
}

/** The reader of a person's mails. */
export async function erasureReader(tx: ServiceContext, userId: string): Promise<ErasureReader> {
  const [row] = await tx.em.execute<{ email: string; full_name: string; locale: Locale }[]>('select email, full_name, locale from users where id = ?', [userId]);
  if (!row) throw new Error(`there is no user ${userId}`);
  return { email: row.email, fullName: row.full_name, locale: row.locale };
}

/** Queues one of the mails; `about` makes it one mail however often it is queued. */
export async function sendErasureMail(tx: ServiceContext, kind: ErasureMail, about: string, reader: ErasureReader, params: MailParams = {}): Promise<void> {
  await queueMail(tx, {
    id: `${kind}-${about}`,
    to: reader.email,
    locale: reader.locale,
    template: `privacy.${kind}`,
    params: { firstName: firstNameOf(reader.fullName), ...params },
  });
}
