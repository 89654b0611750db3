import type { MessageReportReason } from '../schema';

export const MessageReportReasonValues = [
  'ABUSE',
  'FRAUD',
  'ILLEGAL',
  'OTHER',
  'PERSONAL_DATA',
  'SPAM',
] as const satisfies readonly MessageReportReason[];