import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { decryptText, deriveKey, encryptText } from '../../../core/crypto.js';
import { secondsOf } from '../../../core/clock.js';
import type { ServiceContext } from '../../../core/context.js';
import type { WebhookEndpoint } from './webhook-endpoint.entity.js';

type Secrets = Pick<ServiceContext, 'config'>;

const keyOf = ({ config }: Secrets): Buffer => deriveKey(config.passwordPepper, 'webhook-secret');
const SECRET_BYTES = 32;

/** A new secret, in the format shown to partners. */
export const makeSecret = (): string => `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;

export const sealSecret = (ctx: Secrets, endpointId: string, secret: string): string =>
  encryptText(keyOf(ctx), secret, endpointId);

/** The headers of Standard Webhooks; while a secret is being replaced both sign. */
export function signedHeaders(
  ctx: Secrets,
  endpoint: Pick<WebhookEndpoint, 'id' | 'sealedSecret' | 'sealedOldSecret' | 'oldSecretUntil'>,
  { messageId, body, at }: { readonly messageId: string; readonly body: string; readonly at: Date },
): Record<'webhook-id' | 'webhook-timestamp' | 'webhook-signature', string> {
  const isOldValid =
    endpoint.sealedOldSecret !== null && endpoint.oldSecretUntil !== null && endpoint.oldSecretUntil > at;
  const sealed = [endpoint.sealedSecret, ...(isOldValid && endpoint.sealedOldSecret ? [endpoint.sealedOldSecret] : [])];
  const signatures = sealed.map((text) =>
    new Webhook(decryptText(keyOf(ctx), text, endpoint.id)).sign(messageId, at, body),
  );
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(secondsOf(at)),
    'webhook-signature': signatures.join(' '),
  };
}
