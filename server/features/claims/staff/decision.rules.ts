import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import type { Cents } from '../../../core/values/money.js';
import { CLAIM_BOUNDS, CLAIM_RULES, COMPUTED_REMEDIES, STAFF_REMEDIES } from '../claim-cases.rules.js';
import { ClaimRemedy, type ClaimGround } from '../claim-types.js';
import type { Claim } from '../claim.entity.js';

/** What staff decide; `amountCents` is what the table gives, or the staff's own amount. */
export interface Decision {
  readonly remedy: ClaimRemedy;
  readonly amountCents: Cents;
  readonly ground: ClaimGround;
  readonly reasons: string;
}

/** The remedies staff can decide for a claim. */
export function decidableRemedies({ claimCase }: Pick<Claim, 'claimCase'>): ClaimRemedy[] {
  return [...new Set([...CLAIM_RULES[claimCase].remedies, ...STAFF_REMEDIES])];
}

/** Whether staff set the amount of a remedy themselves. */
export const hasOwnSum = (remedy: ClaimRemedy): boolean =>
  remedy !== ClaimRemedy.NOTHING && !COMPUTED_REMEDIES.includes(remedy);

/** What is wrong with a decision, all fields at once. */
export function decisionProblems(claim: Claim, { remedy, amountCents, reasons }: Decision): FieldError[] {
  const { minReasons: min, maxReasons: max } = CLAIM_BOUNDS;
  return [
    ...(reasons.length < min || reasons.length > max
      ? [{ path: 'reasons', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }]
      : []),
    ...(decidableRemedies(claim).includes(remedy) ? [] : [{ path: 'remedy', code: FieldProblemCode.CLAIM_REMEDY }]),
    ...(amountCents >= 0 ? [] : [{ path: 'amountCents', code: FieldProblemCode.CLAIM_AMOUNT_OUT_OF_RANGE }]),
  ];
}
