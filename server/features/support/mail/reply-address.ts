import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../../../config.js';
import { deriveKey } from '../../../core/crypto.js';

type Secrets = Pick<Config, 'passwordPepper'>;

const TOKEN_LENGTH = 24;
const ADDRESS = /^[^@+]+\+(sup-\d{4}-\d{6})\.([\da-f]{24})@/;

/** Proves that the sender received a mail of this ticket. Hexadecimal, because mail programs change the case of addresses. */
function tokenOf({ passwordPepper }: Secrets, code: string): string {
  return createHmac('sha256', deriveKey(passwordPepper, 'ticket-replies'))
    .update(code)
    .digest('hex')
    .slice(0, TOKEN_LENGTH);
}

/** The reply address of a ticket's mails: the support mailbox, with code and token. */
export function replyAddress(config: Secrets & Pick<Config, 'supportEmail'>, code: string): string {
  const [mailbox = '', domain = ''] = config.supportEmail.split('@');
  return `${mailbox}+${code.toLowerCase()}.${tokenOf(config, code)}@${domain}`;
}

/** The ticket code in an address; null when it is not one of ours or its token is wrong. */
export function ticketCodeOf(config: Secrets, address: string): string | null {
  const [, code, token] = ADDRESS.exec(address.trim().toLowerCase()) ?? [];
  if (code === undefined || token === undefined) return null;
  const expected = tokenOf(config, code.toUpperCase());
  return timingSafeEqual(Buffer.from(token), Buffer.from(expected)) ? code.toUpperCase() : null;
}
