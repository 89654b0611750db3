import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingAction } from '../bookings/booking.enums.js';
import { ActionReason, MilestoneKind, MilestoneState, NextStepKind, StepUrgency } from './booking-page.enums.js';

@ObjectType({ description: 'A point in the life of a booking.' })
export class BookingMilestone {
  @Field(() => MilestoneKind, { description: 'The milestone.' })
  kind!: MilestoneKind;

  @Field(() => MilestoneState, { description: 'Whether it is past, present or future.' })
  state!: MilestoneState;

  @Field(() => LocalDate, { nullable: true, description: 'Its day in the space’s time zone; null while unknown.' })
  day!: string | null;

  @Field(() => Date, { nullable: true, description: 'The instant, if known, or the deadline.' })
  at!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The amount charged then, cents; null for the host and without a charge.',
  })
  amountCents!: number | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day that the charge covers.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Day after the last one that the charge covers.' })
  to!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'CHARGE: which one, from 1. TODAY: which day of the rental, null before it. NOTICE: days of notice. MOVE_OUT and COMPLETION: hours in which the host confirms it. STAY_REVIEW and FINAL_REVIEW: stars given, or days in which it can be written. REQUESTED: minutes to the answer.',
  })
  count!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'TODAY: days left before the rental, of it, or of the current billing month when it has no end.',
  })
  daysLeft!: number | null;
}

@ObjectType({ description: 'The viewer’s next step with a booking, or what it waits for.' })
export class BookingNextStep {
  @Field(() => NextStepKind, { description: 'The step.' })
  kind!: NextStepKind;

  @Field(() => StepUrgency, { description: 'How urgent it is.' })
  urgency!: StepUrgency;

  @Field(() => BookingAction, { nullable: true, description: 'The action that performs it, if any.' })
  action!: BookingAction | null;

  @Field(() => Date, { nullable: true, description: 'Its deadline.' })
  until!: Date | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which the booking continues by itself.' })
  day!: string | null;

  @Field(() => Int, { nullable: true, description: 'The amount charged on that day, cents; null for the host.' })
  amountCents!: number | null;

  @Field(() => ID, { nullable: true, description: 'For ANSWER_CLAIM: the claim.' })
  claimId!: string | null;
}

@ObjectType({ description: 'An action of a booking, and why it is not possible now.' })
export class BookingActionState {
  @Field(() => BookingAction, { description: 'The action.' })
  action!: BookingAction;

  @Field(() => Boolean, { description: 'Whether the viewer may take it now, as in `availableActions`.' })
  isAllowed!: boolean;

  @Field(() => ActionReason, { nullable: true, description: 'The reason; null when it is allowed.' })
  reason!: ActionReason | null;

  @Field(() => Date, { nullable: true, description: 'When it becomes possible, if only time is missing.' })
  opensAt!: Date | null;
}

const amount = (description: string) => ({
  nullable: true,
  description: `${description} Cents; null for a period that has no price yet.`,
});

const UNPAID = 'null before, and for the host.';

@ObjectType({ description: 'A month of a rental, or its remainder, with the money of the viewer’s side.' })
export class BookingBillingPeriod {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one.' })
  to!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description:
      'The day it is charged; null for a period that Hueco does not charge yet, or not while its host is suspended.',
  })
  dueOn!: string | null;

  @Field(() => Date, { nullable: true, description: 'When the renter paid it; null before.' })
  takenAt!: Date | null;

  @Field(() => Int, amount('What the renter pays, or what the host gets.'))
  amountCents!: number | null;

  @Field(() => Int, amount('The rent in it.'))
  rentCents!: number | null;

  @Field(() => Int, amount("The renter's fee, or the host's commission."))
  feeCents!: number | null;

  @Field(() => Int, amount('The guarantee plan; null for the host.'))
  protectionCents!: number | null;

  @Field(() => Int, amount("What of it the renter's credit paid, or pays as it is now; null for the host."))
  creditCents!: number | null;

  @Field(() => String, { nullable: true, description: `Brand of the card that paid it; ${UNPAID}` })
  methodBrand!: string | null;

  @Field(() => String, { nullable: true, description: `Last four digits of that card; ${UNPAID}` })
  methodLast4!: string | null;
}
