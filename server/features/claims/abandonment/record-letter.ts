import type { SignedInContext } from '../../../core/context.js';
import { refuseProblems } from '../../../core/errors/errors.js';
import { inTransaction } from '../../../core/writes/transaction.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { transitionRefused } from '../../bookings/lifecycle/booking-changes.js';
import { cleanText } from '../../../core/values/text.js';
import { recordStaffAct, staffOf } from '../../bookings/lifecycle/record-staff-act.js';
import { referenceProblems } from './abandonment.rules.js';
import { lockFile } from './lock-file.js';

/** The staff sent the certified letter, proved by its tracking number. Idempotent. */
export async function recordLetter(ctx: SignedInContext, bookingId: string, given: string): Promise<Booking> {
  const reference = cleanText(given);
  refuseProblems(referenceProblems(reference));
  return inTransaction(ctx, async (tx) => {
    const { booking, file } = await lockFile(tx, bookingId);
    if (file.letterSentAt !== null) return booking;
    if (file.listedAt === null) throw transitionRefused([]);
    Object.assign(file, { letterReference: reference, letterSentAt: tx.clock.now() });
    await tx.em.flush();
    const [before, after] = [{ reference: null }, { reference }];
    await recordStaffAct(tx, staffOf(tx), { booking, action: 'letter_sent', before, after, reason: '' });
    return booking;
  });
}
