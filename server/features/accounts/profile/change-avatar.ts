import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors.js';
import type { SquareCrop } from '../../../core/image.js';
import { addJob } from '../../../core/jobs.js';
import { tryConsume } from '../../../core/rate-limits.js';
import { inTransaction } from '../../../core/transaction.js';
import { avatarOf, importAvatar, removeAvatarFiles } from './avatar-files.js';
import { forgetPerson } from './own-profile.loaders.js';
import type { Avatar } from './avatar.type.js';

const PER_HOUR = 20;

/** Refuses an upload before a byte of it is read. */
export async function admitAvatar(ctx: SignedInContext): Promise<void> {
  if (!(await tryConsume(ctx, 'avatars-user', ctx.viewer.id))) throw new DomainError(ErrorCode.UPLOAD_QUOTA, { perHour: PER_HOUR });
}

/** Makes a square of a picture the viewer's own; the former one's files go. */
export async function changeAvatar(ctx: SignedInContext, bytes: Buffer, crop: SquareCrop | null): Promise<Avatar> {
  const { files } = ctx.ports;
  const key = randomUUID();
  await importAvatar(files, key, bytes, crop);
  try {
    await storeKey(ctx, key);
  } catch (error) {
    await removeAvatarFiles(files, key);
    throw error;
  }
  return avatarOf(key);
}

/** Takes the viewer's picture away; nothing happens when there is none. */
export async function removeAvatar(ctx: SignedInContext): Promise<void> {
  await storeKey(ctx, null);
  forgetPerson(ctx, ctx.viewer.id);
}

async function storeKey(ctx: SignedInContext, key: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [before] = await tx.em.execute<{ avatar_key: string | null }[]>('select avatar_key from users where id = ? for update', [tx.viewer.id]);
    await tx.em.execute('update users set avatar_key = ?, updated_at = ? where id = ?', [key, tx.clock.now(), tx.viewer.id]);
    if (before?.avatar_key) await addJob(tx, 'accounts.remove-avatar-files', { key: before.avatar_key });
  });
}
