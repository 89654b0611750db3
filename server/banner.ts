import path from 'node:path';
import type { Config } from './config.js';

/** Printed at start: the address, how to sign in, and which services are not configured. */
export function banner(config: Config, port: number): string {
  const url = config.publicUrl.replace(/:0$/, `:${port}`);
  const demo = [
    '',
    '  Demo accounts, password Hueco-demo-2026:',
    '    renter@hueco.test   host@hueco.test   both@hueco.test   admin@hueco.test',
    `  The admin's second factor:  ${url}/dev/second-factor`,
    ...(config.smtpUrl === null ? [`  Mails that would be sent:  ${url}/dev/mailbox`] : []),
  ];
  const lacks = [
    '',
    ...(config.smtpUrl === null
      ? [`  No SMTP_URL: mails are only kept in ${path.join(config.dataDir, 'mails')}, nobody gets them.`]
      : []),
    '  No payment provider: spaces can be found and published, but nobody can pay.',
  ];
  const lines = [
    '',
    `  Hueco is running:  ${url}`,
    ...(config.demo ? demo : lacks),
    '',
    `  Data: ${config.dataDir}   Stop: Ctrl-C`,
    '',
  ];
  return `${lines.join('\n')}\n`;
}
