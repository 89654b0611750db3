import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Booking } from '../../bookings/booking.entity.js';
import { TermType } from '../../bookings/booking.enums.js';

@InputType({ description: 'A booking that the user pays on our page.' })
export class PrepareBookingInput {
  @Field(() => ID, { description: 'The space; not one of their own.' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of leaving, not counted. Required with FIXED, ignored with ROLLING.',
  })
  to?: string | null;

  @Field(() => TermType, {
    nullable: true,
    defaultValue: TermType.FIXED,
    description: 'ROLLING has no end and holds a year.',
  })
  termType?: TermType | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Your own id for it, 1–200 characters, unique per program. Repeating it with the same stay returns the same booking; a hold that is released or expires unpaid frees it for any stay.',
  })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where our page sends the user after paying or cancelling: exactly one of your app’s redirect URIs. It receives `booking_id`, `status` (a BookingStatus), `state` and `iss`. Null: they stay on our page, which links to your app’s website.',
  })
  returnUri?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Passed to `returnUri` unchanged: at most 1000 ASCII characters. Requires `returnUri`.',
  })
  state?: string | null;
}

@ObjectType({ description: 'A booking that waits for payment by the user.' })
export class PrepareBookingPayload {
  @Field(() => Booking, { description: 'The booking, in PENDING_PAYMENT until `holdExpiresAt`.' })
  booking!: Booking;

  @Field(() => String, {
    description:
      'The page where the signed-in user reads the terms and pays; it names your app and links back to it. Send their browser there before the hold expires; later the page holds the days again if they are still free.',
  })
  checkoutUrl!: string;
}
