import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingAction } from '../bookings/booking-types.js';
import { ActionReason, MilestoneKind, MilestoneState, NextStepKind, StepUrgency } from './booking-page-types.js';

@ObjectType({ description: 'A point in the life of a booking.' })
export class BookingMilestone {
  @Field(() => MilestoneKind, { description: 'Which.' })
  kind!: MilestoneKind;

  @Field(() => MilestoneState, { description: 'Whether it is past, present or to come.' })
  state!: MilestoneState;

  @Field(() => LocalDate, { nullable: true, description: 'Its day where the space is; null while that is open.' })
  day!: string | null;

  @Field(() => Date, { nullable: true, description: 'The instant, where it is known or a deadline.' })
  at!: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What is charged then, cents; null for the host and where nothing is.',
  })
  amountCents!: number | null;

  @Field(() => LocalDate, { nullable: true, description: 'First day that the charge pays.' })
  from!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Day after the last one that the charge pays.' })
  to!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'CHARGE: which one, from 1. TODAY: which day of the rental, null before it. NOTICE: days of notice. MOVE_OUT and COMPLETION: hours in which the host confirms it. STAY_REVIEW and FINAL_REVIEW: stars given, or days in which it can be written. REQUESTED: minutes to the answer.',
  })
  count!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'TODAY: days left before the rental, of it, or of the present billing month when it has no end.',
  })
  daysLeft!: number | null;
}

@ObjectType({ description: 'What the viewer should do with a booking now, or what it waits for.' })
export class BookingNextStep {
  @Field(() => NextStepKind, { description: 'What.' })
  kind!: NextStepKind;

  @Field(() => StepUrgency, { description: 'How urgent it is.' })
  urgency!: StepUrgency;

  @Field(() => BookingAction, { nullable: true, description: 'The action that does it, where one does.' })
  action!: BookingAction | null;

  @Field(() => Date, { nullable: true, description: 'Until when.' })
  until!: Date | null;

  @Field(() => LocalDate, { nullable: true, description: 'The day on which the booking goes on by itself.' })
  day!: string | null;

  @Field(() => Int, { nullable: true, description: 'What is charged on that day, cents; null for the host.' })
  amountCents!: number | null;

  @Field(() => ID, { nullable: true, description: 'Of ANSWER_CLAIM: the claim.' })
  claimId!: string | null;
}

@ObjectType({ description: 'An action of a booking, and why it is not possible now.' })
export class BookingActionState {
  @Field(() => BookingAction, { description: 'Which.' })
  action!: BookingAction;

  @Field(() => Boolean, { description: 'Whether the viewer may take it now, as in `availableActions`.' })
  isAllowed!: boolean;

  @Field(() => ActionReason, { nullable: true, description: 'Why not; null when it is allowed.' })
  reason!: ActionReason | null;

  @Field(() => Date, { nullable: true, description: 'From when on, where only time is missing.' })
  opensAt!: Date | null;
}

const amount = (description: string) => ({
  nullable: true,
  description: `${description} Cents; null for a period that has no price yet.`,
});

@ObjectType({ description: "A month of a rental, or what is left of one, with the money of the viewer's side." })
export class BookingBillingPeriod {
  @Field(() => LocalDate, { description: 'First day.' })
  from!: string;

  @Field(() => LocalDate, { description: 'Day after the last one.' })
  to!: string;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The day it is charged; null for a period that Hueco does not charge yet.',
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
}
