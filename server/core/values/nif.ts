const LETTERS_BY_REMAINDER = 'TRWAGMYFPDXBNJZSQVHLCKE';
const CIF_LETTERS_BY_DIGIT = 'JABCDEFGHI';
const PERSON = /^(\d{8}|[XYZKLM]\d{7})[A-Z]$/;
const ORGANISATION = /^[ABCDEFGHJNPQRSUVW]\d{7}[0-9A-J]$/;
/** Kinds of organisation whose control character is always a letter, and always a digit; the others allow either. */
const LETTER_KINDS = 'NPQRSW';
const DIGIT_KINDS = 'ABEH';
const NIE_DIGITS: Readonly<Record<string, string>> = { X: '0', Y: '1', Z: '2', K: '', L: '', M: '' };

/** Characters of the name and address of the person or organisation with a tax number. */
export const fiscalBounds = { name: { min: 2, max: 120 }, address: { min: 10, max: 200 } } as const;

/** Normalizes a Spanish tax number for storage: capitals, without spaces, dots or dashes. */
export function normaliseNif(text: string): string {
  return text.toUpperCase().replace(/[\s.-]/g, '');
}

/** Whether the text is a valid NIF, NIE or organisation number, control character included. */
export function isValidNif(text: string): boolean {
  const nif = normaliseNif(text);
  if (PERSON.test(nif)) return hasPersonControl(nif);
  return ORGANISATION.test(nif) && hasOrganisationControl(nif);
}

/** Whether it belongs to a person, not to an organisation. */
export const isPersonNif = (text: string): boolean => PERSON.test(normaliseNif(text));

function hasPersonControl(nif: string): boolean {
  const first = nif.charAt(0);
  const number = Number((NIE_DIGITS[first] ?? first) + nif.slice(1, -1));
  return LETTERS_BY_REMAINDER.charAt(number % 23) === nif.at(-1);
}

function hasOrganisationControl(nif: string): boolean {
  const digits = Array.from(nif.slice(1, 8), Number);
  const sum = digits.reduce((total, digit, index) => {
    if (index % 2 === 1) return total + digit;
    const doubled = digit * 2;
    return total + Math.floor(doubled / 10) + (doubled % 10);
  }, 0);
  const expected = (10 - (sum % 10)) % 10;
  const control = nif.charAt(8);
  const isLetter = control === CIF_LETTERS_BY_DIGIT.charAt(expected);
  const isDigit = control === String(expected);
  const kind = nif.charAt(0);
  if (LETTER_KINDS.includes(kind)) return isLetter;
  return DIGIT_KINDS.includes(kind) ? isDigit : isLetter || isDigit;
}
