import path from 'node:path';
import { recordAudit } from '../../../core/writes/audit.js';
import type { ServiceContext } from '../../../core/context.js';
import { addDeletion } from '../../../core/jobs/add-deletion.js';
import { resetAllBuckets } from '../../../core/rate-limits/rate-limits.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { endSessionsOf } from '../../accounts/sessions/end-sessions.js';
import { avatarFile } from '../../accounts/profile/avatar-files.js';
import { blockDocumentsOf } from '../../documents/retention.js';
import { purgeVerificationsOf } from '../../verification/purge-verifications.js';
import { eraseAtProvider } from '../../bookings/cards/erase-customer.js';
import { exportFolder } from '../export/make-export.js';
import { eraseCases } from './erase-cases.js';
import { eraseClaims } from './erase-claims.js';
import { eraseMessages } from './erase-messages.js';
import { eraseNotes } from './erase-notes.js';
import { anonymizeUser, eraseBookingTexts, eraseOwnRows } from './erase-rows.js';
import { eraseReviews } from './erase-reviews.js';
import { eraseSpacesOf } from './erase-spaces.js';
import { eraseStaffTexts } from './erase-staff-texts.js';
import { eraseTickets } from './erase-tickets.js';
import {
  eraseFromArticleComments,
  eraseFromOthersNotifications,
  eraseFromQueues,
  eraseSpaceNotices,
} from './erase-mentions.js';
import { erasureBlockers } from './erasure-blockers.js';
import { erasureReader, sendErasureMail } from './erasure-mails.js';
import { ErasureStatus } from './erasure.entity.js';
import type { OpenErasure } from './erasure-requests.js';
import type { ErasureBlocker } from './erasure.types.js';
import { loadPersonalTexts } from './personal-texts.js';
import { textsOf, type PersonalTexts } from './personal-texts.rules.js';

export const DELETE_FOLDERS_JOB = 'privacy.forget-folders';

/**
 * Erases a user: deletes what only they needed and keeps accounting data under a uuid that no longer identifies them. Safe to run again
 * after a crash. Returns what blocks the erasure; then nothing was erased.
 */
export async function erasePerson(
  ctx: ServiceContext,
  { id, userId }: OpenErasure,
): Promise<readonly ErasureBlocker[]> {
  const personal = await loadPersonalTexts(ctx, userId);
  // External data first: the identifying texts can no longer be read afterwards.
  await eraseOutsideDatabase(ctx, userId, personal);
  return inTransaction(ctx, async (tx) => {
    // Checked again under the lock, which keeps the user from booking meanwhile.
    await tx.db.selectFrom('User').select('id').where('id', '=', userId).forUpdate().execute();
    const blockers = await erasureBlockers(tx, userId);
    if (blockers.length > 0) return blockers;
    const { numUpdatedRows } = await tx.db
      .updateTable('Erasure')
      .set({ status: ErasureStatus.DONE, doneAt: tx.clock.now() })
      .where('id', '=', id)
      .where('status', '=', ErasureStatus.SCHEDULED)
      .executeTakeFirstOrThrow();
    // Cancelled since the job read it.
    if (numUpdatedRows === 0n) return [];
    const reader = await erasureReader(tx, userId);
    await endSessionsOf(tx, userId, 'erased');
    await eraseFiles(tx, userId);
    await eraseAtProvider(tx, userId);
    await purgeVerificationsOf(tx, userId);
    await eraseFromOthersNotifications(tx, userId, personal);
    await eraseSpaceNotices(tx, userId);
    await eraseMessages(tx, userId, personal);
    await eraseClaims(tx, userId, personal);
    await eraseTickets(tx, userId);
    await eraseCases(tx, userId, personal);
    await eraseBookingTexts(tx, userId);
    await eraseNotes(tx, userId);
    await eraseStaffTexts(tx, userId, personal);
    await blockDocumentsOf(tx, userId);
    await eraseReviews(tx, userId, personal);
    await eraseSpacesOf(tx, userId);
    await eraseOwnRows(tx, userId);
    await anonymizeUser(tx, userId);
    await eraseFromQueues(tx, userId, personal);
    await eraseFromArticleComments(tx, personal);
    await recordAudit(tx, { actorId: null, action: 'erasure.done', objectType: 'User', objectId: userId });
    // The last use of the address: the mail job deletes it once sent.
    await sendErasureMail(tx, 'erasure-done', id, { ...reader, fullName: '' });
    return [];
  });
}

async function eraseOutsideDatabase(ctx: ServiceContext, userId: string, personal: PersonalTexts): Promise<void> {
  const { addresses } = personal;
  for (const key of [userId, ...addresses]) await resetAllBuckets(ctx, key);
  await ctx.ports.mail.purge?.({ addresses, texts: textsOf(personal) });
}

/** Files are deleted by a job after the commit, as they cannot be rolled back. Its payload holds folders, no personal data. */
async function eraseFiles(tx: ServiceContext, userId: string): Promise<void> {
  const exports = await tx.db.selectFrom('DataExport').select('id').where('userId', '=', userId).execute();
  const user = await tx.db.selectFrom('User').select('avatarKey').where('id', '=', userId).executeTakeFirst();
  const folders = [
    ...exports.map(({ id }) => exportFolder(id)),
    ...(user?.avatarKey ? [avatarFolder(user.avatarKey)] : []),
  ];
  if (folders.length > 0) await addDeletion(tx, DELETE_FOLDERS_JOB, { folders });
}

function avatarFolder(key: string): string {
  return path.posix.dirname(avatarFile(key, 0));
}
