import { raw, type Express, type Request, type Response } from 'express';
import type { MountDeps } from '../../../core/feature.js';
import { KeyedSemaphore, Semaphore } from '../../../core/jobs/semaphore.js';
import { inboundMailKey, isSignedMail, readSignature, SIGNATURE_HEADER } from '../../../core/mail/inbound-signature.js';
import { clientBlock, clientNetwork } from '../../../core/rate-limits/client-network.js';
import { consume, returnPoint } from '../../../core/rate-limits/rate-limits.js';
import { receiveReply } from './receive-reply.js';

/** The usual limit of mail servers: five files with their encoding. */
const BODY_LIMIT = '25mb';
/** A mail is in memory as a whole, and anybody can begin to send one. */
const READ_AT_ONCE = 4;
const MAX_READ_MS = 20_000;

// A compressed body could be far larger than what was sent.
const readRaw = raw({ type: () => true, limit: BODY_LIMIT, inflate: false });

/**
 * `POST /webhooks/inbound-mail`: a raw mail to support (message/rfc822), signed by the mail service. Mails that are not replies to a ticket
 * are ignored. Not mounted without a secret.
 */
export function mountInboundMail(app: Express, { services, serviceContext }: MountDeps): void {
  const key = inboundMailKey(services.config);
  if (!key) return;
  const reading = new Semaphore(READ_AT_ONCE);
  /** One mail at a time of each provider's block, so that nobody takes every turn with many addresses. */
  const ofBlock = new KeyedSemaphore();
  app.post('/webhooks/inbound-mail', async (req, res) => {
    const refuse = (): void => {
      services.log.warn({ bytes: req.headers['content-length'] }, 'support: a mail with a wrong signature');
      res.status(400).json({ received: false });
    };
    const signature = readSignature(req.header(SIGNATURE_HEADER), services.clock.now());
    if (!signature) return refuse();
    const ctx = serviceContext();
    const network = clientNetwork(req.ip ?? '');
    await ofBlock.run(clientBlock(network), async () => {
      // A sender that hung up while it waited has sent nothing that could be forged.
      if (req.destroyed) return;
      await consume(ctx, 'inbound-mail-ip', network);
      await reading.run(async () => {
        const body = await bodyOf(req, res);
        if (!body || !isSignedMail(key, body, signature)) return refuse();
        // Only forged mails count: all real ones come from the same network.
        await returnPoint(ctx, 'inbound-mail-ip', network);
        const outcome = await receiveReply(ctx, body);
        if (outcome !== 'added') services.log.info({ outcome }, 'support: a mail was not added to a ticket');
        // The same response for all: the sender of a mail learns nothing about tickets.
        res.json({ received: true });
      });
    });
  });
}

/** The body as sent; null without one. Throws for one that is too large or takes too long, so that it does not keep its turn. */
async function bodyOf(req: Request, res: Response): Promise<Buffer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    reject(Object.assign(new Error('The mail was sent too slowly.'), { status: 408 }));
    req.destroy();
  }, MAX_READ_MS);
  try {
    readRaw(req, res, (error?: Error | string) => (error ? reject(error) : resolve()));
    await promise;
  } finally {
    clearTimeout(timer);
  }
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body : null;
}
