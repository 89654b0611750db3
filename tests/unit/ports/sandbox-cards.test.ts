import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardProblems, readCardForm } from '../../../server/features/payments/card-form.rules.js';
import {
  behaviourOf,
  brandOf,
  cardDigits,
  hasValidCheckDigit,
  isCardExpired,
} from '../../../server/ports/sandbox/sandbox-cards.js';

describe('card numbers', () => {
  test.each([
    ['4242 4242 4242 4242', 'works', 'visa'],
    ['4000-0000-0000-0002', 'declined', 'visa'],
    ['4000002760003184', 'authenticate', 'visa'],
    ['4000000000000341', 'fails_later', 'visa'],
    ['5555555555554444', 'works', 'mastercard'],
    ['2223003122003222', 'works', 'mastercard'],
    ['378282246310005', 'works', 'amex'],
    ['6011111111111117', 'works', 'card'],
  ])('%s %s', (typed, behaviour, brand) => {
    const digits = cardDigits(typed) ?? '';
    expect([behaviourOf(digits), brandOf(digits)]).toEqual([behaviour, brand]);
  });

  test.each(['', '4242', '4242 4242 4242 4241', '4242-4242-4242-424x', '0'.repeat(20), '٤٢٤٢٤٢٤٢٤٢٤٢٤٢٤٢'])(
    '%s is invalid',
    (typed) => {
      expect(cardDigits(typed)).toBeNull();
    },
  );

  test('one wrong digit always fails the check digit', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{15}$/), fc.nat(15), fc.integer({ min: 1, max: 9 }), (start, at, by) => {
        const check = [...'0123456789'].find((digit) => hasValidCheckDigit(start + digit)) ?? '';
        const whole = start + check;
        const wrong = whole.slice(0, at) + ((Number(whole[at]) + by) % 10) + whole.slice(at + 1);
        return hasValidCheckDigit(whole) && !hasValidCheckDigit(wrong);
      }),
    );
  });
});

test('a card expires at the end of its month, and invalid dates return null', () => {
  const today = '2027-03-31';
  expect([
    isCardExpired(3, 27, today),
    isCardExpired(3, 2027, today),
    isCardExpired(2, 27, today),
    isCardExpired(1, 28, today),
  ]).toEqual([false, false, true, false]);
  expect([
    isCardExpired(13, 27, today),
    isCardExpired(0, 27, today),
    isCardExpired(Number.NaN, 27, today),
    isCardExpired(3, 27.5, today),
  ]).toEqual([null, null, null, null]);
});

test('random input never makes reading the form throw', () => {
  fc.assert(fc.property(fc.anything(), (body) => cardProblems(readCardForm(body), '2027-03-02').length > 0));
});
