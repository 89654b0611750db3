import type { RefundRule } from '../schema';

export const RefundRuleValues = [
  'COOLING_OFF',
  'FREE',
  'LESS_OWED',
  'NOTHING',
  'NOT_RENTERS_FAULT',
  'PARTIAL',
  'STAFF_DECIDED',
  'WITHDRAWAL_RIGHT',
] as const satisfies readonly RefundRule[];