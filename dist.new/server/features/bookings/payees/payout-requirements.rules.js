import { PayoutRequirement } from './payout-account.codes.js';
/** How the provider's codes begin or read, such as `individual.verification.document`; the first that fits counts. */
const CODES = [
    [PayoutRequirement.IBAN, /external_account/],
    [PayoutRequirement.IDENTITY, /verification|ssn|document/],
    [PayoutRequirement.TAX_NUMBER, /id_number|tax_id|vat_id/],
    [PayoutRequirement.ADDRESS, /address/],
    [PayoutRequirement.BIRTH_DATE, /dob/],
    [PayoutRequirement.CONTACT, /email|phone/],
    [PayoutRequirement.NAME, /name/],
    [PayoutRequirement.TERMS, /tos_acceptance/],
];
/** What is missing by the provider's codes, each once, in their order. */
export function requirementsOf(codes) {
    return [
        ...new Set(codes.map((code) => CODES.find(([, pattern]) => pattern.test(code))?.[0] ?? PayoutRequirement.OTHER)),
    ];
}
//# sourceMappingURL=payout-requirements.rules.js.map