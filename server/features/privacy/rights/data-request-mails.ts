import type { ServiceContext } from '../../../core/context.js';
import { queueMail } from '../../../core/mailer.js';
import { firstNameOf } from '../../accounts/person-name.js';
import { erasureReader } from '../erasure/erasure-mails.js';
import type { DataRequestRow } from './data-requests.js';

/** Writes to whoever asked: that it came in and until when we answer, or that the answer is on her page. The answer itself is no matter for a mail. */
export async function tellOfDataRequest(tx: ServiceContext, mail: 'data-request-received' | 'data-request-answered', row: DataRequestRow): Promise<void> {
  const { email, fullName, locale } = await erasureReader(tx, row.user_id);
  await queueMail(tx, {
    id: `${mail}-${row.id}`,
    to: email,
    locale,
    template: `privacy.${mail}`,
    params: { firstName: firstNameOf(fullName), kind: row.kind, dueAt: new Date(row.due_at).toISOString() },
  });
}
