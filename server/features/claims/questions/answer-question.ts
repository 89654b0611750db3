import type { ServiceContext, SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode, FieldProblemCode, refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import { cleanText, lengthOf } from '../../../core/values/text.js';
import { CLAIM_BOUNDS } from '../claim-cases.rules.js';
import { ClaimActor, ClaimStep } from '../claim.transitions.js';
import type { Claim } from '../claim.entity.js';
import { claimSideOf } from '../claim.policy.js';
import { attachEvidence, ownUnsentEvidence } from '../evidence/attach-evidence.js';
import { lockClaimAs, type LockedClaim } from '../lock-claim.js';
import { moveClaim } from '../move-claim.js';
import { ClaimQuestion } from './claim-question.entity.js';

/** A side's answer. */
export interface NewData {
  /** The question's number. */
  readonly number: number;
  readonly text: string;
  readonly evidenceIds: readonly string[];
}

/** The asked side answers with text, files or both; the staff continue. Idempotent. */
export async function answerQuestion(ctx: SignedInContext, claimId: string, given: NewData): Promise<Claim> {
  const answer = cleanText(given.text);
  return inTransaction(ctx, async (tx) => {
    const { claim, booking, actor } = await lockClaimAs(tx, claimId);
    const question = await tx.em.findOne(ClaimQuestion, { claimId, number: given.number });
    if (!question) throw new DomainError(ErrorCode.NOT_FOUND);
    if (question.side !== claimSideOf(tx.viewer, booking)) throw new DomainError(ErrorCode.FORBIDDEN);
    if (question.answer !== null) return claim;
    const { maxAnswer: max } = CLAIM_BOUNDS;
    const isEmpty = answer === '' && given.evidenceIds.length === 0;
    refuseProblems([
      ...(lengthOf(answer) > max ? [{ path: 'text', code: FieldProblemCode.TOO_LONG, params: { max } }] : []),
      ...(isEmpty ? [{ path: 'text', code: FieldProblemCode.REQUIRED }] : []),
    ]);
    const files = await ownUnsentEvidence(tx, booking.id, given.evidenceIds);
    await attachEvidence(tx, files.ids, { claimId, isOfAnswer: false, questionNo: question.number });
    const isAsked = question.endedAt === null && tx.clock.now() < question.answerBy;
    await endQuestion(tx, { claim, booking, question }, { step: ClaimStep.GIVE_DATA, actor, isAsked, answer });
    return claim;
  });
}

/** Closes the open question of a claim whose deadline has passed: the staff decide without an answer. */
export async function endDataTime(tx: ServiceContext, { claim, booking }: LockedClaim): Promise<void> {
  const question = await tx.em.findOne(ClaimQuestion, { claimId: claim.id, endedAt: null });
  if (!question || tx.clock.now() < question.answerBy) return;
  await endQuestion(
    tx,
    { claim, booking, question },
    { step: ClaimStep.END_DATA_TIME, actor: ClaimActor.SYSTEM, isAsked: true, answer: null },
  );
}

async function endQuestion(
  tx: ServiceContext,
  { claim, booking, question }: LockedClaim & { readonly question: ClaimQuestion },
  {
    step,
    actor,
    isAsked,
    answer,
  }: {
    readonly step: ClaimStep;
    readonly actor: ClaimActor;
    readonly isAsked: boolean;
    readonly answer: string | null;
  },
): Promise<void> {
  await moveClaim({ tx, booking, claim, question }, step, actor, { isAsked });
  Object.assign(question, { answer, endedAt: tx.clock.now() });
}
