/** What a payment provider may still want of a payee, as people know it. */
const KINDS = [
  ['iban', /external_account/],
  ['identity', /verification|ssn|document/],
  ['nif', /id_number|tax_id|vat_id/],
  ['address', /address/],
  ['birth', /dob/],
  ['contact', /email|phone/],
  ['name', /name/],
  ['terms', /tos_acceptance/],
] as const;

/** What is missing, each once, by the provider's codes; `other`: what has no words of ours. */
export function missingData(codes: readonly string[]): ((typeof KINDS)[number][0] | 'other')[] {
  return [...new Set(codes.map((code) => KINDS.find(([, pattern]) => pattern.test(code))?.[0] ?? 'other'))];
}
