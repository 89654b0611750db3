import type { TermType } from '../schema';

export const TermTypeValues = [
  'FIXED',
  'ROLLING',
] as const satisfies readonly TermType[];