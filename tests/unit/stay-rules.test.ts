import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../server/core/constants.js';
import {
  chargeAfter,
  monthlyLine,
  toPriceLines,
  type ChargedStay,
} from '../../server/features/bookings/quote/booking-cycles.rules.js';
import { quoteStay } from '../../server/features/bookings/quote/booking-pricing.js';
import { TermType } from '../../server/features/bookings/booking-types.js';
import { isAccessOpen, moveInItems, type MoveInContext } from '../../server/features/bookings/stay/move-in.rules.js';

function stay(from: string, to: string | null): ChargedStay {
  const termType = to === null ? TermType.ROLLING : TermType.FIXED;
  const quote = quoteStay({ priceMonthCents: 7000, from, to, termType, constants: defaultConstants });
  return { termType, charges: quote.lines };
}

describe('P4 the charges of a stay', () => {
  test('only the first one has a day, and only while it is to come: nothing charges the later periods', () => {
    const fixed = stay('2027-04-05', '2027-06-20');
    expect(chargeAfter(fixed, '2027-04-04')).toEqual({ dueOn: '2027-04-05', totalCents: 7700 });
    expect(chargeAfter(fixed, '2027-04-05')).toBeNull();
    expect(chargeAfter(stay('2027-01-31', null), '2027-02-01')).toBeNull();
    expect(toPriceLines(fixed.charges).map(({ dueOn, totalCents }) => [dueOn, totalCents])).toEqual([
      ['2027-04-05', 7700],
      [null, 7700],
      [null, 3850],
    ]);
  });

  test('a stay is paid by the month from two whole months on', () => {
    expect(monthlyLine(stay('2027-04-05', '2027-05-20'))).toBeNull();
    expect(monthlyLine(stay('2027-04-05', '2027-06-05'))?.totalCents).toBe(7700);
    expect(monthlyLine(stay('2027-04-05', null))?.hostNetCents).toBe(6650);
  });
});

describe('P1 the move-in list', () => {
  const ready: MoveInContext = {
    startsOn: '2027-04-05',
    today: '2027-04-05',
    isRequested: true,
    isDecided: true,
    isFirstPaymentTaken: true,
    isRenterIdentified: false,
    isHostIdentified: false,
    hasInstructions: true,
    requireIdentity: false,
  };
  const isOpen = (facts: MoveInContext): boolean => isAccessOpen(facts, moveInItems(facts));
  const missing = (facts: MoveInContext): string[] =>
    moveInItems(facts)
      .filter(({ isDone }) => !isDone)
      .map(({ step }) => step);

  test('opens on the first day, not before', () => {
    expect([isOpen(ready), isOpen({ ...ready, today: '2027-04-04' })]).toEqual([true, false]);
    expect(missing({ ...ready, today: '2027-04-04' })).toContain('access_data');
  });

  test.each(['isRequested', 'isDecided', 'isFirstPaymentTaken'] as const)('stays shut without %s', (fact) => {
    expect(isOpen({ ...ready, [fact]: false })).toBe(false);
  });

  test('asks for identities only where the settings do', () => {
    expect(missing(ready)).toEqual(['renter_identity', 'host_identity']);
    const strict = { ...ready, requireIdentity: true };
    expect([
      isOpen(strict),
      isOpen({ ...strict, isRenterIdentified: true }),
      isOpen({ ...strict, isRenterIdentified: true, isHostIdentified: true }),
    ]).toEqual([false, false, true]);
  });

  test('a host who wrote nothing has handed nothing over', () => {
    expect(missing({ ...ready, hasInstructions: false })).toContain('access_data');
  });
});
