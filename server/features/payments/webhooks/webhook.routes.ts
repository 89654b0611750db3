import { raw, type Express, type Request } from 'express';
import type { ServiceContext } from '../../../core/context.js';
import { faultPoint } from '../../../core/fault-points.js';
import type { MountDeps } from '../../../core/feature.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { PaymentsPort, ProviderEvent } from '../../../ports/payments/payments.js';
import { ForgedEventError } from '../../../ports/payments/provider-error.js';
import { APPLY_EVENT_JOB } from './apply-provider-event.js';

const BODY_LIMIT = '512kb';

interface SignedEvent {
  readonly provider: PaymentsPort;
  readonly event: ProviderEvent;
}

/** `POST /webhooks/stripe`: stores the event, responds at once, and leaves the rest to a job. */
export function mountWebhooks(app: Express, { services, serviceContext }: MountDeps): void {
  app.post('/webhooks/stripe', raw({ type: () => true, limit: BODY_LIMIT }), async (req, res) => {
    const signed = readSigned(services.ports.payments.all, req);
    if (!signed) {
      services.log.warn({ bytes: req.headers['content-length'] }, 'payments: a webhook with a wrong signature');
      res.status(400).json({ received: false });
      return;
    }
    await storeEvent(serviceContext(), signed);
    faultPoint('webhook.stored');
    res.json({ received: true });
  });
}

/** The event, and the provider whose secret signed it; null when none did. */
function readSigned(providers: readonly PaymentsPort[], req: Request): SignedEvent | null {
  const body: unknown = req.body;
  const signature = req.header('stripe-signature');
  if (!Buffer.isBuffer(body) || signature === undefined) return null;
  for (const provider of providers) {
    try {
      return { provider, event: provider.readEvent(body, signature) };
    } catch (error) {
      if (!(error instanceof ForgedEventError)) throw error;
    }
  }
  return null;
}

/** Stored once per event, however often it is sent. */
export async function storeEvent(ctx: ServiceContext, { provider, event }: SignedEvent): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { id, type, subject, ref, accountRef, createdAt } = event;
    const stored = await tx.db
      .insertInto('ProviderEvent')
      .values({ provider: provider.name, id, type, subject, ref, accountRef, createdAt, receivedAt: tx.clock.now() })
      .onConflict((conflict) => conflict.columns(['provider', 'id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await addJob(tx, APPLY_EVENT_JOB, { provider: provider.name, id }, { isOutbound: true });
  });
}
