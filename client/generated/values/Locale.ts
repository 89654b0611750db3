import type { Locale } from '../schema';

export const LocaleValues = [
  'EN',
  'ES',
] as const satisfies readonly Locale[];