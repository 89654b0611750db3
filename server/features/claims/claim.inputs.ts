import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { some } from '../../core/graphql/field-options.js';
import { ClaimCase, ClaimDetail, ClaimGround, ClaimRemedy, ClaimSide } from './claim.enums.js';
import { ItemInput } from './condition/condition.types.js';

const FILES = 'Files uploaded for this booking and not sent yet, at most 12, in their order.';
@InputType({ description: 'A hypothetical claim, to see what it would pay.' })
export class ClaimPreviewInput {
  @Field(() => ID, { description: 'A booking of the caller.' })
  bookingId!: string;

  @Field(() => ClaimCase, { description: 'Its subject.' })
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

  @Field(() => String, { description: 'What happened: 50–3000 characters; may be shorter with a photo.' })
  text!: string;

  @Field(() => Float, some('The measured area, m², 0.1–5000; needed for SMALLER.'))
  measuredM2!: number | null;

  @Field(() => ClaimRemedy, { description: 'The requested remedy; one of `ClaimOption.remedies`.' })
  remedy!: ClaimRemedy;

  @Field(() => [ID], { description: FILES })
  evidenceIds!: string[];

  @Field(() => Boolean, { description: 'Declares that the statements are true; must be true.' })
  isTrue!: boolean;

  @Field(() => String, { description: 'Idempotency key of at most 200 characters: the same key gives the same claim.' })
  idempotencyKey!: string;
}

@InputType({ description: "The other side's answer to a claim." })
export class AnswerClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Boolean, { description: 'Whether the caller agrees with the claim.' })
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

@InputType({ description: 'A vote on the proposal, or acceptance of the decision.' })
export class VoteOnClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Boolean, { description: 'True accepts, false rejects.' })
  isAccepted!: boolean;

  @Field(() => String, { description: 'The displayed `Claim.offerToken`.' })
  offerToken!: string;
}

@InputType({ description: 'A different remedy than the one first requested.' })
export class ChangeClaimRemedyInput {
  @Field(() => ID, { description: 'The caller’s claim.' })
  claimId!: string;

  @Field(() => ClaimRemedy, { description: 'One of `ClaimOption.remedies` of its case.' })
  remedy!: ClaimRemedy;
}

@InputType({ description: 'An appeal.' })
export class AppealClaimInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => String, { description: 'The reason: 20–2000 characters.' })
  text!: string;
}

@InputType({ description: 'A question of the staff to one side of a claim.' })
export class AskForClaimDataInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => ClaimSide, { description: 'The side.' })
  side!: ClaimSide;

  @Field(() => String, { description: 'The question: 20–1000 characters, which that side reads.' })
  text!: string;

  @Field(() => Int, { description: 'Days to answer: 1–7.' })
  days!: number;
}

@InputType({ description: 'A side’s answer to a question of the staff.' })
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

@InputType({ description: 'The member of the staff to assign a claim to.' })
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

  @Field(() => Int, {
    description: 'The payment in cents: the previewed amount, or the staff’s own where the remedy has none.',
  })
  amountCents!: number;

  @Field(() => ClaimGround, { description: 'The short reason; both sides see it.' })
  ground!: ClaimGround;

  @Field(() => String, { description: 'The reasons, shown to both sides: 20–2000 characters.' })
  reasons!: string;
}

@InputType({ description: 'A second person’s review of a pending decision.' })
export class ReviewClaimDecisionInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => Boolean, { description: 'True confirms it, false returns it undecided.' })
  isConfirmed!: boolean;

  @Field(() => String, { description: 'The reason, 1–1000 characters; kept in the audit log.' })
  statement!: string;
}

@InputType({ description: 'The bank transfer of a payment by the guarantee.' })
export class SettleGuaranteePaymentInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => String, { description: "The bank's reference, 1–120 characters." })
  transferReference!: string;
}

@InputType({ description: 'What `withdrawClaim` is called with.' })
export class WithdrawClaimInput {
  @Field(() => ID, { description: 'The caller’s claim.' })
  claimId!: string;
}

@InputType({ description: 'What `retryDepositCharge` is called with.' })
export class RetryDepositChargeInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;
}
