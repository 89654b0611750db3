import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { ChargeDifference } from '../requests/change-request.types.js';

@ObjectType({ description: 'What staying on would mean for the renter; cents.' })
export class RenewalPreview {
  @Field(() => LocalDate, { description: 'The present day of leaving.' })
  from!: string;

  @Field(() => LocalDate, { description: 'The new day of leaving.' })
  to!: string;

  @Field(() => LocalDate, { description: 'The last day that can be chosen.' })
  latest!: string;

  @Field(() => Boolean, {
    description: 'Whether no other day than `latest` can be chosen: a stay without end goes on for a year.',
  })
  isEndFixed!: boolean;

  @Field(() => Boolean, { description: 'Whether nobody else holds any of the days.' })
  isAvailable!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'What a month goes on to cost, of a stay paid by the month. Cents.',
  })
  monthCents!: number | null;

  @Field(() => [ChargeDifference], { description: 'Each charge before and after, in order.' })
  charges!: readonly ChargeDifference[];

  @Field(() => Int, { description: 'All together more; to be passed to `renewBooking`. Cents.' })
  differenceCents!: number;

  @Field(() => Int, { description: 'What is charged at once, for a month that is paid in part. Cents.' })
  dueNowCents!: number;
}
