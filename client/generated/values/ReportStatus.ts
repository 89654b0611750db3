import type { ReportStatus } from '../schema';

export const ReportStatusValues = [
  'DISMISSED',
  'OPEN',
  'UPHELD',
] as const satisfies readonly ReportStatus[];