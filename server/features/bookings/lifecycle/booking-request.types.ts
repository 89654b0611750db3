import { createUnionType, Field, ObjectType } from 'type-graphql';
import { Booking } from '../booking.entity.js';

@ObjectType({
  description: "The renter's bank asks for confirmation: open `actionUrl`, then call `completePaymentAction`.",
})
export class PaymentActionRequired {
  @Field(() => Booking, { description: 'The booking, still in PENDING_PAYMENT; its hold runs on.' })
  booking!: Booking;

  @Field(() => String, {
    description:
      'Address of the bank\'s page, or a path of this site; it tells its opener "payment-authentication" by message.',
  })
  actionUrl!: string;
}

export const RequestBookingResult = createUnionType({
  name: 'RequestBookingResult',
  description: 'The request was sent, or the bank asks the renter for confirmation first.',
  types: () => [Booking, PaymentActionRequired] as const,
  resolveType: (value) => ('actionUrl' in value ? PaymentActionRequired : Booking),
});
