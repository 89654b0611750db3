import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './crypto.js';
const ID_BYTES = 16;
const PROOF_BYTES = 16;
const LENGTH = 43;
/** The secret addresses of one kind of share: its random id and our proof of it, so that the table alone opens none. */
export function shareTokens(kind) {
    const proofOf = (config, id) => createHmac('sha256', deriveKey(config.jwtSecret, kind)).update(id).digest().subarray(0, PROOF_BYTES);
    return {
        /** What the address of a share ends with. */
        tokenOf(config, shareId) {
            const id = Buffer.from(shareId.replaceAll('-', ''), 'hex');
            return Buffer.concat([id, proofOf(config, id)]).toString('base64url');
        },
        /** The share's id; null for what is no token of ours. */
        idOf(config, token) {
            const bytes = Buffer.from(token, 'base64url');
            if (token.length !== LENGTH || bytes.length !== ID_BYTES + PROOF_BYTES)
                return null;
            const id = bytes.subarray(0, ID_BYTES);
            if (!timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(config, id)))
                return null;
            const hex = id.toString('hex');
            return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
        },
    };
}
//# sourceMappingURL=share-token.js.map