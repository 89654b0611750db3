import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { Config } from '../config.js';
import { readOutside } from '../core/outgoing.js';
import { HOUR_S } from '../core/values/durations.js';
import { assertNoTransaction } from '../core/writes/transaction.js';
import type { PushPort } from './push.js';

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 16 * 1024;
/** Time to live of a message: after this the bell is enough. */
const KEPT_SECONDS = 12 * HOUR_S;
/** The status codes of an expired or unknown subscription. */
const GONE = new Set([404, 410]);

export interface PushOptions {
  /** For tests, whose service is on this machine. */
  readonly mayBePrivate?: boolean;
}

/** The browsers' push services, at whatever address the browser names: public hosts only, encrypted and signed by `web-push`. */
export function pushServices(
  { vapidPrivateKey, supportEmail }: Pick<Config, 'vapidPrivateKey' | 'supportEmail'>,
  { mayBePrivate = false }: PushOptions = {},
): PushPort {
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
      if (GONE.has(status)) return false;
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return true;
    },
  };
}

/** The public key on the P-256 curve, in the format of browsers. */
function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return curve.getPublicKey('base64url');
}
