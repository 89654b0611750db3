import type { SignedInContext } from '../../../core/context.js';
import { rehearse } from '../../../core/writes/transaction.js';
import { mailsOfAct } from '../queued-mails.js';
import { hideSpace, removeSpace, showSpace } from './decide-about-space.js';
import type { SpaceActPreviewInput } from './staff-space.inputs.js';
import { StaffSpaceAct, type SpaceActMail } from './staff-space.types.js';

type Run = (tx: SignedInContext, spaceId: string, statement: string) => Promise<string>;

const RUNS: Readonly<Partial<Record<StaffSpaceAct, Run>>> = {
  [StaffSpaceAct.HIDE]: (tx, spaceId, statement) => hideSpace(tx, spaceId, statement),
  [StaffSpaceAct.SHOW]: showSpace,
  [StaffSpaceAct.REMOVE]: removeSpace,
};

/** The mail that the host would get: the act is carried out, its mail is written, and all of it is undone. Null for acts with another form. */
export async function previewSpaceAct(
  ctx: SignedInContext,
  { spaceId, act, statement }: SpaceActPreviewInput,
): Promise<SpaceActMail | null> {
  const run = RUNS[act];
  if (!run) return null;
  const mails = await rehearse(ctx, (tx) => mailsOfAct(tx, () => run(tx, spaceId, statement)));
  return mails[0] ?? null;
}
