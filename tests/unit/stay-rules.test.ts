import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../server/core/constants.js';
import { chargeAfter, monthlyLine, renewalAskOn, type ChargedStay } from '../../server/features/bookings/booking-cycles.rules.js';
import { quoteStay } from '../../server/features/bookings/booking-pricing.js';
import { TermType } from '../../server/features/bookings/booking-types.js';
import { isAccessOpen, moveInItems, type MoveInFacts } from '../../server/features/bookings/move-in.rules.js';

function stay(from: string, to: string | null): ChargedStay {
  const termType = to === null ? TermType.ROLLING : TermType.FIXED;
  const quote = quoteStay({ priceMonthCents: 7000, from, to, termType, constants: defaultConstants });
  return { termType, startsOn: from, endsOn: quote.to, charges: quote.lines, termsSnapshot: { constants: defaultConstants } };
}

describe('P4 the charges of a stay', () => {
  test('the next one of a stay with an end is the next line of its price', () => {
    const fixed = stay('2027-04-05', '2027-06-20');
    expect(chargeAfter(fixed, '2027-04-05')).toEqual({ dueOn: '2027-05-05', totalCents: 7700 });
    expect(chargeAfter(fixed, '2027-05-05')).toEqual({ dueOn: '2027-06-05', totalCents: 3850 });
    expect(chargeAfter(fixed, '2027-06-05')).toBeNull();
  });

  test('a stay without end is charged on its day of the month, clamped, until its year is over', () => {
    const rolling = stay('2027-01-31', null);
    expect(['2027-01-31', '2027-02-28', '2027-03-30', '2027-12-30'].map((day) => chargeAfter(rolling, day)?.dueOn)).toEqual(['2027-02-28', '2027-03-31', '2027-03-31', '2027-12-31']);
    expect(chargeAfter(rolling, '2027-12-31')).toBeNull();
    // After a notice the end comes earlier.
    expect(chargeAfter({ ...rolling, endsOn: '2027-03-15' }, '2027-02-28')).toBeNull();
  });

  test('a stay is paid by the month from two whole months on', () => {
    expect(monthlyLine(stay('2027-04-05', '2027-05-20'))).toBeNull();
    expect(monthlyLine(stay('2027-04-05', '2027-06-05'))?.totalCents).toBe(7700);
    expect(monthlyLine(stay('2027-04-05', null))?.hostNetCents).toBe(6650);
  });

  test('P1 T20 only a stay without end is asked about another year, on day 335', () => {
    expect(renewalAskOn(stay('2027-01-15', null))).toBe('2027-12-16');
    expect(renewalAskOn(stay('2027-01-15', '2027-07-15'))).toBeNull();
    expect(renewalAskOn({ ...stay('2027-01-15', null), endsOn: '2027-05-01' })).toBeNull();
  });
});

describe('P1 the move-in list', () => {
  const ready: MoveInFacts = {
    startsOn: '2027-04-05', today: '2027-04-05', isRequested: true, isDecided: true, isFirstPaymentTaken: true,
    isRenterIdentified: false, isHostIdentified: false, hasInstructions: true, requireIdentity: false,
  };
  const isOpen = (facts: MoveInFacts): boolean => isAccessOpen(facts, moveInItems(facts));
  const missing = (facts: MoveInFacts): string[] => moveInItems(facts).filter(({ isDone }) => !isDone).map(({ step }) => step);

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
    expect([isOpen(strict), isOpen({ ...strict, isRenterIdentified: true }), isOpen({ ...strict, isRenterIdentified: true, isHostIdentified: true })]).toEqual([false, false, true]);
  });

  test('a host who wrote nothing has handed nothing over', () => {
    expect(missing({ ...ready, hasInstructions: false })).toContain('access_data');
  });
});
