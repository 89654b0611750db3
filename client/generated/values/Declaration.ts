import type { Declaration } from '../schema';

export const DeclarationValues = [
  'BUILDING_INSURANCE_TOLD',
  'COMMUNITY_ALLOWS',
  'DATA_TRUE',
  'EU_LAW_COMPLIANT',
  'NO_DWELLING',
  'OWNER_OR_AUTHORISED',
] as const satisfies readonly Declaration[];