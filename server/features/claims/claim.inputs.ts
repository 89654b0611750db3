import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { ClaimCase, ClaimDetail, ClaimGround, ClaimRemedy, ClaimSide } from './claim-types.js';
import { ItemInput } from './condition/condition.types.js';

const FILES = 'Files uploaded for this booking and not sent yet, at most 12, in their order.';
const some = (description: string) => ({ nullable: true, description });

@InputType({ description: 'What a claim would be about, to see what it would pay.' })
export class ClaimPreviewInput {
  @Field(() => ID, { description: 'Your booking.' })
  bookingId!: string;

  @Field(() => ClaimCase, { description: 'What it is about.' })
  case!: ClaimCase;

  @Field(() => ClaimDetail, some('What exactly.'))
  detail!: ClaimDetail | null;

  @Field(() => Int, some('What is asked as a sum, cents; where the remedy has no sum of its own.'))
  wantedCents!: number | null;

  @Field(() => [ItemInput], some('The damaged or stolen things.'))
  items!: ItemInput[] | null;
}

@InputType({ description: 'A claim.' })
export class SubmitClaimInput extends ClaimPreviewInput {
  @Field(() => Boolean, some('UNSAFE: the defect could not be seen at the start; false by default.'))
  isHidden!: boolean | null;

  @Field(() => LocalDate, some('The day the damage was found; needed for damage, theft and the deposit.'))
  discoveredOn!: string | null;

  @Field(() => String, { description: 'What happened: 50–3000 characters; shorter when there is a photo.' })
  text!: string;

  @Field(() => Float, some('The measured area, m², 0.1–5000; needed for SMALLER.'))
  measuredM2!: number | null;

  @Field(() => ClaimRemedy, { description: 'What is asked; one of `ClaimOption.remedies`.' })
  remedy!: ClaimRemedy;

  @Field(() => [ID], { description: FILES })
  evidenceIds!: string[];

  @Field(() => Boolean, { description: 'What is said is true; has to be true.' })
  isTrue!: boolean;

  @Field(() => String, { description: 'Any text of at most 200 characters: the same key gives the same claim.' })
  idempotencyKey!: string;
}

@InputType({ description: "The other side's answer to a claim." })
export class AnswerClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Boolean, { description: 'Whether you agree with what is asked.' })
  isAgreed!: boolean;

  @Field(
    () => Int,
    some(
      'Renter, of DEPOSIT: `Claim.wantedCents`, to agree to pay it whole, beyond the deposit too; without it the deposit is the limit.',
    ),
  )
  agreedCents!: number | null;

  @Field(() => String, some('At most 2000 characters; needed when you do not agree.'))
  text!: string | null;

  @Field(() => Float, some('Your own measure, m², 0.1–5000.'))
  measuredM2!: number | null;

  @Field(() => [ID], { description: FILES })
  evidenceIds!: string[];
}

@InputType({ description: 'A yes or no to what is proposed, or a yes to what was decided.' })
export class VoteOnClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Boolean, { description: 'Yes or no.' })
  isAccepted!: boolean;

  @Field(() => String, { description: '`Claim.offerToken` of what was shown.' })
  offerToken!: string;
}

@InputType({ description: 'Another remedy than the one asked for first.' })
export class ChangeClaimRemedyInput {
  @Field(() => ID, { description: 'Your claim.' })
  claimId!: string;

  @Field(() => ClaimRemedy, { description: 'One of `ClaimOption.remedies` of its case.' })
  remedy!: ClaimRemedy;
}

@InputType({ description: 'An appeal.' })
export class AppealClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => String, { description: 'Why: 20–2000 characters.' })
  text!: string;
}

@InputType({ description: 'What the staff ask one side of a claim for.' })
export class AskForClaimDataInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => ClaimSide, { description: 'Which side.' })
  side!: ClaimSide;

  @Field(() => String, { description: 'What is asked: 20–1000 characters, for that side to read.' })
  text!: string;

  @Field(() => Int, { description: 'How many days that side has: 1–7.' })
  days!: number;
}

@InputType({ description: 'What a side answers to a question of the staff.' })
export class GiveClaimDataInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Int, { description: '`ClaimQuestion.number`.' })
  number!: number;

  @Field(() => String, some('At most 2000 characters; needed without files.'))
  text!: string | null;

  @Field(() => [ID], { description: FILES })
  evidenceIds!: string[];
}

@InputType({ description: 'Who of the staff gets a claim.' })
export class AssignClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => ID, some('One of `StaffClaimRecord.assignees`; null gives it back.'))
  userId!: string | null;
}

@InputType({ description: "The staff's decision of a claim." })
export class DecideClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => ClaimRemedy, { description: 'One of `StaffClaimRecord.options`.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'What it pays, cents: the preview, or your own sum where the remedy has none.' })
  amountCents!: number;

  @Field(() => ClaimGround, { description: 'Why, in short; both sides see it.' })
  ground!: ClaimGround;

  @Field(() => String, { description: 'The reasons, shown to both sides: 20–2000 characters.' })
  reasons!: string;
}

@InputType({ description: 'What a second person says to a decision that waits.' })
export class ReviewClaimDecisionInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Boolean, { description: 'True: it is decided so. False: it goes back, undecided.' })
  isConfirmed!: boolean;

  @Field(() => String, { description: 'Why, 1–1000 characters; kept in the log.' })
  statement!: string;
}

@InputType({ description: 'A transfer of what the guarantee pays.' })
export class SettleGuaranteePaymentInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => String, { description: "The bank's reference, 1–120 characters." })
  transferReference!: string;
}

@InputType({ description: 'What `withdrawClaim` is called with.' })
export class WithdrawClaimInput {
  @Field(() => ID, { description: 'Your claim.' })
  claimId!: string;
}

@InputType({ description: 'What `retryDepositCharge` is called with.' })
export class RetryDepositChargeInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;
}
