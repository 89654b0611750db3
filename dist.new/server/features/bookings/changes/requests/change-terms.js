import { BookingTerms } from '../../billing/booking-terms.entity.js';
import { ChangeKind } from './change-request-types.js';
/** The version of the agreement that a change opens. */
export function termsChangeOf({ kind, startsOn, endsOn }, booking) {
    if (kind === ChangeKind.UNDO_NOTICE)
        return { reason: 'notice_undone', validFrom: booking.endsOn, endsOn };
    return { reason: 'dates_changed', validFrom: startsOn, startsOn, endsOn };
}
/** The end that a stay had before notice was given. */
export async function endBeforeNotice(tx, bookingId) {
    const [notice] = await tx.em.find(BookingTerms, { bookingId, reason: 'notice' }, { orderBy: { version: 'desc' } });
    if (!notice)
        throw new Error(`booking ${bookingId} has no notice to undo`);
    const before = await tx.em.findOneOrFail(BookingTerms, { bookingId, version: notice.version - 1 });
    return before.endsOn;
}
//# sourceMappingURL=change-terms.js.map