import { Field, ObjectType, registerEnumType } from 'type-graphql';

/** Whether the card of a booking is charged. */
export enum CardUse {
  CHARGED = 'charged',
  PAUSED = 'paused',
  NOT_ALLOWED = 'not_allowed',
}

registerEnumType(CardUse, {
  name: 'CardUse',
  description: 'Whether the charges to come are made on the card of a booking.',
  valuesConfig: {
    CHARGED: { description: 'On their days.' },
    PAUSED: { description: 'Not while the host is suspended; afterwards they are.' },
    NOT_ALLOWED: { description: 'The renter withdrew the mandate and pays each charge with `payCycle`.' },
  },
});

@ObjectType({ description: 'The card of a booking with charges to come.' })
export class BookingCard {
  @Field(() => String, { nullable: true, description: 'Its network, as in `PaymentMethod.brand`.' })
  methodBrand!: string | null;

  @Field(() => String, { description: 'Its last four digits.' })
  methodLast4!: string;

  @Field(() => CardUse, { description: 'Whether it is charged.' })
  use!: CardUse;
}
