import { Field, Int, ObjectType } from 'type-graphql';
import { CancellationPolicy } from '../space.enums.js';

const only = (description: string) => ({ nullable: true, description }) as const;

@ObjectType({
  description:
    'What a cancellation policy refunds, and until when. Of each pair in hours and days, at most one is set.',
})
export class PolicyTerms {
  @Field(() => CancellationPolicy, { description: 'The policy.' })
  readonly policy!: CancellationPolicy;

  @Field(() => Int, only('Cancelling is free until this many hours before the first day begins.'))
  readonly freeHours!: number | null;

  @Field(() => Int, only('Cancelling is free until the day this many days before the first one begins.'))
  readonly freeDays!: number | null;

  @Field(() => Int, only('After that, what is kept besides our fee, cents; null where a part is refunded.'))
  readonly keptCents!: number | null;

  @Field(() => Int, only('After that, the part refunded, percent, without our fee; null where an amount is kept.'))
  readonly refundPercent!: number | null;

  @Field(() => Int, only('Nothing is refunded from this many hours before the first day begins.'))
  readonly nothingHours!: number | null;

  @Field(() => Int, only('Nothing is refunded from the day this many days before the first one.'))
  readonly nothingDays!: number | null;

  @Field(() => Int, {
    description:
      'Days after the confirmation in which a consumer may withdraw by law: of the whole contract where the host is a professional.',
  })
  readonly withdrawalDays!: number;
}
