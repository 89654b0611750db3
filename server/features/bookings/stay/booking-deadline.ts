import { Field, ObjectType } from 'type-graphql';
import type { Booking } from '../booking.entity.js';
import { BookingStatus } from '../booking.enums.js';
import { completionTime } from './stay-timers.js';

@ObjectType({ description: 'The time in which somebody has to act on a booking before its status changes by itself.' })
export class BookingDeadline {
  @Field(() => Date, { description: 'When it began.' })
  since!: Date;

  @Field(() => Date, { description: 'When it ends.' })
  until!: Date;
}

/** The deadline of a booking in its status: for the payment, the host's answer, or the host's confirmation that the space is empty. */
export function bookingDeadline(booking: Booking): BookingDeadline | null {
  const { status, createdAt, holdExpiresAt, requestedAt, respondBy, moveOutAt } = booking;
  if (status === BookingStatus.PENDING_PAYMENT) return between(createdAt, holdExpiresAt);
  if (status === BookingStatus.REQUESTED) return between(requestedAt ?? createdAt, respondBy);
  return status === BookingStatus.MOVE_OUT ? between(moveOutAt, completionTime(booking)) : null;
}

const between = (since: Date | null, until: Date | null): BookingDeadline | null => since && until && { since, until };
