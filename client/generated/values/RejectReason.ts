import type { RejectReason } from '../schema';

export const RejectReasonValues = [
  'BLURRED',
  'CROPPED',
  'EXPIRED_DOCUMENT',
  'MISSED_APPOINTMENT',
  'NAME_MISMATCH',
  'SUSPECTED_FRAUD',
  'UNDERAGE',
  'UNSUPPORTED',
] as const satisfies readonly RejectReason[];