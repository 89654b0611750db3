/** The behaviour of a sandbox card. */
export type CardBehaviour =
  | 'works'
  | 'declined'
  | 'insufficient_funds'
  | 'authenticate'
  | 'fails_later'
  | 'refund_pending'
  | 'refund_fails'
  | 'disputed';

export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'card';

/** Stripe's test cards, with the same behaviours; every other number with a valid check digit works. */
const TEST_CARDS: Readonly<Record<string, CardBehaviour>> = {
  '4242424242424242': 'works',
  '4000000000000002': 'declined',
  '4000002760003184': 'authenticate',
  '4000000000000341': 'fails_later',
  '4000000000009995': 'insufficient_funds',
  '4000000000007726': 'refund_pending',
  '4000000000005126': 'refund_fails',
  '4000000000000259': 'disputed',
};

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** The digits of a number as typed, or null when it cannot be a card's. */
export function cardDigits(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  const isNumber = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
  return isNumber && hasValidCheckDigit(digits) ? digits : null;
}

/** Whether the check digit is valid (Luhn's formula). */
export function hasValidCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** The behaviour of a card number. */
export function behaviourOf(digits: string): CardBehaviour {
  return TEST_CARDS[digits] ?? 'works';
}

/** The network of a number. */
export function brandOf(digits: string): CardBrand {
  if (digits.startsWith('4')) return 'visa';
  const [two, four] = [Number(digits.slice(0, 2)), Number(digits.slice(0, 4))];
  if ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720)) return 'mastercard';
  return two === 34 || two === 37 ? 'amex' : 'card';
}

/** Whether a month and year (two or four digits) are past on a day, 'YYYY-MM-DD'; null when they are not a month. */
export function isCardExpired(month: number, year: number, today: string): boolean | null {
  const fullYear = year < 100 ? 2000 + year : year;
  const isMonth =
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    Number.isInteger(year) &&
    fullYear >= 2000 &&
    fullYear <= 2099;
  if (!isMonth) return null;
  return `${fullYear}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}
