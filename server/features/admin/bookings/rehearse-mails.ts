import type { SignedInContext } from '../../../core/context.js';
import { BookingActor } from '../../bookings/booking-types.js';
import { mailsOfEvent } from '../../notifications/notification.consumers.js';
import { eventsSince, lastEvent } from '../rehearsed-events.js';
import type { BookingActMail } from './staff-booking.types.js';

/** The mails that the two sides of a locked booking get of what an act of a rehearsal does. */
export async function mailsOf(
  tx: SignedInContext,
  bookingId: string,
  act: () => Promise<unknown>,
): Promise<BookingActMail[]> {
  const last = await lastEvent(tx);
  await act();
  const mails: BookingActMail[] = [];
  for (const event of await eventsSince(tx, last, 'bookingId', bookingId))
    for (const { to, name, content } of await mailsOfEvent(tx, event))
      if (to === 'renter' || to === 'host')
        mails.push({
          reader: to === 'host' ? BookingActor.HOST : BookingActor.RENTER,
          name,
          subject: content.subject,
          text: content.text,
        });
  return mails;
}
