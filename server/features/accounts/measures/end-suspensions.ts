import type { ServiceContext } from '../../../core/context.js';
import { recordAudit } from '../../../core/writes/audit.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { findMailRecipient, sendAccountMail } from '../account-mails.js';
import { reopenAccount } from './apply-measure.js';
import { CLOSING_KINDS, MeasureKind } from './measure.enums.js';

const BATCH_SIZE = 100;

/** Restores the accounts whose suspension is over, unless a longer one or a ban is in force. */
export async function endSuspensions(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('AccountMeasure')
    .select('userId')
    .distinct()
    .where('kind', '=', MeasureKind.SUSPENSION)
    .where('liftedAt', 'is', null)
    .where('endsAt', '<=', ctx.clock.now())
    .limit(BATCH_SIZE)
    .execute();
  for (const { userId } of due) await inTransaction(ctx, (tx) => endSuspension(tx, userId));
}

async function endSuspension(tx: ServiceContext, userId: string): Promise<void> {
  const now = tx.clock.now();
  const { erasedAt } = await tx.db
    .selectFrom('User')
    .select('erasedAt')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const ended = await tx.db
    .updateTable('AccountMeasure')
    .set({ liftedAt: now })
    .where('userId', '=', userId)
    .where('kind', '=', MeasureKind.SUSPENSION)
    .where('liftedAt', 'is', null)
    .where('endsAt', '<=', now)
    .returning('id')
    .execute();
  if (ended.length === 0) return;
  const other = await tx.db
    .selectFrom('AccountMeasure')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', 'in', CLOSING_KINDS)
    .where('liftedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (other) return;
  if (erasedAt === null) await reopenAccount(tx, userId);
  await recordAudit(tx, {
    actorId: null,
    action: 'user.suspension_ended',
    objectType: 'User',
    objectId: userId,
    before: { isSuspended: true },
    after: { isSuspended: false },
  });
  await sendAccountMail(tx, await findMailRecipient(tx, userId), 'restored');
}
