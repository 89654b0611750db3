import type { ServiceContext } from '../core/context.js';
import { recordAudit, type AuditEntry } from '../core/writes/audit.js';

/** Records in the audit log what a command changed. Nobody is signed in, so the actor is the account of the operating system. */
export function recordCommand(
  tx: ServiceContext,
  operator: string,
  { after, ...entry }: Omit<AuditEntry, 'actorId' | 'ip'>,
): Promise<void> {
  return recordAudit(tx, { ...entry, actorId: null, after: { ...after, operator } });
}
