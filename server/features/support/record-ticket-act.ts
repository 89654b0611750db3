import type { SignedInContext } from '../../core/context.js';
import { recordAudit, type AuditEntry } from '../../core/writes/audit.js';

/** Records an act of support on a ticket in the audit log; the texts themselves are in the ticket. */
export function recordTicketAct(
  tx: SignedInContext,
  objectId: string,
  act: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): Promise<void> {
  return recordAudit(tx, { ...act, actorId: tx.viewer.id, objectType: 'Ticket', objectId, ip: tx.client.ip });
}
