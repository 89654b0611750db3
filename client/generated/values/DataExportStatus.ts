import type { DataExportStatus } from '../schema';

export const DataExportStatusValues = [
  'EXPIRED',
  'FAILED',
  'QUEUED',
  'READY',
  'RUNNING',
] as const satisfies readonly DataExportStatus[];