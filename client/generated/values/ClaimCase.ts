import type { ClaimCase } from '../schema';

export const ClaimCaseValues = [
  'DIFFERENT',
  'GOODS_DAMAGED',
  'NOT_ENTITLED',
  'NO_ACCESS',
  'SPACE_DAMAGED',
  'UNSAFE',
] as const satisfies readonly ClaimCase[];