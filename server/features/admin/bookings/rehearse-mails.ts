import type { SignedInContext } from '../../../core/context.js';
import { BookingActor } from '../../bookings/booking-types.js';
import { lastEvent, mailsSince } from '../rehearsed-events.js';
import type { BookingActMail } from './staff-booking.types.js';

/** The mails that the two sides of a locked booking get of what an act of a rehearsal does. */
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
