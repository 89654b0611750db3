import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, isWithin } from '../../../core/values/text.js';
import { findMailRecipient } from '../../accounts/account-mails.js';
import { moveSpace, type SpaceMove } from '../publishing/move-space.js';
import { lockSpace } from '../own-space.js';
import { changesText, type PartNote } from './changes-text.rules.js';
import { SpacePart } from './space-part.enums.js';
import { SpaceAction } from '../publishing/space.state-machine.js';

/** Bounds of the changes that a host is asked for, in characters. */
export const CHANGES_LENGTH = { min: 20, max: 1000 };
/** Bounds of the note to one part, in characters. */
const NOTE_LENGTH = { min: 5, max: 500 };

/** S5: publishes a space that waits for the staff. Returns its uuid. */
export function approveSpace(ctx: SignedInContext, id: string): Promise<string> {
  return decide(ctx, id, () => ({ action: SpaceAction.APPROVE, actor: 'admin' }));
}

/** S6: sends a space back to its host, who changes it and submits it again. Returns its uuid. */
export function requestSpaceChanges(
  ctx: SignedInContext,
  id: string,
  reason: string,
  given: readonly PartNote[],
): Promise<string> {
  const words = cleanText(reason);
  const notes = given
    .slice(0, Object.keys(SpacePart).length)
    .map(({ part, note }) => ({ part, note: cleanText(note) }));
  const areWordsFit = isWithin(words, CHANGES_LENGTH) || (words === '' && notes.length > 0);
  refuseProblems([
    ...(areWordsFit ? [] : [{ path: 'reason', code: FieldProblemCode.TEXT_LENGTH, params: CHANGES_LENGTH }]),
    ...notes.flatMap(({ note }, index) =>
      isWithin(note, NOTE_LENGTH)
        ? []
        : [{ path: `notes.${index}.note`, code: FieldProblemCode.TEXT_LENGTH, params: NOTE_LENGTH }],
    ),
  ]);
  return decide(ctx, id, async (tx, { hostId }) => {
    const { locale } = await findMailRecipient(tx, hostId);
    return {
      action: SpaceAction.REQUEST_CHANGES,
      actor: 'admin',
      statement: changesText(words, notes, locale),
      changes: { words, notes },
    };
  });
}

type Space = NonNullable<Awaited<ReturnType<typeof lockSpace>>>;

/** Nobody decides about their own space. */
function decide(
  ctx: SignedInContext,
  id: string,
  moveFor: (tx: SignedInContext, space: Space) => SpaceMove | Promise<SpaceMove>,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const space = await lockSpace(tx, fromGlobalId('Space', id));
    if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
    if (space.hostId === tx.viewer.id) throw new DomainError(ErrorCode.FORBIDDEN);
    await moveSpace(tx, space, await moveFor(tx, space));
    return space.id;
  });
}
