import { decryptText, deriveKey, encryptText } from '../../core/crypto.js';
const keyOf = ({ config }) => deriveKey(config.passwordPepper, 'access-instructions');
/** Encrypts the access instructions for the database. */
export function sealInstructions(ctx, spaceId, text) {
    return encryptText(keyOf(ctx), text, spaceId);
}
/** Decrypts the access instructions; null when the secret they were encrypted with is gone, so that the host can write them again. */
export function openInstructions(ctx, spaceId, sealed) {
    try {
        return decryptText(keyOf(ctx), sealed, spaceId);
    }
    catch {
        ctx.log.error({ spaceId }, 'access instructions cannot be opened with the present PASSWORD_PEPPER');
        return null;
    }
}
//# sourceMappingURL=access-instructions.js.map