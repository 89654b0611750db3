import { queueMail } from '../../../core/mail/mailer.js';
import { firstNameOf } from '../../accounts/person-name.js';
/** Loads where a user's e-mails go. */
export async function erasureReader(tx, userId) {
    return tx.db
        .selectFrom('User')
        .select(['email', 'fullName', 'locale'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow();
}
/** Queues one of the e-mails; `about` makes its id unique, so that repeated calls send one mail. */
export async function sendErasureMail(tx, kind, about, reader, params = {}) {
    await queueMail(tx, {
        id: `${kind}-${about}`,
        to: reader.email,
        locale: reader.locale,
        template: `privacy.${kind}`,
        params: { firstName: firstNameOf(reader.fullName), ...params },
    });
}
//# sourceMappingURL=erasure-mails.js.map