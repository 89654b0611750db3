import type { ReviewReportReason } from '../schema';

export const ReviewReportReasonValues = [
  'EXTORTION',
  'ILLEGAL',
  'INSULT',
  'NOT_A_REAL_STAY',
  'OTHER',
  'PERSONAL_DATA',
  'THREAT',
] as const satisfies readonly ReviewReportReason[];