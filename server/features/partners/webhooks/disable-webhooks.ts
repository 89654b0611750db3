import type { ServiceContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { WebhookEndpoint } from './webhook-endpoint.entity.js';
import { WebhookDeliveryState, WebhookState } from './webhook.enums.js';

/** Of a locked webhook that was just disabled: its waiting deliveries have no next attempt. */
export async function cancelAttempts(tx: ServiceContext, endpointId: string): Promise<void> {
  await tx.db
    .updateTable('WebhookDelivery')
    .set({ nextAttemptAt: null })
    .where('endpointId', '=', endpointId)
    .where('state', '=', WebhookDeliveryState.WAITING)
    .execute();
}

/** Disables the webhooks of a person that were created by then; returns their hosts. Events wait until the owner enables them again. */
export async function disableWebhooksOf(tx: ServiceContext, userId: string, until: Date): Promise<readonly string[]> {
  const rows = await tx.db
    .selectFrom('WebhookEndpoint')
    .select('id')
    .where('userId', '=', userId)
    .where('state', '=', WebhookState.ACTIVE)
    .where('createdAt', '<=', until)
    .orderBy('createdAt')
    .orderBy('id')
    .forUpdate()
    .execute();
  const hosts: string[] = [];
  for (const { id } of rows) {
    const webhook = await tx.em.findOneOrFail(WebhookEndpoint, id);
    // Without failures: the owner is told, and the staff need no alarm.
    Object.assign(webhook, { state: WebhookState.DISABLED, disabledAt: tx.clock.now(), failingSince: null });
    await tx.em.flush();
    await cancelAttempts(tx, id);
    const { host } = new URL(webhook.url);
    hosts.push(host);
    await recordAudit(tx, {
      actorId: null,
      action: 'webhook.disabled',
      objectType: 'WebhookEndpoint',
      objectId: id,
      after: { state: WebhookState.DISABLED },
    });
  }
  return hosts;
}
