import type { FieldError } from '../../../core/errors/errors.js';
import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import { splitByWeights, sumCents, type Cents } from '../../../core/values/money.js';
import type { Refund } from './cancellation-policy.js';
import type { CancellationContext } from './cancellation-preview.rules.js';
import { RefundRule } from './cancellation.enums.js';

/** T12: an amount decided by the staff, split proportionally over rent, fee and plan; everything by default. */
export function staffRefund(
  { charge, chargeDueAt }: CancellationContext,
  wanted: Cents,
): { readonly refund: Refund; readonly problems: FieldError[] } {
  const paid = chargeDueAt === null ? charge : { rentCents: 0, renterFeeCents: 0, protectionCents: 0 };
  const weights = [paid.rentCents, paid.renterFeeCents, paid.protectionCents];
  const most = sumCents(weights);
  const isFit = Number.isInteger(wanted) && wanted >= 0 && wanted <= most;
  const totalCents = isFit ? wanted : most;
  const [rentCents = 0, renterFeeCents = 0, protectionCents = 0] =
    totalCents > 0 ? splitByWeights(totalCents, weights) : [];
  const rule = totalCents === most ? RefundRule.NOT_RENTERS_FAULT : RefundRule.STAFF_DECIDED;
  return {
    refund: { rentCents, renterFeeCents, protectionCents, totalCents, rule },
    problems: isFit ? [] : [{ path: 'refundCents', code: FieldProblemCode.AMOUNT_OUT_OF_RANGE, params: { max: most } }],
  };
}
