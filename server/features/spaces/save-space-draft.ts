import { randomUUID } from 'node:crypto';
import type { SignedInContext } from '../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../core/errors.js';
import { consume } from '../../core/rate-limits.js';
import { Role } from '../../core/roles.js';
import { inTransaction } from '../../core/transaction.js';
import { grantRole } from '../accounts/roles.js';
import { sealInstructions } from './access-instructions.js';
import { draftInputProblems, givenDraftValues } from './draft-input-rules.js';
import type { DraftValues } from './draft-types.js';
import { lockEditableSpace, lockSpace, requireConfirmedEmail, requireEditable } from './own-space.js';
import type { SaveSpaceDraftInput } from './space-draft.types.js';
import type { Space } from './space.entity.js';
import { SpaceStatus } from './space-types.js';

const CLIENT_KEY = /^[\w-]{8,100}$/;

/** Keeps what the wizard holds and tells the space's uuid. What is published stays as it is until it is published again. */
export async function saveSpaceDraft(ctx: SignedInContext, input: SaveSpaceDraftInput): Promise<string> {
  requireConfirmedEmail(ctx);
  const isKeyFine = input.clientKey == null || CLIENT_KEY.test(input.clientKey);
  refuseProblems([
    ...(isKeyFine ? [] : [{ path: 'clientKey', code: FieldProblemCode.TOO_LONG, params: { min: 8, max: 100 } }]),
    ...draftInputProblems(input.draft),
  ]);
  const { id } = input;
  if (id == null) await consume(ctx, 'drafts-user', ctx.viewer.id);
  return inTransaction(ctx, async (tx) => {
    const space = id == null ? await startDraft(tx, input.clientKey ?? null) : await lockEditableSpace(tx, id);
    const now = tx.clock.now();
    space.draft = { ...space.draft, ...sealed(tx, space.id, givenDraftValues(input.draft)) };
    space.draftSavedAt = now;
    // What is public has not changed by it: site maps tell of that.
    if (space.status === SpaceStatus.DRAFT) space.updatedAt = now;
    await tx.em.flush();
    return space.id;
  });
}

/** A new draft, or the one begun with the same key before; whoever has one is a host. */
async function startDraft(tx: SignedInContext, clientKey: string | null): Promise<Space> {
  const now = tx.clock.now();
  const id = randomUUID();
  const rows = await tx.em.execute<{ id: string }[]>(
    `insert into spaces (id, host_id, client_key, status, created_at, updated_at) values (?, ?, ?, ?, ?, ?)
     on conflict (host_id, client_key) do nothing returning id`,
    [id, tx.viewer.id, clientKey, SpaceStatus.DRAFT, now, now],
  );
  if (rows.length > 0) await grantRole(tx, tx.viewer.id, Role.HOST);
  const found = rows[0] ?? (await tx.em.execute<{ id: string }[]>('select id from spaces where host_id = ? and client_key = ?', [tx.viewer.id, clientKey]))[0];
  const space = found ? await lockSpace(tx, found.id) : null;
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  requireEditable(tx, space);
  return space;
}

function sealed(tx: SignedInContext, spaceId: string, values: DraftValues): DraftValues {
  const { accessInstructions } = values;
  return accessInstructions ? { ...values, accessInstructions: sealInstructions(tx, spaceId, accessInstructions) } : values;
}
