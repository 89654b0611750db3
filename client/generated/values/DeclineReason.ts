import type { DeclineReason } from '../schema';

export const DeclineReasonValues = [
  'DATES_DO_NOT_FIT',
  'GOODS_NOT_SUITABLE',
  'NOT_AVAILABLE',
  'OTHER',
  'SPACE_CHANGED',
] as const satisfies readonly DeclineReason[];