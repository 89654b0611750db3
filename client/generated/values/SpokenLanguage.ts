import type { SpokenLanguage } from '../schema';

export const SpokenLanguageValues = [
  'AR',
  'CA',
  'DE',
  'EN',
  'ES',
  'EU',
  'FR',
  'GL',
  'IT',
  'NL',
  'PL',
  'PT',
  'RO',
  'RU',
  'UK',
  'ZH',
] as const satisfies readonly SpokenLanguage[];