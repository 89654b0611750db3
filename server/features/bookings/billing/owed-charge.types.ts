import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** The consequences of an unpaid refused charge, as the renter sees them. */
export enum OwedChargeStepKind {
  RETRY = 'retry',
  LAST_RETRY = 'last_retry',
  FORMAL_NOTICE = 'formal_notice',
  MAY_BE_ENDED = 'may_be_ended',
}

registerEnumType(OwedChargeStepKind, {
  name: 'OwedChargeStepKind',
  description: 'A consequence of a refused charge that stays unpaid.',
  valuesConfig: {
    RETRY: { description: 'The card is charged again.' },
    LAST_RETRY: { description: 'The card is charged for the last time; if it is declined, the host is notified.' },
    FORMAL_NOTICE: { description: 'The formal notice to pay is sent.' },
    MAY_BE_ENDED: { description: 'From this day on the staff may terminate the rental.' },
  },
});

@ObjectType({ description: 'A scheduled consequence of an unpaid refused charge.' })
export class OwedChargeStep {
  @Field(() => OwedChargeStepKind, { description: 'The step.' })
  kind!: OwedChargeStepKind;

  @Field(() => LocalDate, { description: 'The day, in the space’s time zone.' })
  on!: string;
}

@ObjectType({ description: 'A refused charge that the renter can pay now.' })
export class OwedCharge {
  @Field(() => ID, { description: 'The cycle, for `payCycle`.' })
  cycleId!: string;

  @Field(() => LocalDate, { description: 'First day it covers.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it covers.' })
  to!: string;

  @Field(() => Int, { description: 'The total, cents, IVA included.' })
  totalCents!: number;

  @Field(() => Int, {
    description: 'The part that the renter’s credit covers if paid now; the card pays the rest. Cents.',
  })
  creditCents!: number;

  @Field(() => Date, { nullable: true, description: 'When the card was last declined.' })
  refusedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The provider’s reason, such as insufficient_funds; `mandate_withdrawn` when the provider was not called.',
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Network of the declined card, as in `PaymentMethod.brand`.' })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Its last four digits.' })
  methodLast4!: string | null;

  @Field(() => [OwedChargeStep], { description: 'The steps that follow while it is unpaid, in order.' })
  comingSteps!: OwedChargeStep[];
}
