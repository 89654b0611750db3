import type { LegalPage } from '../schema';

export const LegalPageValues = [
  'COOKIES',
  'PRIVACY',
  'REGULATIONS',
  'TERMS',
] as const satisfies readonly LegalPage[];