import { Field, ObjectType } from 'type-graphql';
import { Booking } from '../booking.entity.js';

@ObjectType({ description: 'The result of releasing held days.' })
export class ReleaseHoldPayload {
  @Field(() => Booking, { description: 'The booking, withdrawn.' })
  booking!: Booking;
}

@ObjectType({ description: 'The result of accepting a request.' })
export class AcceptBookingPayload {
  @Field(() => Booking, { description: 'The booking, confirmed; or PAYMENT_FAILED when the card was declined.' })
  booking!: Booking;
}

@ObjectType({ description: 'The result of declining a request.' })
export class DeclineBookingPayload {
  @Field(() => Booking, { description: 'The booking, declined.' })
  booking!: Booking;
}

@ObjectType({ description: 'The result of withdrawing a request.' })
export class WithdrawBookingPayload {
  @Field(() => Booking, { description: 'The booking, withdrawn.' })
  booking!: Booking;
}

@ObjectType({ description: 'The result of cancelling a booking.' })
export class CancelBookingPayload {
  @Field(() => Booking, { description: 'The booking, with its refund.' })
  booking!: Booking;
}

@ObjectType({ description: 'The result of confirming a move-in.' })
export class MarkBookingActivePayload {
  @Field(() => Booking, { description: 'The booking, active.' })
  booking!: Booking;
}

@ObjectType({ description: 'The result of confirming a move-out.' })
export class ConfirmMoveOutPayload {
  @Field(() => Booking, { description: 'The booking, completed.' })
  booking!: Booking;
}
