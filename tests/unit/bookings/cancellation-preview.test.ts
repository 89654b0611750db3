import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultConstants } from '../../../server/core/constants/constants.js';
import { BookingActor } from '../../../server/features/bookings/booking.enums.js';
import {
  cancellationPreview,
  refundNow,
  type CancellationContext,
} from '../../../server/features/bookings/cancellation/cancellation-preview.rules.js';
import { CancellationPolicy } from '../../../server/features/spaces/space.enums.js';

const START = Date.parse('2027-04-04T22:00:00Z');
const hoursBefore = (hours: number): Date => new Date(START - hours * 3_600_000);
const CHARGE = { rentCents: 7000, renterFeeCents: 700, protectionCents: 499 };

function details(changes: Partial<CancellationContext> = {}): CancellationContext {
  return {
    actor: BookingActor.RENTER,
    policy: CancellationPolicy.MODERATE,
    from: '2027-04-05',
    zone: 'Europe/Madrid',
    confirmedAt: hoursBefore(40 * 24),
    charge: CHARGE,
    chargeDueAt: null,
    isHostTrader: false,
    isHostSuspended: false,
    constants: defaultConstants,
    ...changes,
  };
}

const anyCancellation = fc.record({
  actor: fc.constantFrom(BookingActor.RENTER, BookingActor.HOST, BookingActor.ADMIN),
  policy: fc.constantFrom(...Object.values(CancellationPolicy)),
  confirmedAt: fc.integer({ min: 3, max: 24 * 179 }).map(hoursBefore),
  charge: fc.record({
    rentCents: fc.integer({ min: 0, max: 300_000 }),
    renterFeeCents: fc.integer({ min: 0, max: 4000 }),
    protectionCents: fc.constantFrom(0, 499, 999),
  }),
  chargeDueAt: fc.option(fc.integer({ min: 1, max: 24 * 8 }).map(hoursBefore)),
  isHostTrader: fc.boolean(),
});
const anyHours = fc.integer({ min: 1, max: 24 * 180 });

describe('P-14 cancellation preview', () => {
  test('refunded and kept amounts add up to the paid amount, for every viewer', () => {
    fc.assert(
      fc.property(anyCancellation, anyHours, (some, hours) => {
        const shown = cancellationPreview(details(some), hoursBefore(hours));
        expect(shown.refundCents + shown.keptCents).toBe(shown.paidCents);
        expect(shown.rentRefundCents + shown.feeRefundCents + shown.protectionRefundCents).toBe(shown.refundCents);
        expect(Math.min(shown.refundCents, shown.keptCents, shown.hostKeptCents)).toBeGreaterThanOrEqual(0);
        if (some.actor === BookingActor.HOST)
          expect(shown.paidCents).toBe(some.chargeDueAt ? 0 : some.charge.rentCents);
        if (some.actor !== BookingActor.RENTER)
          expect([shown.keptCents, shown.changesAt, shown.freeUntil, shown.withdrawalUntil]).toEqual([
            0,
            null,
            null,
            null,
          ]);
        if (some.actor !== BookingActor.HOST)
          expect(refundNow(details(some), hoursBefore(hours)).totalCents).toBe(shown.refundCents);
      }),
      { numRuns: 2000 },
    );
  });

  test('for a captured charge the kept amount changes exactly at changesAt', () => {
    fc.assert(
      fc.property(anyCancellation, anyHours, fc.double({ min: 0, max: 0.999, noNaN: true }), (some, hours, share) => {
        const booking = details({ ...some, actor: BookingActor.RENTER, chargeDueAt: null });
        const now = hoursBefore(hours);
        const { changesAt, freeUntil, keptCents } = cancellationPreview(booking, now);
        const until = changesAt?.getTime() ?? START;
        const between = new Date(now.getTime() + Math.floor((until - now.getTime()) * share));
        expect(cancellationPreview(booking, between).keptCents).toBe(keptCents);
        if (changesAt) expect(cancellationPreview(booking, changesAt).keptCents).toBeGreaterThan(keptCents);
        // The policy's share of a few cents rounds to nothing.
        if (booking.charge.rentCents >= 100) expect(freeUntil).toEqual(keptCents === 0 ? new Date(until) : null);
        if (keptCents > 0) expect(freeUntil).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('a pending charge costs nothing before it is due', () => {
    const due = hoursBefore(7 * 24);
    const shown = cancellationPreview(details({ chargeDueAt: due }), hoursBefore(70 * 24));
    expect(shown).toMatchObject({ paidCents: 0, refundCents: 0, rule: 'free', freeUntil: due, changesAt: due });
    expect(
      cancellationPreview(details({ chargeDueAt: due, policy: CancellationPolicy.FLEXIBLE }), hoursBefore(70 * 24))
        .freeUntil,
    ).toEqual(hoursBefore(24));
  });
});
