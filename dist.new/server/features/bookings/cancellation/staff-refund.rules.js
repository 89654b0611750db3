import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import { splitByWeights, sumCents } from '../../../core/values/money.js';
import { RefundRule } from './cancellation-types.js';
/** T12: an amount that the staff decided, off rent, fee and plan in proportion; everything by default. */
export function staffRefund({ charge, chargeDueAt }, wanted) {
    const paid = chargeDueAt === null ? charge : { rentCents: 0, renterFeeCents: 0, protectionCents: 0 };
    const weights = [paid.rentCents, paid.renterFeeCents, paid.protectionCents];
    const most = sumCents(weights);
    const isFit = Number.isInteger(wanted) && wanted >= 0 && wanted <= most;
    const totalCents = isFit ? wanted : most;
    const [rentCents = 0, renterFeeCents = 0, protectionCents = 0] = totalCents > 0 ? splitByWeights(totalCents, weights) : [];
    const rule = totalCents === most ? RefundRule.NOT_RENTERS_FAULT : RefundRule.STAFF_DECIDED;
    return {
        refund: { rentCents, renterFeeCents, protectionCents, totalCents, rule },
        problems: isFit ? [] : [{ path: 'refundCents', code: FieldProblemCode.AMOUNT_OUT_OF_RANGE, params: { max: most } }],
    };
}
//# sourceMappingURL=staff-refund.rules.js.map