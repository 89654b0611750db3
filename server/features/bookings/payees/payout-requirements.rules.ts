import { PayoutRequirement } from './payout-account.enums.js';

/** Prefixes or names of the provider's codes, such as `individual.verification.document`; the first match counts. */
const CODES = [
  [PayoutRequirement.IBAN, /external_account/],
  [PayoutRequirement.IDENTITY, /verification|ssn|document/],
  [PayoutRequirement.TAX_NUMBER, /id_number|tax_id|vat_id/],
  [PayoutRequirement.ADDRESS, /address/],
  [PayoutRequirement.BIRTH_DATE, /dob/],
  [PayoutRequirement.CONTACT, /email|phone/],
  [PayoutRequirement.NAME, /name/],
  [PayoutRequirement.TERMS, /tos_acceptance/],
] as const;

/** The missing requirements by the provider's codes, each once, in order. */
export function requirementsOf(codes: readonly string[]): PayoutRequirement[] {
  return [
    ...new Set(codes.map((code) => CODES.find(([, pattern]) => pattern.test(code))?.[0] ?? PayoutRequirement.OTHER)),
  ];
}
