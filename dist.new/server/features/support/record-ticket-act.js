import { recordAudit } from '../../core/writes/audit.js';
/** Keeps in the log what support did with a ticket; the texts themselves stand in the ticket. */
export function recordTicketAct(tx, objectId, act) {
    return recordAudit(tx, { ...act, actorId: tx.viewer.id, objectType: 'ticket', objectId, ip: tx.client.ip });
}
//# sourceMappingURL=record-ticket-act.js.map