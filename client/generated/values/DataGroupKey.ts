import type { DataGroupKey } from '../schema';

export const DataGroupKeyValues = [
  'ACCOUNT',
  'BOOKINGS',
  'CONSENTS',
  'MESSAGES',
  'NOTIFICATIONS',
  'PAYMENTS',
  'PROFILE',
  'REVIEWS',
  'SESSIONS',
  'SPACES',
  'VERIFICATIONS',
] as const satisfies readonly DataGroupKey[];