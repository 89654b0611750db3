import type { SignedInContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { tidyStatement } from '../../accounts/measures/apply-measure.js';
import { issueViewToken } from '../../accounts/sessions/view-token.js';

/** Opens a read-only view of Hueco as a person; the audit log records who viewed, why and until when. */
export async function viewAsPerson(
  ctx: SignedInContext,
  personId: string,
  given: string,
): Promise<{ readonly token: string; readonly expiresAt: Date }> {
  const reason = tidyStatement(given);
  const view = { personId, staffSessionId: ctx.viewer.sessionId };
  const { token, expiresAt } = issueViewToken(ctx.config, view, ctx.clock.now());
  await inTransaction(ctx, (tx) =>
    recordAudit(tx, {
      actorId: tx.viewer.id,
      action: 'user.viewed_as',
      objectType: 'User',
      objectId: personId,
      after: { until: expiresAt },
      reason,
      ip: tx.client.ip,
    }),
  );
  return { token, expiresAt };
}
