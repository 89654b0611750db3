import type { SignedInContext } from '../../core/context.js';
import { recordAudit, type AuditEntry } from '../../core/writes/audit.js';

/** Keeps in the log what support did with a ticket; the texts themselves stand in the ticket. */
export function recordTicketAct(
  tx: SignedInContext,
  objectId: string,
  act: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  return recordAudit(tx, { ...act, actorId: tx.viewer.id, objectType: 'ticket', objectId, ip: tx.client.ip });
}
