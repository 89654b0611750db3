import { createTransport } from 'nodemailer';
import { assertNoTransaction } from '../core/writes/transaction.js';
import type { Mail, MailPort } from './mail.js';

const TIMEOUT_MS = 10_000;

/** Mail over SMTP; `from` is the sender of every mail. */
export function smtpMail(smtpUrl: string, from: string): MailPort {
  // An unresponsive mail server must not hold up the other jobs; the job is retried.
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 2 * TIMEOUT_MS,
  });
  return {
    async send({ id, to, subject, text, html, replyTo, unsubscribeUrl, files = [] }: Mail) {
      assertNoTransaction('mail');
      const headers =
        unsubscribeUrl === undefined
          ? {}
          : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        ...(replyTo === undefined ? {} : { replyTo }),
        headers,
        attachments: files.map(({ name, type, content }) => ({ filename: name, contentType: type, content })),
        messageId: `<${id}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'hueco'}>`,
      });
    },
  };
}
