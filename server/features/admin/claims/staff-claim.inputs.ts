import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ClaimCase, ClaimGround, ClaimRemedy, ClaimStatus } from '../../claims/claim-types.js';

@InputType({ description: 'Which claims; everything given must hold.' })
export class StaffClaimFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Reference of the claim or of its booking, or its beginning; name, e-mail or phone of either side; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => ClaimCase, { nullable: true, description: 'About this.' })
  case?: ClaimCase | null;

  @Field(() => ClaimStatus, { nullable: true, description: 'In this status.' })
  status?: ClaimStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those that wait for the staff.' })
  isWaiting?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those that were given to the viewer.' })
  isMine?: boolean | null;

  @Field(() => LocalDate, { nullable: true, description: 'To be decided before the end of this day, or late already.' })
  dueUntil?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'With true: those that should have been decided by now.' })
  isLate?: boolean | null;

  @Field(() => LocalDate, { nullable: true, description: 'Made on this day or later.' })
  madeFrom?: string | null;
}

@InputType({ description: 'A decision of a claim with what is written so far.' })
export class ClaimDecisionPreviewInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => ClaimRemedy, { description: 'One of `StaffClaimRecord.options`.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'What it pays, cents.' })
  amountCents!: number;

  @Field(() => ClaimGround, { description: 'Why, in short.' })
  ground!: ClaimGround;

  @Field(() => String, { description: 'The reasons.' })
  reasons!: string;
}
