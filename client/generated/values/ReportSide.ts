import type { ReportSide } from '../schema';

export const ReportSideValues = [
  'OWNER',
  'REPORTER',
] as const satisfies readonly ReportSide[];