import type { ServiceContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { hashOfKey } from '../keys/edit-keys.js';
import { makeAppSecret, NO_OLD_SECRET } from './edit-apps.js';
import { PartnerApp, PartnerAppKind } from './partner-app.entity.js';

/**
 * Ends the secrets of a person's apps that were made by then, and all previous ones; returns the names of the apps that need a new secret.
 * The row keeps the hash of one that nobody has, since an app of this kind never works without.
 */
export async function endSecretsOf(tx: ServiceContext, userId: string, until: Date): Promise<readonly string[]> {
  const rows = await tx.db
    .selectFrom('PartnerApp')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', '=', PartnerAppKind.CONFIDENTIAL)
    .where('secretMadeAt', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .forUpdate()
    .execute();
  const names: string[] = [];
  for (const { id } of rows) {
    const app = await tx.em.findOneOrFail(PartnerApp, id);
    const isEnded = app.secretMadeAt !== null && app.secretMadeAt <= until;
    Object.assign(app, NO_OLD_SECRET, isEnded && { secretHash: hashOfKey(makeAppSecret(tx)), secretMadeAt: null });
    await tx.em.flush();
    if (!isEnded) continue;
    names.push(app.name);
    await recordAudit(tx, {
      actorId: null,
      action: 'partner_app.secret_ended',
      objectType: 'PartnerApp',
      objectId: id,
      after: { hasSecret: false },
    });
  }
  return names;
}
