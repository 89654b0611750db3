import { isOn } from '../../../core/constants/constants.js';
import type { FieldError } from '../../../core/errors/errors.js';
import { FieldProblemCode } from '../../../core/errors/field-problem-codes.js';
import { ProtectionPlan } from '../booking.enums.js';
import { DeclaredValue } from '../stored-goods/declared-value.types.js';

type Switches = Parameters<typeof isOn>[0];

/** The guarantee plans a renter can choose, from the smallest limits to the largest; the first one is free and always offered. */
export const offeredPlans = (constants: Switches): readonly ProtectionPlan[] =>
  isOn(constants, 'OFFERS_PAID_PLANS')
    ? [ProtectionPlan.BASIC, ProtectionPlan.PLUS, ProtectionPlan.MAXIMA]
    : [ProtectionPlan.BASIC];

/** The declared values that a plan suits best: the smallest plan whose limit covers them, or the largest plan. */
export const recommendedFor: Readonly<Record<ProtectionPlan, readonly DeclaredValue[]>> = {
  [ProtectionPlan.BASIC]: [DeclaredValue.UNDER_500],
  [ProtectionPlan.PLUS]: [DeclaredValue.FROM_500_TO_2000],
  [ProtectionPlan.MAXIMA]: [DeclaredValue.FROM_2000_TO_5000, DeclaredValue.OVER_5000],
};

/** Refuses a plan that is not offered. */
export function planProblems(plan: ProtectionPlan, constants: Switches): FieldError[] {
  return offeredPlans(constants).includes(plan)
    ? []
    : [{ path: 'protectionPlan', code: FieldProblemCode.PLAN_NOT_OFFERED }];
}
