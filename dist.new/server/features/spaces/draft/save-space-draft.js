import { randomUUID } from 'node:crypto';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { consume } from '../../../core/rate-limits/rate-limits.js';
import { Role } from '../../../core/roles.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { grantRole } from '../../accounts/roles.js';
import { sealInstructions } from '../access-instructions.js';
import { draftInputProblems, givenDraftValues } from './draft-input-rules.js';
import { lockEditableSpace, lockSpace, requireConfirmedEmail, requireEditable } from '../own-space.js';
import { SpaceStatus } from '../space-types.js';
const CLIENT_KEY = /^[\w-]{8,100}$/;
/** Saves the wizard's values and returns the space's uuid. Published values stay unchanged until the space is published again. */
export async function saveSpaceDraft(ctx, input) {
    await admitDraft(ctx, input);
    return inTransaction(ctx, (tx) => keepDraft(tx, input));
}
/** Throws what is wrong with values before anything of them is stored. */
export async function admitDraft(ctx, input) {
    requireConfirmedEmail(ctx);
    const isKeyFine = input.clientKey == null || CLIENT_KEY.test(input.clientKey);
    refuseProblems([
        ...(isKeyFine ? [] : [{ path: 'clientKey', code: FieldProblemCode.TOO_LONG, params: { min: 8, max: 100 } }]),
        ...draftInputProblems(input.draft),
    ]);
    // What the law has people declare they declare themselves, never an app for them.
    if (ctx.apiKey?.appId && input.draft.declarations != null)
        throw new DomainError(ErrorCode.FORBIDDEN);
    if (input.id == null)
        await consume(ctx, 'drafts-user', ctx.viewer.id);
}
/** Stores values that were admitted, in the caller's transaction. */
export async function keepDraft(tx, { id, clientKey, draft }) {
    const space = id == null ? await startDraft(tx, clientKey ?? null) : await lockEditableSpace(tx, id);
    const now = tx.clock.now();
    space.draft = { ...space.draft, ...sealed(tx, space.id, givenDraftValues(draft)) };
    space.draftSavedAt = now;
    // `updatedAt` of a published space is its date in site maps, and the public page has not changed.
    if (space.status === SpaceStatus.DRAFT)
        space.updatedAt = now;
    await tx.em.flush();
    return space.id;
}
/** Creates a draft, or finds the one created with the same key. The first draft makes the user a host. */
async function startDraft(tx, clientKey) {
    const now = tx.clock.now();
    const id = randomUUID();
    const created = await tx.db
        .insertInto('Space')
        .values({ id, hostId: tx.viewer.id, clientKey, status: SpaceStatus.DRAFT, createdAt: now, updatedAt: now })
        .onConflict((conflict) => conflict.columns(['hostId', 'clientKey']).doNothing())
        .returning('id')
        .executeTakeFirst();
    if (created)
        await grantRole(tx, tx.viewer.id, Role.HOST);
    const found = created ??
        (await tx.db
            .selectFrom('Space')
            .select('id')
            .where('hostId', '=', tx.viewer.id)
            .where('clientKey', '=', clientKey)
            .executeTakeFirst());
    const space = found ? await lockSpace(tx, found.id) : null;
    if (!space)
        throw new DomainError(ErrorCode.NOT_FOUND);
    requireEditable(tx, space);
    return space;
}
function sealed(tx, spaceId, values) {
    const { accessInstructions } = values;
    return accessInstructions
        ? { ...values, accessInstructions: sealInstructions(tx, spaceId, accessInstructions) }
        : values;
}
//# sourceMappingURL=save-space-draft.js.map