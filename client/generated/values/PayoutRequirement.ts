import type { PayoutRequirement } from '../schema';

export const PayoutRequirementValues = [
  'ADDRESS',
  'BIRTH_DATE',
  'CONTACT',
  'IBAN',
  'IDENTITY',
  'NAME',
  'OTHER',
  'TAX_NUMBER',
  'TERMS',
] as const satisfies readonly PayoutRequirement[];