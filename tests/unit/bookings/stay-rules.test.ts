import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import { monthlyCharge, type ChargedStay } from '../../../server/features/bookings/quote/booking-cycles.rules.js';
import { quoteStay } from '../../../server/features/bookings/quote/booking.pricing.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';
import { ProtectionPlan, TermType } from '../../../server/features/bookings/booking.enums.js';
import { isAccessOpen, moveInItems, type MoveInContext } from '../../../server/features/bookings/stay/move-in.rules.js';

function stay(from: string, to: string | null, priceMonthCents = 7000): ChargedStay {
  const termType = to === null ? TermType.ROLLING : TermType.FIXED;
  const quote = quoteStay({
    priceMonthCents,
    from,
    to,
    termType,
    constants: defaultConstants,
    policy: CancellationPolicy.FLEXIBLE,
  });
  return {
    termType,
    charges: quote.lines,
    protectionPlan: ProtectionPlan.BASIC,
    termsSnapshot: { constants: defaultConstants },
  };
}

describe('P4 charges of a stay', () => {
  test('each charge is due on the first day of its month', () => {
    expect(stay('2027-04-05', '2027-06-20').charges.map(({ dueOn, totalCents }) => [dueOn, totalCents])).toEqual([
      ['2027-04-05', 7700],
      ['2027-05-05', 7700],
      ['2027-06-05', 3850],
    ]);
  });

  test('a stay is charged monthly from two whole months on', () => {
    expect(monthlyCharge(stay('2027-04-05', '2027-05-20'))).toBeNull();
    expect(monthlyCharge(stay('2027-04-05', '2027-06-05'))?.totalCents).toBe(7700);
    expect(monthlyCharge(stay('2027-04-05', null))?.hostNetCents).toBe(6650);
  });

  test('P2 the minimum fee is charged once, and later months have the percentage only', () => {
    const small = stay('2027-04-05', null, 2000);
    expect([small.charges[0]?.totalCents, monthlyCharge(small)?.totalCents]).toEqual([2250, 2200]);
  });
});

describe('P1 move-in checklist', () => {
  const ready: MoveInContext = {
    from: '2027-04-05',
    today: '2027-04-05',
    isRequested: true,
    isDecided: true,
    isFirstPaymentTaken: true,
    isRenterIdentified: false,
    isHostIdentified: false,
    hasInstructions: true,
    requireIdentity: false,
  };
  const isOpen = (details: MoveInContext): boolean => isAccessOpen(details, moveInItems(details));
  const missing = (details: MoveInContext): string[] =>
    moveInItems(details)
      .filter(({ isDone }) => !isDone)
      .map(({ step }) => step);

  test('access opens on the first day, not before', () => {
    expect([isOpen(ready), isOpen({ ...ready, today: '2027-04-04' })]).toEqual([true, false]);
    expect(missing({ ...ready, today: '2027-04-04' })).toContain('access_data');
  });

  test.each(['isRequested', 'isDecided', 'isFirstPaymentTaken'] as const)(
    'access stays closed without %s',
    (condition) => {
      expect(isOpen({ ...ready, [condition]: false })).toBe(false);
    },
  );

  test('identities are required only if the settings require them', () => {
    expect(missing(ready)).toEqual(['renter_identity', 'host_identity']);
    const strict = { ...ready, requireIdentity: true };
    expect([
      isOpen(strict),
      isOpen({ ...strict, isRenterIdentified: true }),
      isOpen({ ...strict, isRenterIdentified: true, isHostIdentified: true }),
    ]).toEqual([false, false, true]);
  });

  test('access data is missing while the host has written no instructions', () => {
    expect(missing({ ...ready, hasInstructions: false })).toContain('access_data');
  });
});
