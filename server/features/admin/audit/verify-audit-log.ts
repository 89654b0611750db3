import type { ServiceContext } from '../../../core/context.js';
import { recordSelfCheck } from '../../../core/writes/self-checks.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { checkChain } from './timeline.js';

/** Verifies the whole audit log every morning and stores the result for the staff's panel. */
export async function verifyAuditLog(ctx: ServiceContext): Promise<void> {
  const checkedAt = ctx.clock.now();
  const { count, brokenAt } = await checkChain(ctx);
  if (brokenAt !== null) ctx.log.error({ brokenAt }, 'audit: the chain of the log is broken');
  await inTransaction(ctx, (tx) => recordSelfCheck(tx, { kind: 'audit_chain', checkedAt, itemCount: count, brokenAt }));
}
