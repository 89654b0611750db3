import { randomUUID } from 'node:crypto';
import { addJob } from '../../../core/jobs/jobs.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { avatarOf, importAvatar, removeAvatarFiles } from './avatar-files.js';
import { clearPersonCache } from './own-profile.loaders.js';
/** Stores a square of a picture as the viewer's avatar and deletes the previous one's files. */
export async function changeAvatar(ctx, file, crop) {
    const { files } = ctx.ports;
    const key = randomUUID();
    await importAvatar(files, key, file, crop);
    try {
        await storeKey(ctx, key);
    }
    catch (error) {
        await removeAvatarFiles(files, key);
        throw error;
    }
    return avatarOf(key);
}
/** Removes the viewer's picture; no-op when there is none. */
export async function removeAvatar(ctx) {
    await storeKey(ctx, null);
    clearPersonCache(ctx, ctx.viewer.id);
}
async function storeKey(ctx, key) {
    await inTransaction(ctx, async (tx) => {
        const before = await tx.db
            .selectFrom('User')
            .select('avatarKey')
            .where('id', '=', tx.viewer.id)
            .forUpdate()
            .executeTakeFirst();
        await tx.db
            .updateTable('User')
            .set({ avatarKey: key, updatedAt: tx.clock.now() })
            .where('id', '=', tx.viewer.id)
            .execute();
        if (before?.avatarKey)
            await addJob(tx, 'accounts.remove-avatar-files', { key: before.avatarKey });
    });
}
//# sourceMappingURL=change-avatar.js.map