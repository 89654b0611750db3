import path from 'node:path';
import { recordAudit } from '../../../core/audit.js';
import type { ServiceContext } from '../../../core/context.js';
import { addJob } from '../../../core/jobs.js';
import { forgetEverywhere } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { endSessionsOf } from '../../accounts/sessions/end-sessions.js';
import { avatarFile } from '../../accounts/profile/avatar-files.js';
import { forgetVerificationsOf } from '../../verification/forget-verifications.js';
import { exportFolder } from '../export/make-export.js';
import { eraseMessages } from './erase-messages.js';
import { anonymiseUser, eraseBookingTexts, eraseOwnRows } from './erase-rows.js';
import { eraseReviews } from './erase-reviews.js';
import { eraseSpacesOf } from './erase-spaces.js';
import { eraseFromArticleComments, eraseFromOthersNotifications, eraseFromQueues, eraseSpaceNotices } from './erase-traces.js';
import { erasureBlockers } from './erasure-blockers.js';
import { erasureReader, sendErasureMail } from './erasure-mails.js';
import type { OpenErasure } from './erasure-requests.js';
import type { ErasureBlocker } from './erasure.types.js';
import { personalTraces } from './personal-traces.js';
import { textsOf, type PersonalTraces } from './traces.rules.js';

export const FORGET_FOLDERS_JOB = 'privacy.forget-folders';

/**
 * Erases a person: what only she needed goes, what the books need stays under her uuid, which by then tells nobody who she was.
 * May be run again after a crash at any point. Answers what is open after all, and then nothing was erased.
 */
export async function erasePerson(ctx: ServiceContext, { id, userId }: OpenErasure): Promise<readonly ErasureBlocker[]> {
  const traces = await personalTraces(ctx, userId);
  // Outside the database first: afterwards nobody would know any more what to look for.
  await forgetOutside(ctx, userId, traces);
  return inTransaction(ctx, async (tx) => {
    // The last look, while nobody can book in her name: all that came before took its time.
    await tx.em.execute('select 1 from users where id = ? for update', [userId]);
    const blockers = await erasureBlockers(tx, userId);
    if (blockers.length > 0) return blockers;
    const rows = await tx.em.execute<object[]>(`update erasures set status = 'done', done_at = ? where id = ? and status = 'scheduled' returning id`, [tx.clock.now(), id]);
    // She took it back meanwhile.
    if (rows.length === 0) return [];
    const reader = await erasureReader(tx, userId);
    await endSessionsOf(tx, userId, 'erased');
    await eraseFiles(tx, userId);
    await forgetVerificationsOf(tx, userId);
    await eraseFromOthersNotifications(tx, userId);
    await eraseSpaceNotices(tx, userId);
    await eraseMessages(tx, userId, traces);
    await eraseBookingTexts(tx, userId);
    await eraseReviews(tx, userId, traces);
    await eraseSpacesOf(tx, userId);
    await eraseOwnRows(tx, userId);
    await anonymiseUser(tx, userId);
    await eraseFromQueues(tx, userId, traces);
    await eraseFromArticleComments(tx, traces);
    await recordAudit(tx, { actorId: null, action: 'erasure.done', objectType: 'User', objectId: userId });
    // The last thing her address is used for: it is written nowhere once this is sent.
    await sendErasureMail(tx, 'erasure-done', id, { ...reader, fullName: '' });
    return [];
  });
}

async function forgetOutside(ctx: ServiceContext, userId: string, traces: PersonalTraces): Promise<void> {
  const { addresses } = traces;
  for (const key of [userId, ...addresses]) await forgetEverywhere(ctx, key);
  await ctx.ports.mail.forget?.({ addresses, texts: textsOf(traces) });
}

/** By jobs after the commit: files cannot be rolled back. Their payloads name folders, not people. */
async function eraseFiles(tx: ServiceContext, userId: string): Promise<void> {
  const exports = await tx.em.execute<{ id: string }[]>('select id from data_exports where user_id = ?', [userId]);
  const [user] = await tx.em.execute<{ avatar_key: string | null }[]>('select avatar_key from users where id = ?', [userId]);
  const folders = [...exports.map(({ id }) => exportFolder(id)), ...(user?.avatar_key ? [avatarFolder(user.avatar_key)] : [])];
  if (folders.length > 0) await addJob(tx, FORGET_FOLDERS_JOB, { folders });
}

function avatarFolder(key: string): string {
  return path.posix.dirname(avatarFile(key, 0));
}
