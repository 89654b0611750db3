import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
const keyOf = ({ config }) => deriveKey(config.passwordPepper, 'webhook-secret');
const SECRET_BYTES = 32;
/** A new secret, as partners are shown it. */
export const makeSecret = () => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
export const sealSecret = (ctx, endpointId, secret) => encryptText(keyOf(ctx), secret, endpointId);
/** The headers of Standard Webhooks; while a secret is being changed both sign. */
export function signedHeaders(ctx, endpoint, { messageId, body, at }) {
    const isOldValid = endpoint.sealedOldSecret !== null && endpoint.oldSecretUntil !== null && endpoint.oldSecretUntil > at;
    const sealed = [endpoint.sealedSecret, ...(isOldValid && endpoint.sealedOldSecret ? [endpoint.sealedOldSecret] : [])];
    const signatures = sealed.map((text) => new Webhook(decryptText(keyOf(ctx), text, endpoint.id)).sign(messageId, at, body));
    return {
        'webhook-id': messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signatures.join(' '),
    };
}
//# sourceMappingURL=signing.js.map