import type { SignedInContext } from '../../../core/context.js';
import { BookingActor } from '../../bookings/booking.enums.js';
import { lastEvent, mailsSince } from '../rehearsed-events.js';
import type { BookingActMail } from './staff-booking.types.js';

/** The mails to the two sides of a locked booking that an act causes in a rehearsal. */
export async function mailsOf(
  tx: SignedInContext,
  bookingId: string,
  act: () => Promise<unknown>,
): Promise<BookingActMail[]> {
  const last = await lastEvent(tx);
  await act();
  return (await mailsSince(tx, last, 'bookingId', bookingId)).flatMap(({ to, name, content }) =>
    to === 'renter' || to === 'host'
      ? [
          {
            reader: to === 'host' ? BookingActor.HOST : BookingActor.RENTER,
            name,
            subject: content.subject,
            text: content.text,
          },
        ]
      : [],
  );
}
