import type { ServiceContext } from '../../core/context.js';
import { DAY_MS } from '../../core/values/durations.js';
import { changeRecord } from '../../core/writes/change-record.js';
import { inTransaction } from '../../core/writes/transaction.js';
import { changeAccount } from '../accounts/change-account.js';
import { VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { deleteDocuments } from './documents/document-store.js';
import { VerificationStatus } from './verification.enums.js';
import { Verification } from './verification.entity.js';

const BATCH_SIZE = 500;

/** Purges documents thirty days after the decision, with all data read from them but type, country, last four characters and expiry. */
export async function purgeDecidedDocuments(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .selectFrom('Verification as v')
    .select('v.id')
    .where('v.decidedAt', '<=', daysBefore(now, VERIFICATION_BOUNDS.filesKeptDays))
    .where('v.filesDeletedAt', 'is', null)
    .orderBy('v.decidedAt')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => {
      await deleteDocuments(tx, id);
      await changeRecord(tx, Verification, id, { filesDeletedAt: now, fullName: null, birthDate: null, note: '' });
    });
  }
}

/** Deletes verifications that were started long ago and never submitted. */
export async function purgeUnsubmitted(ctx: ServiceContext): Promise<void> {
  const due = await ctx.db
    .selectFrom('Verification as v')
    .select('v.id')
    .where('v.status', '=', VerificationStatus.PENDING)
    .where('v.createdAt', '<=', daysBefore(ctx.clock.now(), VERIFICATION_BOUNDS.pendingKeptDays))
    .orderBy('v.createdAt')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id } of due) {
    await inTransaction(ctx, async (tx) => {
      const pending = await tx.db
        .selectFrom('Verification')
        .select('id')
        .where('id', '=', id)
        .where('status', '=', VerificationStatus.PENDING)
        .forUpdate()
        .executeTakeFirst();
      if (pending) await purge(tx, id);
    });
  }
}

/** Deletes all verifications of a person whose account is erased. */
export async function purgeVerificationsOf(tx: ServiceContext, userId: string): Promise<void> {
  const rows = await tx.db.selectFrom('Verification').select('id').where('userId', '=', userId).execute();
  for (const { id } of rows) await purge(tx, id);
  await changeAccount(tx, userId, { identityVerifiedAt: null });
}

async function purge(tx: ServiceContext, id: string): Promise<void> {
  await deleteDocuments(tx, id);
  await tx.db.deleteFrom('Verification').where('id', '=', id).execute();
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
