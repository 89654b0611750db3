import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { Booking } from '../../bookings/booking.entity.js';
import { TermType } from '../../bookings/booking-types.js';

@InputType({ description: 'A booking that the person is to pay on our page.' })
export class PrepareBookingInput {
  @Field(() => ID, { description: 'The space; not one of their own.' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'The first day.' })
  from!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day of leaving, not counted. Needed with FIXED, not looked at with ROLLING.',
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
      'What you call it, 1–200 characters, once for each program. The same name with the same stay is answered with the same booking; a hold that ran out unpaid gives its name back.',
  })
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where our page sends the person when they have paid or turn back: one of the redirect addresses of your app, letter by letter. It gets `booking_id`, `status` (a BookingStatus), `state` and `iss`. Null: they stay on our page, which leads back to the website of your app.',
  })
  returnUri?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Given back at `returnUri` as it is: at most 1000 characters of ASCII. Not without `returnUri`.',
  })
  state?: string | null;
}

@ObjectType({ description: 'A booking that waits to be paid by the person themselves.' })
export class PrepareBookingPayload {
  @Field(() => Booking, { description: 'The booking, in PENDING_PAYMENT until `holdExpiresAt`.' })
  booking!: Booking;

  @Field(() => String, {
    description:
      'Where the person, signed in, reads what they agree to, and pays; it names your app and leads back to it. Send their browser there before the hold expires; later the page holds the days anew, if they are still free.',
  })
  checkoutUrl!: string;
}
