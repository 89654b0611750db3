import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

@ObjectType({ description: 'A future charge of the renter’s card.' })
export class NextCharge {
  renterId!: string;

  bookingId!: string;

  cycleId!: string;

  @Field(() => LocalDate, { description: 'The day it is charged.' })
  dueOn!: string;

  @Field(() => Int, { description: 'The total in cents.' })
  totalCents!: number;

  @Field(() => String, {
    nullable: true,
    description:
      'The card: visa, mastercard, amex or card; null while no card is charged, because the renter withdrew the mandate.',
  })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
  methodLast4!: string | null;
}
