import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { moveSpace, type SpaceMove } from '../publishing/move-space.js';
import { lockSpace } from '../own-space.js';
import { SpaceAction } from '../publishing/space-state-machine.js';

/** Characters of what the staff ask to be changed. */
/** Characters of what the host is asked to change. */
export const CHANGES_LENGTH = { min: 20, max: 1000 };

/** S5: publishes a space that waits for the staff. Answers its uuid. */
export function approveSpace(ctx: SignedInContext, id: string): Promise<string> {
  return decide(ctx, id, { action: SpaceAction.APPROVE, actor: 'admin' });
}

/** S6: sends a space back to its host, who changes it and submits it again. Answers its uuid. */
export function requestSpaceChanges(ctx: SignedInContext, id: string, reason: string): Promise<string> {
  const statement = reason.replace(/[^\P{Cc}\n]/gu, '').trim();
  const { length } = [...statement];
  const isFit = length >= CHANGES_LENGTH.min && length <= CHANGES_LENGTH.max;
  refuseProblems(isFit ? [] : [{ path: 'reason', code: FieldProblemCode.TEXT_LENGTH, params: CHANGES_LENGTH }]);
  return decide(ctx, id, { action: SpaceAction.REQUEST_CHANGES, actor: 'admin', statement });
}

/** Nobody decides on their own space. */
function decide(ctx: SignedInContext, id: string, move: SpaceMove): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockSpace(tx, fromGlobalId('Space', id));
    if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
    if (space.hostId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    await moveSpace(tx, space, move);
    return space.id;
  });
}
