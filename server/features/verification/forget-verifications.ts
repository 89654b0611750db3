import type { ServiceContext } from '../../core/context.js';
import { inTransaction } from '../../core/transaction.js';
import { VERIFICATION_BOUNDS } from './document-kinds.rules.js';
import { removeDocuments } from './document-store.js';

const DAY_MS = 86_400_000;
const BATCH = 500;

/** Thirty days after the decision the documents go, and all that was read from them but type, country, last four characters and expiry. */
export async function forgetDecidedDocuments(ctx: ServiceContext): Promise<void> {
  const now = ctx.clock.now();
  const due = await idsOf(ctx, 'decided_at <= ? and files_deleted_at is null order by decided_at', daysBefore(now, VERIFICATION_BOUNDS.filesKeptDays));
  for (const id of due) {
    await inTransaction(ctx, async (tx) => {
      await removeDocuments(tx, id);
      await tx.em.execute(`update verifications set files_deleted_at = ?, full_name = null, birth_date = null, note = '' where id = ?`, [now, id]);
    });
  }
}

/** Verifications that were begun and never sent. */
export async function forgetUnsent(ctx: ServiceContext): Promise<void> {
  const due = await idsOf(ctx, `status = 'pending' and created_at <= ? order by created_at`, daysBefore(ctx.clock.now(), VERIFICATION_BOUNDS.pendingKeptDays));
  for (const id of due) {
    await inTransaction(ctx, async (tx) => {
      const [pending] = await tx.em.execute<object[]>(`select 1 from verifications where id = ? and status = 'pending' for update`, [id]);
      if (pending) await forget(tx, id);
    });
  }
}

/** Everything of a person who leaves: her documents above all. */
export async function forgetVerificationsOf(tx: ServiceContext, userId: string): Promise<void> {
  const rows = await tx.em.execute<{ id: string }[]>('select id from verifications where user_id = ?', [userId]);
  for (const { id } of rows) await forget(tx, id);
  await tx.em.execute('update users set identity_verified_at = null where id = ?', [userId]);
}

async function forget(tx: ServiceContext, id: string): Promise<void> {
  await removeDocuments(tx, id);
  await tx.em.execute('delete from verifications where id = ?', [id]);
}

async function idsOf(ctx: ServiceContext, condition: string, before: Date): Promise<string[]> {
  const rows = await ctx.em.execute<{ id: string }[]>(`select id from verifications where ${condition} limit ?`, [before, BATCH]);
  return rows.map(({ id }) => id);
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
