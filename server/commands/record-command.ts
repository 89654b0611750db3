import type { ServiceContext } from '../core/context.js';
import { recordAudit, type AuditEntry } from '../core/writes/audit.js';

/** Records what a command changed: nobody is signed in, so that the account of the operating system stands for its actor. */
export function recordCommand(
  tx: ServiceContext,
  operator: string,
  { after, ...entry }: Omit<AuditEntry, 'actorId' | 'ip'>,
): Promise<void> {
  return recordAudit(tx, { ...entry, actorId: null, after: { ...after, operator } });
}
