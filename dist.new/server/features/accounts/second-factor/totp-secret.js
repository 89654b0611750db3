import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
const keyOf = ({ passwordPepper }) => deriveKey(passwordPepper, 'second-factor');
/** Encrypts a secret for storage; bound to the user, so that a copy in another user's row cannot be decrypted. */
export function encryptTotpSecret(config, userId, secret) {
    return encryptText(keyOf(config), secret, userId);
}
/** Decrypts a stored secret. */
export function decryptTotpSecret(config, userId, encrypted) {
    return decryptText(keyOf(config), encrypted, userId);
}
//# sourceMappingURL=totp-secret.js.map