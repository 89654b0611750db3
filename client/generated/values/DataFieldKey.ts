import type { DataFieldKey } from '../schema';

export const DataFieldKeyValues = [
  'BIO',
  'BIRTH_DATE',
  'CITY',
  'DISPLAY_NAME',
  'EMAIL',
  'FULL_NAME',
  'LANGUAGES',
  'LOCALE',
  'MEMBER_SINCE',
  'PHONE',
] as const satisfies readonly DataFieldKey[];