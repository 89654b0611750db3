import type { PriceReasonCode } from '../schema';

export const PriceReasonCodeValues = [
  'ACCESS_24H',
  'AUTONOMOUS',
  'DAMP',
  'DRY',
  'EASY_LOADING',
  'SCHEDULED',
  'SECURITY',
  'SHARED',
  'STAIRS',
] as const satisfies readonly PriceReasonCode[];