import { FieldProblemCode, type FieldError } from '../../../core/errors/errors.js';
import type { Cents } from '../../../core/values/money.js';
import { isWithin } from '../../../core/values/text.js';
import { CLAIM_BOUNDS, COMPUTED_REMEDIES } from '../claim-cases.rules.js';
import { ClaimRemedy, type ClaimGround } from '../claim.enums.js';

/** A decision of the staff; `amountCents` is what the table gives, or the staff's own amount. */
export interface Decision {
  readonly remedy: ClaimRemedy;
  readonly amountCents: Cents;
  readonly ground: ClaimGround;
  readonly reasons: string;
}

/** Whether staff set the amount of a remedy themselves. */
export const hasOwnSum = (remedy: ClaimRemedy): boolean =>
  remedy !== ClaimRemedy.NOTHING && !COMPUTED_REMEDIES.includes(remedy);

/** The problems of a decision among the possible ones, all fields at once. */
export function decisionProblems(
  possible: readonly ClaimRemedy[],
  { remedy, amountCents, reasons }: Decision,
): FieldError[] {
  const { minReasons: min, maxReasons: max } = CLAIM_BOUNDS;
  return [
    ...(!isWithin(reasons, { min, max })
      ? [{ path: 'reasons', code: FieldProblemCode.TEXT_LENGTH, params: { min, max } }]
      : []),
    ...(possible.includes(remedy) ? [] : [{ path: 'remedy', code: FieldProblemCode.CLAIM_REMEDY }]),
    ...(amountCents >= 0
      ? []
      : [
          {
            path: 'amountCents',
            code: FieldProblemCode.CLAIM_AMOUNT_OUT_OF_RANGE,
            params: { max: CLAIM_BOUNDS.maxCents },
          },
        ]),
  ];
}
