import type { ServiceContext } from '../../../../core/context.js';
import type { LocalDate } from '../../../../core/values/date-range.js';
import type { TermsChange } from '../../billing/agree-terms.js';
import { BookingTerms } from '../../billing/booking-terms.entity.js';
import type { Booking } from '../../booking.entity.js';
import { ChangeKind } from './change-request.enums.js';

/** The days that a change would give a booking. */
export interface RequestedPeriod {
  readonly kind: ChangeKind;
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The version of the agreement that a change creates. */
export function termsChangeOf({ kind, from, to }: RequestedPeriod, booking: Booking): TermsChange {
  if (kind === ChangeKind.UNDO_NOTICE)
    return { reason: 'notice_undone', validFrom: booking.to, to, isLastFeeWaived: false };
  return { reason: 'dates_changed', validFrom: from, from, to };
}

/** The end that a stay had before notice was given. */
export async function endBeforeNotice(tx: ServiceContext, bookingId: string): Promise<LocalDate> {
  const [notice] = await tx.em.find(BookingTerms, { bookingId, reason: 'notice' }, { orderBy: { version: 'desc' } });
  if (!notice) throw new Error(`booking ${bookingId} has no notice to undo`);
  const before = await tx.em.findOneOrFail(BookingTerms, { bookingId, version: notice.version - 1 });
  return before.to;
}
