import { inTransaction } from '../../../core/writes/transaction.js';
import { admitDraft, keepDraft } from '../draft/save-space-draft.js';
import { publishWithin } from './publish-space.js';
/** Changes a space and publishes it if wanted, all in one transaction: what is refused changes nothing. Returns its uuid. */
export async function updateSpace(ctx, { spaceId, draft, publish }) {
    const input = { id: spaceId, draft: draft ?? {} };
    await admitDraft(ctx, input);
    return inTransaction(ctx, async (tx) => {
        const uuid = await keepDraft(tx, input);
        return publish ? publishWithin(tx, spaceId) : uuid;
    });
}
//# sourceMappingURL=edit-space.js.map