import type { ReportedKind } from '../schema';

export const ReportedKindValues = [
  'CONVERSATION',
  'MESSAGE',
  'REVIEW',
  'SPACE',
  'USER',
] as const satisfies readonly ReportedKind[];