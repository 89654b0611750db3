import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import { readOutside } from '../core/outgoing.js';
import { assertNoTransaction } from '../core/writes/transaction.js';
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024;
/** After so long what happened is in the bell, and a message would only puzzle. */
const KEPT_SECONDS = 12 * 3600;
/** The service does not know the subscription, or no longer. */
const GONE = new Set([404, 410]);
/** The push services of browsers, whatever address the browser names: public hosts only, encrypted and signed by `web-push`. */
export function pushServices({ vapidPrivateKey, supportEmail }, { mayBePrivate = false } = {}) {
    const publicKey = publicKeyOf(vapidPrivateKey);
    const vapidDetails = { subject: `mailto:${supportEmail}`, publicKey, privateKey: vapidPrivateKey };
    return {
        publicKey,
        async send({ endpoint, p256dh, auth }, { payload, topic, isUrgent }) {
            assertNoTransaction('push');
            const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
                vapidDetails,
                TTL: KEPT_SECONDS,
                topic,
                urgency: isUrgent ? 'high' : 'normal',
            });
            const { status } = await readOutside(endpoint, {
                timeoutMs: TIMEOUT_MS,
                maxBytes: MAX_ANSWER_BYTES,
                post: body ?? '',
                headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
                mayBePrivate,
            });
            if (GONE.has(status))
                return false;
            if (status < 200 || status > 299)
                throw new Error(`the push service answered ${status}`);
            return true;
        },
    };
}
/** The public half of a key on the curve P-256, as browsers take it. */
function publicKeyOf(privateKey) {
    const curve = createECDH('prime256v1');
    curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
    return curve.getPublicKey('base64url');
}
//# sourceMappingURL=push-services.js.map