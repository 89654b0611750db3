import type { SignedInContext } from '../../../core/context.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { admitDraft, storeDraftValues } from '../draft/save-space-draft.js';
import type { UpdateSpaceInput } from '../space.inputs.js';
import { publishWithin } from './publish-space.js';

/** Changes a space and optionally publishes it, in one transaction: a refusal changes nothing. Returns its uuid. */
export async function updateSpace(
  ctx: SignedInContext,
  { spaceId, draft, publish }: UpdateSpaceInput,
): Promise<string> {
  const input = { spaceId, draft: draft ?? {} };
  await admitDraft(ctx, input);
  return inTransaction(ctx, async (tx) => {
    const uuid = await storeDraftValues(tx, input);
    return publish ? publishWithin(tx, spaceId) : uuid;
  });
}
