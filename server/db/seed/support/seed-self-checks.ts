import { recordSelfCheck } from '../../../core/writes/self-checks.js';
import { checkChain } from '../../../features/admin/audit/timeline.js';
import type { SeedTransaction } from '../insert-rows.js';

/** The hash chain of the audit log is really checked here; the ledger is compared with the provider's in the first night. */
export async function seedSelfChecks(tx: SeedTransaction, now: Date): Promise<void> {
  const { count, brokenAt } = await checkChain(tx);
  await recordSelfCheck(tx, { kind: 'audit_chain', checkedAt: now, itemCount: count, brokenAt });
}
