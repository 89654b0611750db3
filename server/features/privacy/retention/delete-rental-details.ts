import type { ServiceContext } from '../../../core/context.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import { MAINLAND_ZONE, localDateOf } from '../../../core/values/time-zone.js';
import { inBatches } from '../../../core/writes/in-batches.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { statusesThat } from '../../bookings/booking-status.rules.js';
import { claimStatusesThat } from '../../claims/claim-status.rules.js';
import { DELETE_FILES_JOB } from '../../claims/evidence/rental-file-store.js';
import { booksKeptSince } from '../../documents/retention.js';
import { deleteBookingNotes } from '../erasure/erase-notes.js';
import { NO_BOOKING_TEXTS, NO_CARD, NO_DEVICE } from '../erasure/erased-values.js';

const BATCH = 200;

/**
 * Deletes texts, photos and lists of rentals whose last ledger posting is six years old, after the legal retention. Amounts, days and
 * states stay, so that the ledger still adds up.
 */
export function deleteRentalDetails(ctx: ServiceContext, signal?: AbortSignal, batch = BATCH): Promise<void> {
  return inBatches(batch, (limit) => inTransaction(ctx, (tx) => deleteSome(tx, limit)), signal);
}

async function deleteSome(tx: ServiceContext, limit: number): Promise<number> {
  const ids = await oldRentals(tx, limit);
  if (ids.length === 0) return 0;
  await deleteFiles(tx, ids);
  await deleteClaimTexts(tx, ids);
  await deleteBookingTexts(tx, ids);
  await deleteBookingNotes(tx, ids);
  await deleteStaffTexts(tx, ids);
  return ids.length;
}

async function oldRentals(tx: ServiceContext, limit: number): Promise<string[]> {
  const before = booksKeptSince(tx.clock.now());
  const rows = await tx.db
    .selectFrom('Booking as b')
    .select('b.id')
    .where('b.detailsDeletedAt', 'is', null)
    .where('b.to', '<', localDateOf(before, MAINLAND_ZONE))
    .where('b.createdAt', '<', before)
    .where('b.status', 'in', statusesThat('isFinal'))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('LedgerEntry as l')
            .select('l.id')
            .whereRef('l.bookingId', '=', 'b.id')
            .where('l.createdAt', '>=', before),
        ),
      ),
    )
    .where(({ exists, not, or, selectFrom }) =>
      not(
        exists(
          selectFrom('Claim as c')
            .select('c.id')
            .whereRef('c.bookingId', '=', 'b.id')
            .where((claim) =>
              or([claim('c.status', 'in', claimStatusesThat('isOpen')), claim('c.closedAt', '>=', before)]),
            ),
        ),
      ),
    )
    .orderBy('b.to')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** The rows now, the bytes after the commit. */
async function deleteFiles(tx: ServiceContext, ids: readonly string[]): Promise<void> {
  const evidence = await tx.db
    .deleteFrom('ClaimEvidence')
    .where('bookingId', 'in', ids)
    .returning('storageKey')
    .execute();
  const photos = await tx.db
    .deleteFrom('ConditionPhoto')
    .where('bookingId', 'in', ids)
    .returning('storageKey')
    .execute();
  const storageKeys = [...evidence, ...photos].map(({ storageKey }) => storageKey);
  if (storageKeys.length > 0) await addDeletion(tx, DELETE_FILES_JOB, { storageKeys });
  await tx.db.deleteFrom('InventoryItem').where('bookingId', 'in', ids).execute();
  // The things left behind, with the names of the witnesses.
  await tx.db.deleteFrom('AbandonmentFile').where('bookingId', 'in', ids).execute();
}

async function deleteClaimTexts(tx: ServiceContext, ids: readonly string[]): Promise<void> {
  const claims = tx.db.selectFrom('Claim').select('id').where('bookingId', 'in', ids);
  await tx.db.updateTable('ClaimAnswer').set({ text: '' }).where('claimId', 'in', claims).execute();
  await tx.db.updateTable('ClaimQuestion').set({ text: '', answer: null }).where('claimId', 'in', claims).execute();
  await tx.db.updateTable('ClaimDecision').set({ reasons: '' }).where('claimId', 'in', claims).execute();
  await tx.db
    .updateTable('Claim')
    .set({ text: '', appealText: null, items: [] })
    .where('bookingId', 'in', ids)
    .execute();
}

async function deleteBookingTexts(tx: ServiceContext, ids: readonly string[]): Promise<void> {
  await tx.db.updateTable('Acceptance').set(NO_DEVICE).where('bookingId', 'in', ids).execute();
  await tx.db.updateTable('Payment').set(NO_CARD).where('bookingId', 'in', ids).execute();
  await tx.db
    .updateTable('Booking')
    .set({
      ...NO_BOOKING_TEXTS,
      goods: [],
      declaredValue: null,
      detailsDeletedAt: tx.clock.now(),
    })
    .where('id', 'in', ids)
    .execute();
}

/** What the staff wrote about the money of the rentals; a text that must not be missing is emptied. */
async function deleteStaffTexts({ db }: ServiceContext, ids: readonly string[]): Promise<void> {
  await db.updateTable('Adjustment').set({ statement: '', decision: null }).where('bookingId', 'in', ids).execute();
  await db.updateTable('EarningHold').set({ note: null }).where('bookingId', 'in', ids).execute();
  await db
    .updateTable('ReconciliationAlarm')
    .set({ resolution: '' })
    .where('resolution', 'is not', null)
    .where('bookingId', 'in', ids)
    .execute();
  await db
    .updateTable('Refund')
    .set({ settledReason: '' })
    .where('settledReason', 'is not', null)
    .where('bookingId', 'in', ids)
    .execute();
}
