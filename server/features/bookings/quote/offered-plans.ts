import type { FieldError } from '../../../core/errors.js';
import { FieldProblemCode } from '../../../core/field-problem-codes.js';
import { ProtectionPlan } from '../booking-types.js';

/** The guarantee plans a renter can choose. Claims do not exist yet, so no paid plan is offered. */
export const offeredPlans: readonly ProtectionPlan[] = [ProtectionPlan.BASIC];

/** Refuses a plan that is not offered. */
export function planProblems(plan: ProtectionPlan): FieldError[] {
  return offeredPlans.includes(plan) ? [] : [{ path: 'protectionPlan', code: FieldProblemCode.PLAN_NOT_OFFERED }];
}
