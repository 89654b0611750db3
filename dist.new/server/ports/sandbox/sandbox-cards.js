/** Stripe's test cards, with its behaviours; every other number that passes the check digit works. */
const TEST_CARDS = {
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
/** The digits of a number as people type it, or null when it is none a card can have. */
export function cardDigits(typed) {
    const digits = typed.replace(/[\s-]/g, '');
    const isNumber = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS && digits.length <= MAX_DIGITS;
    return isNumber && hasValidCheckDigit(digits) ? digits : null;
}
/** Whether the last digit fits the others (Luhn's formula). */
export function hasValidCheckDigit(digits) {
    let sum = 0;
    for (let index = 0; index < digits.length; index += 1) {
        const digit = Number(digits[digits.length - 1 - index]);
        const doubled = index % 2 === 1 ? digit * 2 : digit;
        sum += doubled > 9 ? doubled - 9 : doubled;
    }
    return sum % 10 === 0;
}
/** What the sandbox does with a card. */
export function behaviourOf(digits) {
    return TEST_CARDS[digits] ?? 'works';
}
/** The network a number belongs to. */
export function brandOf(digits) {
    if (digits.startsWith('4'))
        return 'visa';
    const [two, four] = [Number(digits.slice(0, 2)), Number(digits.slice(0, 4))];
    if ((two >= 51 && two <= 55) || (four >= 2221 && four <= 2720))
        return 'mastercard';
    return two === 34 || two === 37 ? 'amex' : 'card';
}
/** Whether a month and year (two or four digits) are over on a day, 'YYYY-MM-DD'; null when they are no month. */
export function isCardExpired(month, year, today) {
    const fullYear = year < 100 ? 2000 + year : year;
    const isMonth = Number.isInteger(month) &&
        month >= 1 &&
        month <= 12 &&
        Number.isInteger(year) &&
        fullYear >= 2000 &&
        fullYear <= 2099;
    if (!isMonth)
        return null;
    return `${fullYear}-${String(month).padStart(2, '0')}` < today.slice(0, 7);
}
//# sourceMappingURL=sandbox-cards.js.map