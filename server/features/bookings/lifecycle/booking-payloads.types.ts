import { Field, ObjectType } from 'type-graphql';
import { Booking } from '../booking.entity.js';

@ObjectType({ description: 'Days that were given back before they were paid.' })
export class ReleaseHoldPayload {
  @Field(() => Booking, { description: 'The booking, withdrawn.' })
  booking!: Booking;
}

@ObjectType({ description: 'A request that was accepted.' })
export class AcceptBookingPayload {
  @Field(() => Booking, { description: 'The booking, confirmed; or PAYMENT_FAILED when the card failed now.' })
  booking!: Booking;
}

@ObjectType({ description: 'A request that was declined.' })
export class DeclineBookingPayload {
  @Field(() => Booking, { description: 'The booking, declined.' })
  booking!: Booking;
}

@ObjectType({ description: 'A request that was withdrawn.' })
export class WithdrawBookingPayload {
  @Field(() => Booking, { description: 'The booking, withdrawn.' })
  booking!: Booking;
}

@ObjectType({ description: 'A booking that was cancelled.' })
export class CancelBookingPayload {
  @Field(() => Booking, { description: 'The booking, with its refund.' })
  booking!: Booking;
}

@ObjectType({ description: 'A rental that has begun.' })
export class MarkBookingActivePayload {
  @Field(() => Booking, { description: 'The booking, active.' })
  booking!: Booking;
}

@ObjectType({ description: 'A rental that is over.' })
export class ConfirmMoveOutPayload {
  @Field(() => Booking, { description: 'The booking, completed.' })
  booking!: Booking;
}
