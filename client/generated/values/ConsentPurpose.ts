import type { ConsentPurpose } from '../schema';

export const ConsentPurposeValues = [
  'ANALYTICS',
  'MARKETING',
  'MARKETING_COOKIES',
  'TERMS',
] as const satisfies readonly ConsentPurpose[];