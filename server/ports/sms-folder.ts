import { escapeHtml } from '../core/values/escape-html.js';
import { assertNoTransaction } from '../core/writes/transaction.js';
import type { MailFolder } from './mail-folder.js';
import type { SmsPort, TextMessage } from './sms.js';

/** Text messages for development and demos: stored among the mails, so that one mailbox shows both. */
export class SmsFolder implements SmsPort {
  constructor(private readonly mails: MailFolder) {}

  async send({ id, to, text }: TextMessage): Promise<void> {
    assertNoTransaction('sms');
    const html = `<!doctype html><html><body><p>${escapeHtml(text)}</p></body></html>`;
    await this.mails.send({ id: `sms-${id}`, to, subject: 'SMS', text, html });
  }
}
