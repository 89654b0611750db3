import { queueMail } from '../../../core/mail/mailer.js';
import { firstNameOf } from '../../accounts/person-name.js';
import { erasureReader } from '../erasure/erasure-mails.js';
/** E-mails the requester that the request was received or answered. The answer itself is shown on the site only. */
export async function sendDataRequestMail(tx, mail, row) {
    const { email, fullName, locale } = await erasureReader(tx, row.userId);
    await queueMail(tx, {
        id: `${mail}-${row.id}`,
        to: email,
        locale,
        template: `privacy.${mail}`,
        params: { firstName: firstNameOf(fullName), kind: row.kind, dueAt: row.dueAt.toISOString() },
    });
}
//# sourceMappingURL=data-request-mails.js.map