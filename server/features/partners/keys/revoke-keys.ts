import type { ServiceContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { endSockets } from '../end-sockets.js';

/** Revokes the valid keys of a person that were created by then; returns their names. */
export async function revokeKeysOf(tx: ServiceContext, userId: string, until: Date): Promise<readonly string[]> {
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
  for (const { id } of keys)
    await recordAudit(tx, {
      actorId: null,
      action: 'api_key.revoked',
      objectType: 'ApiKey',
      objectId: id,
      after: { isRevoked: true },
    });
  await endSockets(
    tx,
    keys.map(({ id }) => id),
  );
  return keys.map(({ name }) => name);
}
