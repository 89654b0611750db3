import { randomUUID } from 'node:crypto';
import { addDays, type LocalDate } from '../../core/values/date-range.js';
import { startOfDayInstant } from '../../core/values/time-zone.js';
import { CycleStatus } from '../../features/bookings/billing/billing.enums.js';
import { CHARGE_LADDER } from '../../features/bookings/billing/charge-ladder.rules.js';
import { statusMeans } from '../../features/bookings/booking-status.rules.js';
import { BookingStatus, PaymentStatus } from '../../features/bookings/booking.enums.js';
import { taxOf } from '../../features/bookings/quote/booking-terms.js';
import { billedMonths, monthlyRentOf } from './make-billed-months.js';
import type { DemoBooking } from './make-booking.js';

/** The first version of the agreement and its cycles; none for a booking that was never confirmed. */
export function cyclesOf({ booking, payments, isRentTaxed }: DemoBooking, today: LocalDate) {
  const { decidedAt, id: bookingId, termsSnapshot } = booking;
  const isAgreed = decidedAt !== null && booking.status !== BookingStatus.DECLINED;
  if (!isAgreed) return { terms: [], cycles: [] };
  const { from, to, termType, protectionPlan, depositCents } = booking;
  const terms = {
    id: randomUUID(),
    bookingId,
    version: 1,
    reason: 'agreed' as const,
    validFrom: from,
    from,
    to,
    termType,
    monthlyRentCents: monthlyRentOf(booking),
    protectionPlan,
    depositCents,
    commissionBps: termsSnapshot.constants.HOST_COMMISSION_BPS,
    agreedBy: booking.hostId,
    createdAt: decidedAt,
  };
  const isCancelled = statusMeans(booking.status, 'cameToNothing');
  const cycles = billedMonths(booking, today).map((month) => {
    const tries = payments.filter(({ cycleNo }) => cycleNo === month.monthNo);
    const paidAt = tries.find(({ capturedAt }) => capturedAt !== null)?.capturedAt ?? null;
    const refused = isCancelled ? [] : tries.filter(({ status }) => status === PaymentStatus.FAILED);
    // Refused and unpaid since: it was tried on every automatic attempt of the ladder.
    const isPastDue = paidAt === null && refused.length > 1;
    const step = isPastDue ? PAST_DUE_STEP : refused.length;
    const dueOn = month.monthNo === 1 ? (booking.charges[0]?.dueOn ?? month.from) : month.from;
    return {
      id: randomUUID(),
      bookingId,
      cycleNo: month.monthNo,
      monthNo: month.monthNo,
      from: month.from,
      to: month.to,
      rentCents: month.rentCents,
      renterFeeCents: month.renterFeeCents,
      protectionCents: month.protectionCents,
      taxCents: month.ivaCents,
      taxKind: taxOf(termsSnapshot).name,
      taxBps: taxOf(termsSnapshot).bps,
      isRentTaxed,
      totalCents: month.totalCents,
      commissionCents: month.commissionCents,
      hostNetCents: month.hostNetCents,
      dueAt: startOfDayInstant(dueOn, termsSnapshot.timeZone).toISOString(),
      status: statusOf({ isPaid: paidAt !== null, isCancelled, isPastDue }),
      paidAt,
      failedTries: refused.length,
      isCardTried: refused.length > 0,
      firstFailedAt: refused[0]?.createdAt ?? null,
      ladderStep: step,
      nextTryAt: isPastDue ? nextStepAt(dueOn, termsSnapshot.timeZone) : null,
      announcedAt:
        (paidAt ?? refused[0]?.createdAt ?? null) &&
        startOfDayInstant(addDays(dueOn, -3), termsSnapshot.timeZone).toISOString(),
      createdAt: decidedAt,
      updatedAt: paidAt ?? decidedAt,
    };
  });
  return { terms: [terms], cycles };
}

const PAST_DUE_STEP = CHARGE_LADDER.findIndex(({ action }) => action === 'runPastDue');

/** When the step after becoming past due runs. */
function nextStepAt(dueOn: LocalDate, timeZone: string): string | null {
  const next = CHARGE_LADDER[PAST_DUE_STEP + 1];
  return next ? startOfDayInstant(addDays(dueOn, next.day), timeZone).toISOString() : null;
}

interface Outcome {
  readonly isPaid: boolean;
  readonly isCancelled: boolean;
  readonly isPastDue: boolean;
}

function statusOf({ isPaid, isCancelled, isPastDue }: Outcome): CycleStatus {
  if (isPaid) return CycleStatus.PAID;
  if (isCancelled) return CycleStatus.CANCELLED;
  return isPastDue ? CycleStatus.PAST_DUE : CycleStatus.SCHEDULED;
}
