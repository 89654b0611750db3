import { Field, ID, InputType, Int } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { ClaimCase, ClaimGround, ClaimRemedy, ClaimStatus } from '../../claims/claim.enums.js';

@InputType({ description: 'Filters of claims; all given ones must match.' })
export class StaffClaimFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Reference of the claim or of its booking, or its beginning; name, e-mail or phone of either side; 2–100 characters.',
  })
  query?: string | null;

  @Field(() => ClaimCase, { nullable: true, description: 'Only claims with this subject.' })
  case?: ClaimCase | null;

  @Field(() => ClaimStatus, { nullable: true, description: 'Only claims in this status.' })
  status?: ClaimStatus | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those that wait for the staff.' })
  isWaiting?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only those assigned to the viewer.' })
  isMine?: boolean | null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'Only those due before the end of this day, overdue ones included.',
  })
  dueUntil?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'True: only overdue ones.' })
  isLate?: boolean | null;

  @Field(() => LocalDate, { nullable: true, description: 'Only those made on this day or later.' })
  madeFrom?: string | null;
}

@InputType({ description: 'A decision of a claim, as filled in so far.' })
export class ClaimDecisionPreviewInput {
  @Field(() => ID, { description: 'The claim.' })
  claimId!: string;

  @Field(() => ClaimRemedy, { description: 'One of `StaffClaimRecord.options`.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'The payment in cents.' })
  amountCents!: number;

  @Field(() => ClaimGround, { description: 'The short reason.' })
  ground!: ClaimGround;

  @Field(() => String, { description: 'The full reasons.' })
  reasons!: string;
}
