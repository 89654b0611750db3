import type { MeasureReason } from '../schema';

export const MeasureReasonValues = [
  'ABUSE',
  'CONTACT_OUTSIDE',
  'FALSE_LISTING',
  'FORBIDDEN_GOODS',
  'FRAUD',
  'IDENTITY',
  'NON_PAYMENT',
  'OTHER',
] as const satisfies readonly MeasureReason[];