import type { MeasureKind } from '../schema';

export const MeasureKindValues = [
  'BAN',
  'LIMIT_BOOKINGS',
  'LIMIT_MESSAGES',
  'LIMIT_PUBLISHING',
  'SUSPENSION',
  'WARNING',
] as const satisfies readonly MeasureKind[];