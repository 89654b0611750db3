import type { SignedInContext } from '../../../core/context.js';
import { FieldProblemCode, refuseProblems, type FieldError } from '../../../core/errors/errors.js';
import { DAY_MS } from '../../../core/values/durations.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, isWithin } from '../../../core/values/text.js';
import { holdAccount } from '../../accounts/roles.js';
import { CLAIM_BOUNDS } from '../claim-cases.rules.js';
import { ClaimActor, ClaimStep } from '../claim.transitions.js';
import type { ClaimSide } from '../claim.enums.js';
import type { Claim } from '../claim.entity.js';
import { claimRefused, moveClaim } from '../move-claim.js';
import { auditClaimAct, lockForDecision, refuseOtherStaff } from '../staff/lock-for-staff.js';
import { ClaimPendingDecision } from '../staff/pending-decision.entity.js';
import { ClaimQuestion } from './claim-question.entity.js';

/** A question of the staff to one side. */
export interface NewQuestion {
  readonly side: ClaimSide;
  readonly text: string;
  /** Days to answer. */
  readonly days: number;
}

/** Staff ask one side for more data; the claim waits for it, and the time to decide is paused. */
export async function askForData(ctx: SignedInContext, claimId: string, given: NewQuestion): Promise<Claim> {
  const text = cleanText(given.text);
  refuseProblems(questionProblems({ ...given, text }));
  return inTransaction(ctx, async (tx) => {
    // Before the claim, as a change of roles locks them.
    await holdAccount(tx, tx.viewer.id);
    const locked = await lockForDecision(tx, claimId);
    const { claim, booking } = locked;
    refuseOtherStaff(tx, locked);
    // A decision that waits for a second person must be decided or returned first.
    if (await tx.em.findOne(ClaimPendingDecision, { claimId })) throw claimRefused(claim);
    const now = tx.clock.now();
    const question = Object.assign(new ClaimQuestion(), {
      claimId,
      number: (await tx.em.count(ClaimQuestion, { claimId })) + 1,
      side: given.side,
      askedBy: tx.viewer.id,
      text,
      answerBy: new Date(now.getTime() + given.days * DAY_MS),
      createdAt: now,
    });
    tx.em.persist(question);
    const before = { status: claim.status };
    await moveClaim({ tx, booking, claim, question }, ClaimStep.ASK_FOR_DATA, ClaimActor.STAFF);
    await auditClaimAct(tx, claimId, {
      action: 'claim.data_asked',
      before,
      after: { status: claim.status, side: given.side, days: given.days },
      reason: text,
    });
    return claim;
  });
}

function questionProblems({ text, days }: NewQuestion): FieldError[] {
  const { minReasons: min, maxQuestion: max, maxDataDays } = CLAIM_BOUNDS;
  return [
    ...(!isWithin(text, { min, max })
      ? [{ path: 'text', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }]
      : []),
    ...(days >= 1 && days <= maxDataDays ? [] : [{ path: 'days', code: FieldProblemCode.VALUE_INVALID }]),
  ];
}
