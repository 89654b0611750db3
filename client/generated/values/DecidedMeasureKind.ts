import type { DecidedMeasureKind } from '../schema';

export const DecidedMeasureKindValues = [
  'BAN',
  'LIMIT_BOOKINGS',
  'LIMIT_MESSAGES',
  'LIMIT_PUBLISHING',
  'REVIEW_HIDDEN',
  'SPACE_HIDDEN',
  'SPACE_REMOVED',
  'SUSPENSION',
  'WARNING',
] as const satisfies readonly DecidedMeasureKind[];