import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { lockEditableSpace } from '../own-space.js';
import { spaceStatusMeans } from '../space-status.rules.js';
import { spaceStateRefused } from './move-space.js';

/** Drops the changes of a published space that were saved and not published; a draft has nothing to go back to. Idempotent. */
export async function discardSpaceChanges(ctx: SignedInContext, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockEditableSpace(tx, id);
    if (!spaceStatusMeans(space.status, 'isLettable')) throw spaceStateRefused(space.status);
    Object.assign(space, { draft: {}, draftSavedAt: null } satisfies Partial<typeof space>);
    await tx.em.flush();
    return space.id;
  });
}
