import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { mayDo } from '../../../core/staff-acts.js';
import { findMailRecipient, sendAccountMail } from '../account-mails.js';
import { changeAccount } from '../change-account.js';
import { lockPerson, openAccount, recordLiftedLimit } from './apply-measure.js';
import { CLOSING_KINDS, LIMIT_KINDS, MeasureKind } from './measure.enums.js';

const isClosing = ({ kind }: { readonly kind: MeasureKind }): boolean =>
  (CLOSING_KINDS as readonly MeasureKind[]).includes(kind);

/**
 * Ends what is still in force of one decision's measures about a person. Measures of other decisions stay, and the account stays closed while
 * one of them closes it; a warning stays in the history. Throws FORBIDDEN {reason: ban} for a ban when the viewer may not ban.
 */
export async function liftMeasuresOfCase(
  tx: SignedInContext,
  { userId, caseId }: { readonly userId: string; readonly caseId: string },
  statement: string,
): Promise<void> {
  const inForce = await openMeasures(tx, userId).where('caseId', '=', caseId).execute();
  if (inForce.length === 0) return;
  if (!mayLift(tx, inForce)) throw new DomainError(ErrorCode.FORBIDDEN, { reason: 'ban' });
  const { suspendedAt } = await lockPerson(tx, userId);
  const lifted = await tx.db
    .updateTable('AccountMeasure')
    .set({ liftedAt: tx.clock.now() })
    .where('caseId', '=', caseId)
    .where('userId', '=', userId)
    .where('kind', '<>', MeasureKind.WARNING)
    .where('liftedAt', 'is', null)
    .returning(['kind', 'endsAt'])
    .execute();
  const others = await openMeasures(tx, userId).orderBy('startsAt', 'desc').execute();
  const limits = lifted.filter((measure) => !isClosing(measure));
  for (const limit of limits) await recordLiftedLimit(tx, userId, limit, statement);
  if (limits.some(({ kind }) => !others.some((other) => other.kind === kind)))
    await sendAccountMail(tx, await findMailRecipient(tx, userId), 'limit-lifted', { reason: statement });
  if (!lifted.some(isClosing) || suspendedAt === null) return;
  const closing = others.find(isClosing);
  if (closing) await changeAccount(tx, userId, { suspendedReason: closing.statement });
  else await openAccount(tx, userId, statement);
}

/** Whether the viewer may end what is in force of a decision's measures about a person. */
export async function mayLiftMeasuresOfCase(
  ctx: SignedInContext,
  { userId, caseId }: { readonly userId: string; readonly caseId: string },
): Promise<boolean> {
  return mayLift(ctx, await openMeasures(ctx, userId).where('caseId', '=', caseId).execute());
}

const mayLift = ({ viewer }: SignedInContext, measures: readonly { readonly kind: MeasureKind }[]): boolean =>
  mayDo(viewer, 'BAN_PEOPLE') || !measures.some(({ kind }) => kind === MeasureKind.BAN);

function openMeasures(tx: ServiceContext, userId: string) {
  return tx.db
    .selectFrom('AccountMeasure')
    .select(['kind', 'statement'])
    .where('userId', '=', userId)
    .where('kind', 'in', [...LIMIT_KINDS, ...CLOSING_KINDS])
    .where('liftedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', tx.clock.now())]));
}
