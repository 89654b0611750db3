import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../../core/context.js';
import type { SquareCrop } from '../../../core/files/image.js';
import { removeUnstored } from '../../../core/files/remove-unstored.js';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { ReceivedFile } from '../../../core/files/uploads.js';
import { changeAccount } from '../change-account.js';
import { avatarOf, importAvatar, removeAvatarFiles } from './avatar-files.js';
import { clearPersonCache } from './own-profile.loaders.js';
import type { Avatar } from './avatar.types.js';

/** Stores a square of a picture as the viewer's avatar and deletes the previous one's files. */
export async function changeAvatar(ctx: SignedInContext, file: ReceivedFile, crop: SquareCrop | null): Promise<Avatar> {
  const { files } = ctx.ports;
  const key = randomUUID();
  await importAvatar(files, key, file, crop);
  await storeKey(ctx, key).catch((error: unknown) => removeUnstored(error, () => removeAvatarFiles(files, key)));
  return avatarOf(key);
}

/** Removes the viewer's picture; no-op when there is none. */
export async function removeAvatar(ctx: SignedInContext): Promise<void> {
  await storeKey(ctx, null);
  clearPersonCache(ctx, ctx.viewer.id);
}

async function storeKey(ctx: SignedInContext, key: string | null): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await tx.db
      .selectFrom('User')
      .select('avatarKey')
      .where('id', '=', tx.viewer.id)
      .forUpdate()
      .executeTakeFirst();
    await changeAccount(tx, tx.viewer.id, { avatarKey: key });
    if (before?.avatarKey) await addJob(tx, 'accounts.remove-avatar-files', { key: before.avatarKey });
  });
}
