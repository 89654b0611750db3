import type { ReviewFlag } from '../schema';

export const ReviewFlagValues = [
  'EXTORTION',
  'INSULT',
  'PERSONAL_DATA',
  'THREAT',
] as const satisfies readonly ReviewFlag[];