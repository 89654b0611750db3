import type { Config } from '../../../config.js';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';

type Secrets = Pick<Config, 'passwordPepper'>;

const keyOf = ({ passwordPepper }: Secrets): Buffer => deriveKey(passwordPepper, 'second-factor');

/** Encrypts a secret for storage; bound to the user, so that a copy in another user's row cannot be decrypted. */
export function encryptTotpSecret(config: Secrets, userId: string, secret: string): string {
  return encryptText(keyOf(config), secret, userId);
}

/** Decrypts a stored secret. */
export function decryptTotpSecret(config: Secrets, userId: string, encrypted: string): string {
  return decryptText(keyOf(config), encrypted, userId);
}
