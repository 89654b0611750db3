import type { OwedChargeStepKind } from '../schema';

export const OwedChargeStepKindValues = [
  'FORMAL_NOTICE',
  'LAST_RETRY',
  'MAY_BE_ENDED',
  'RETRY',
] as const satisfies readonly OwedChargeStepKind[];