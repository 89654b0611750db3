import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../../core/context.js';
import type { ConsumerRegistry } from '../../../core/events/outbox.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { AccountEventType } from '../../accounts/account.events.js';
import { queueKeyMail } from './key-mails.js';

/**
 * Revokes the keys of a recovered account, since a thief may have made or copied them. A password that is only changed keeps them, because
 * partners' programs run on them.
 */
export function registerKeyConsumers(consumers: ConsumerRegistry): void {
  consumers.on([AccountEventType.RECOVERED], async (tx, { payload, createdAt }) => {
    await revokeKeysOf(tx, String(payload['userId']), createdAt);
  });
}

/** Revokes the valid keys of a person that were created by then and mails the person; returns how many there were. */
export async function revokeKeysOf(tx: ServiceContext, userId: string, until: Date): Promise<number> {
  const now = tx.clock.now();
  const keys = await tx.db
    .updateTable('ApiKey')
    .set({ revokedAt: now })
    .where('userId', '=', userId)
    .where('revokedAt', 'is', null)
    .where('createdAt', '<=', until)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .returning(['id', 'name'])
    .execute();
  if (keys.length === 0) return 0;
  for (const { id, name } of keys)
    await recordAudit(tx, {
      actorId: null,
      action: 'api_key.revoked',
      objectType: 'ApiKey',
      objectId: id,
      after: { name },
    });
  await queueKeyMail(tx, userId, { template: 'keys-revoked', id: randomUUID() });
  return keys.length;
}
