import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'An amount of money.' })
export class Money {
  @Field(() => Int, { description: 'Integer cents: 7700 are 77.00 euros.' })
  amountCents!: number;

  @Field(() => String, { description: 'ISO 4217; always EUR today.' })
  currency!: string;
}
