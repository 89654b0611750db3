import { isOn } from '../../../core/constants/constants.js';
import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import { DeclaredValue, ProtectionPlan } from '../booking-types.js';
/** The guarantee plans a renter can choose, from the smallest limits to the largest; the first one costs nothing and is always there. */
export const offeredPlans = (constants) => isOn(constants, 'OFFERS_PAID_PLANS')
    ? [ProtectionPlan.BASIC, ProtectionPlan.PLUS, ProtectionPlan.MAXIMA]
    : [ProtectionPlan.BASIC];
/** Declared values by the smallest plan whose limit for a booking reaches them; above all limits it is the largest. */
export const recommendedFor = {
    [ProtectionPlan.BASIC]: [DeclaredValue.UNDER_500],
    [ProtectionPlan.PLUS]: [DeclaredValue.FROM_500_TO_2000],
    [ProtectionPlan.MAXIMA]: [DeclaredValue.FROM_2000_TO_5000, DeclaredValue.OVER_5000],
};
/** Refuses a plan that is not offered. */
export function planProblems(plan, constants) {
    return offeredPlans(constants).includes(plan)
        ? []
        : [{ path: 'protectionPlan', code: FieldProblemCode.PLAN_NOT_OFFERED }];
}
//# sourceMappingURL=offered-plans.js.map