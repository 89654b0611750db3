import { expect, test } from 'vitest';
import { FieldProblemCode } from '../../../server/core/errors/errors.js';
import { cleanLine, cleanText, isWithin, lengthOf } from '../../../server/core/values/text.js';
import {
  MAX_MESSAGE_LENGTH,
  requestProblems,
} from '../../../server/features/bookings/lifecycle/booking-request.rules.js';
import { GoodsCategory } from '../../../server/features/spaces/space.enums.js';

test('a line has one Unicode form, single spaces and no control characters', () => {
  expect(cleanLine('  Mari\u0301a\t del \n Mar ')).toBe('María del Mar');
  expect(cleanLine(' \u0000 ')).toBe('');
});

test('a text of several lines keeps its line breaks alone', () => {
  expect(cleanText(' Nun\u0303ez\r\n\rb\u0007c\td ')).toBe('Nuñez\n\nb c d');
});

test('an emoji is one character', () => {
  expect(lengthOf('a👍')).toBe(2);
  expect(isWithin('👍', { min: 1, max: 1 })).toBe(true);
  expect(isWithin('👍', { min: 2, max: 3 })).toBe(false);
});

test('the message of a request may have as many emoji as any message', () => {
  const codesOf = (message: string) =>
    requestProblems(
      {
        goods: [GoodsCategory.BOXES],
        acceptsProhibitedGoodsRule: true,
        message,
        acceptsMandate: true,
        acceptsTerms: true,
      },
      [GoodsCategory.BOXES],
    ).map(({ code }) => code);
  expect(codesOf('👍'.repeat(MAX_MESSAGE_LENGTH))).toEqual([]);
  expect(codesOf('👍'.repeat(MAX_MESSAGE_LENGTH + 1))).toEqual([FieldProblemCode.MESSAGE_TOO_LONG]);
});
