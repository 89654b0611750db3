import type { Intention } from '../schema';

export const IntentionValues = [
  'BOTH',
  'RENT_OUT',
  'STORE',
] as const satisfies readonly Intention[];