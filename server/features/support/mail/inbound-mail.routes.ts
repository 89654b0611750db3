import { raw, type Express } from 'express';
import type { MountDeps } from '../../../core/feature.js';
import { inboundMailKey, isSignedMail, SIGNATURE_HEADER } from '../../../core/mail/inbound-signature.js';
import { receiveReply } from './receive-reply.js';

/** The usual limit of mail servers: five files with their encoding. */
const BODY_LIMIT = '25mb';

/**
 * `POST /webhooks/inbound-mail`: a raw mail to support (message/rfc822), signed by the mail service. Mails that are not replies to a ticket
 * are ignored. Not mounted without a secret.
 */
export function mountInboundMail(app: Express, { services, serviceContext }: MountDeps): void {
  const key = inboundMailKey(services.config);
  if (!key) return;
  app.post('/webhooks/inbound-mail', raw({ type: () => true, limit: BODY_LIMIT }), async (req, res) => {
    const body: unknown = req.body;
    const now = services.clock.now();
    if (!Buffer.isBuffer(body) || !isSignedMail(key, body, req.header(SIGNATURE_HEADER), now)) {
      services.log.warn({ bytes: req.headers['content-length'] }, 'support: a mail with a wrong signature');
      res.status(400).json({ received: false });
      return;
    }
    const outcome = await receiveReply(serviceContext(), body);
    if (outcome !== 'added') services.log.info({ outcome }, 'support: a mail was not added to a ticket');
    // The same response for all: the sender of a mail learns nothing about tickets.
    res.json({ received: true });
  });
}
