import type { Config } from '../../../config.js';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';

type Secrets = Pick<Config, 'passwordPepper'>;

const keyOf = ({ passwordPepper }: Secrets): Buffer => deriveKey(passwordPepper, 'second-factor');

/** A secret as the table keeps it; one copied into another person's row does not open there. */
export function sealTotpSecret(config: Secrets, userId: string, secret: string): string {
  return encryptText(keyOf(config), secret, userId);
}

/** The secret back. */
export function openTotpSecret(config: Secrets, userId: string, sealed: string): string {
  return decryptText(keyOf(config), sealed, userId);
}
