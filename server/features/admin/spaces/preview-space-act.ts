import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, ValidationError } from '../../../core/errors/errors.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { rehearse } from '../../../core/writes/transaction.js';
import { lockSpace } from '../../spaces/own-space.js';
import { approveSpace, requestSpaceChanges } from '../../spaces/approval/decide-space.js';
import { mailsOfAct } from '../queued-mails.js';
import { lastEvent, mailsSince } from '../rehearsed-events.js';
import { changeSpaceType, hideSpace, moveSpacePin, removeSpace, showSpace } from './decide-about-space.js';
import type { SpaceActPreviewInput } from './staff-space.inputs.js';
import { staffSpaceActs } from './staff-space.policy.js';
import { StaffSpaceAct, type SpaceActMail } from './staff-space.types.js';

type Run = (tx: SignedInContext, input: SpaceActPreviewInput) => Promise<string>;

const RUNS: Readonly<Partial<Record<StaffSpaceAct, Run>>> = {
  [StaffSpaceAct.APPROVE]: (tx, { spaceId }) => approveSpace(tx, spaceId),
  [StaffSpaceAct.REQUEST_CHANGES]: (tx, { spaceId, statement, notes }) =>
    requestSpaceChanges(tx, spaceId, statement, notes ?? []),
  [StaffSpaceAct.HIDE]: (tx, { spaceId, statement }) => hideSpace(tx, spaceId, statement),
  [StaffSpaceAct.SHOW]: (tx, { spaceId, statement }) => showSpace(tx, spaceId, statement),
  [StaffSpaceAct.REMOVE]: (tx, { spaceId, statement }) => removeSpace(tx, spaceId, statement),
  [StaffSpaceAct.MOVE_PIN]: (tx, { spaceId, statement, lat, lng }) =>
    moveSpacePin(tx, spaceId, { lat: given(lat, 'lat'), lng: given(lng, 'lng') }, statement),
  [StaffSpaceAct.CHANGE_TYPE]: (tx, { spaceId, statement, type }) =>
    changeSpaceType(tx, spaceId, given(type, 'type'), statement),
};

/** Previews the mail to the host: performs the act, collects its mail, and rolls everything back. Null for acts without a mail. */
export async function previewSpaceAct(ctx: SignedInContext, input: SpaceActPreviewInput): Promise<SpaceActMail | null> {
  const run = RUNS[input.act];
  if (!run) return null;
  return rehearse(ctx, async (tx) => {
    const id = fromGlobalId('Space', input.spaceId);
    await requireOpen(tx, id, input.act);
    const last = await lastEvent(tx);
    const [queued] = await mailsOfAct(tx, () => run(tx, input));
    if (queued) return queued;
    const sent = await mailsSince(tx, last, 'spaceId', id);
    return sent.find(({ to }) => to === 'host')?.content ?? null;
  });
}

/** Some acts need more permissions than the preview. */
async function requireOpen(tx: SignedInContext, id: string, act: StaffSpaceAct): Promise<void> {
  const space = await lockSpace(tx, id);
  if (!space) throw new DomainError(ErrorCode.NOT_FOUND);
  const { hostId, status, featuredRank } = space;
  if (!staffSpaceActs(tx.viewer, { hostId, status, isFeatured: featuredRank !== null }).includes(act))
    throw new DomainError(ErrorCode.FORBIDDEN);
}

/** Inputs that only some acts require. */
function given<Value>(value: Value | null | undefined, path: string): Value {
  if (value === null || value === undefined) throw new ValidationError([{ path, code: FieldProblemCode.REQUIRED }]);
  return value;
}
