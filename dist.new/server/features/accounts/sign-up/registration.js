import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
const keyOf = ({ passwordPepper }) => deriveKey(passwordPepper, 'registration');
/** Encrypts the hash, bound to the address, because job payloads are listed and logged more freely than the table of users. */
export function toQueuedRegistration(config, { passwordHash, at, ...rest }) {
    return { ...rest, at: at.toISOString(), sealedHash: encryptText(keyOf(config), passwordHash, rest.email) };
}
/** Decrypts a queued registration; throws when the hash belongs to another address. */
export function fromQueuedRegistration(config, { sealedHash, at, ...rest }) {
    return { ...rest, at: new Date(at), passwordHash: decryptText(keyOf(config), sealedHash, rest.email) };
}
//# sourceMappingURL=registration.js.map