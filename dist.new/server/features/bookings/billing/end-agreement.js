import { addDays } from '../../../core/values/date-range.js';
import { refundCycles } from '../payments/refund-cycles.js';
import { openTermsVersion } from './agree-terms.js';
/** The rent of a terminated stay stops today: later cycles are cancelled, and what was paid for later days goes back. */
export async function endAgreement(tx, booking, by) {
    const today = tx.clock.today(booking.termsSnapshot.timeZone);
    const firstEnd = addDays(booking.startsOn, 1);
    const endsOn = today > firstEnd ? today : firstEnd;
    const { refunds } = await openTermsVersion(tx, booking, { reason: 'terminated', validFrom: today, endsOn }, by);
    await refundCycles(tx, booking, refunds, { actor: by.actor, rule: 'stay_changed' });
}
//# sourceMappingURL=end-agreement.js.map