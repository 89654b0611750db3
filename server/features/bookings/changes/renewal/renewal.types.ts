import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { ChargeDifference } from '../requests/change-request.types.js';

@ObjectType({ description: 'The result of a renewal, for the renter; cents.' })
export class RenewalPreview {
  @Field(() => LocalDate, { description: 'The current day of leaving.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The new day of leaving.' })
  to!: string;

  @Field(() => LocalDate, { description: 'The last day that can be chosen.' })
  latest!: string;

  @Field(() => Boolean, {
    description: 'Whether only `latest` can be chosen: a rolling stay is renewed for a year.',
  })
  isEndFixed!: boolean;

  @Field(() => Boolean, { description: 'Whether all of the days are free.' })
  isAvailable!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'The monthly price, for a stay paid by the month; it does not change. Cents.',
  })
  monthCents!: number | null;

  @Field(() => [ChargeDifference], { description: 'Each charge before and after, in order.' })
  charges!: readonly ChargeDifference[];

  @Field(() => Int, { description: 'The total difference; to be passed to `renewBooking`. Cents.' })
  differenceCents!: number;

  @Field(() => Int, { description: 'What is charged at once, for a partially paid month. Cents.' })
  dueNowCents!: number;
}
