import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** What follows a refused charge until it is paid, as the renter sees it. */
export enum OwedChargeStepKind {
  RETRY = 'retry',
  LAST_RETRY = 'last_retry',
  FORMAL_NOTICE = 'formal_notice',
  MAY_BE_ENDED = 'may_be_ended',
}

registerEnumType(OwedChargeStepKind, {
  name: 'OwedChargeStepKind',
  description: 'What follows on a refused charge while it is not paid.',
  valuesConfig: {
    RETRY: { description: 'The card is charged again.' },
    LAST_RETRY: { description: 'The card is charged for the last time; refused again, the host is notified.' },
    FORMAL_NOTICE: { description: 'The formal notice to pay is sent.' },
    MAY_BE_ENDED: { description: 'From that day the staff may end the rental.' },
  },
});

@ObjectType({ description: 'What comes on a day while a refused charge is not paid.' })
export class OwedChargeStep {
  @Field(() => OwedChargeStepKind, { description: 'What.' })
  kind!: OwedChargeStepKind;

  @Field(() => LocalDate, { description: 'On which day, at the space.' })
  on!: string;
}

@ObjectType({ description: 'A charge that was refused and that the renter can pay now.' })
export class OwedCharge {
  @Field(() => ID, { description: 'The cycle, for `payCycle`.' })
  cycleId!: string;

  @Field(() => LocalDate, { description: 'First day it pays.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one it pays.' })
  to!: string;

  @Field(() => Int, { description: 'The whole charge, cents, IVA included.' })
  totalCents!: number;

  @Field(() => Int, {
    description: "What of it the renter's credit pays if it is paid now; the card pays the rest. Cents.",
  })
  creditCents!: number;

  @Field(() => Date, { nullable: true, description: 'When the card was refused last.' })
  refusedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: "The provider's reason, such as insufficient_funds; `mandate_withdrawn` when none was asked.",
  })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'The refused card: its network, as in `PaymentMethod.brand`.' })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: 'Its last four digits.' })
  methodLast4!: string | null;

  @Field(() => [OwedChargeStep], { description: 'What follows while it is not paid, in order.' })
  comingSteps!: OwedChargeStep[];
}
