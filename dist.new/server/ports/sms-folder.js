import { escapeHtml } from '../core/mail/mail-layout.js';
import { assertNoTransaction } from '../core/writes/transaction.js';
/** Text messages for work and demos: they lie among the mails, so that one mailbox shows both. */
export class SmsFolder {
    mails;
    constructor(mails) {
        this.mails = mails;
    }
    async send({ id, to, text }) {
        assertNoTransaction('sms');
        const html = `<!doctype html><html><body><p>${escapeHtml(text)}</p></body></html>`;
        await this.mails.send({ id: `sms-${id}`, to, subject: 'SMS', text, html });
    }
}
//# sourceMappingURL=sms-folder.js.map