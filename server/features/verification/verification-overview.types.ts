import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { some } from '../../core/graphql/field-options.js';
import { VerificationStatus } from './verification.enums.js';
import { Verification } from './verification.entity.js';

@ObjectType({ description: "Verification of a person's identity or of one of their spaces." })
export class VerificationStanding {
  /** Null for the identity of the person. */
  readonly spaceId!: string | null;

  @Field(() => VerificationStatus, { description: 'Status of the latest verification; NOT_STARTED without one.' })
  status!: VerificationStatus;

  @Field(() => Boolean, {
    description: 'Whether the latest one ended without verifying anything, or no longer does: rejected or expired.',
  })
  hasLapsed!: boolean;

  @Field(() => Date, some('When it was verified; null while it is not.'))
  verifiedAt!: Date | null;

  @Field(() => Verification, some('The latest verification.'))
  latest!: Verification | null;

  @Field(() => Int, { description: 'Number of attempts left.' })
  attemptsLeft!: number;

  @Field(() => Date, some('When the next attempt is possible; null while there are some left.'))
  nextAttemptAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether a verification can be started, continued or repeated now; for a space only once the host’s identity is verified, for a verified identity in the last 60 days of its document.',
  })
  canStart!: boolean;

  @Field(() => Boolean, {
    description: 'Whether a video call may replace documents: the submitted ones were unreadable.',
  })
  canMeet!: boolean;
}

@ObjectType({
  description:
    'The viewer’s verification levels: 0 e-mail, 1 phone, 2 identity, 3 a space, 4 payouts and tax, 5 a professional with trader details.',
})
export class VerificationOverview {
  readonly userId!: string;

  @Field(
    () => Int,
    some('The highest level reached together with all below it; null before the e-mail address is confirmed.'),
  )
  level!: number | null;

  @Field(() => Int, { description: 'The highest level available to the viewer: 5 for professionals, 4 for others.' })
  topLevel!: number;

  @Field(() => Boolean, { description: 'Level 0.' })
  isEmailVerified!: boolean;

  @Field(() => Boolean, { description: 'Level 1.' })
  isPhoneVerified!: boolean;

  @Field(() => VerificationStanding, { description: 'Level 2.' })
  identity!: VerificationStanding;

  @Field(() => [VerificationStanding], {
    description: "Level 3: the viewer's spaces, newest first, without drafts and archived ones.",
  })
  spaces!: readonly VerificationStanding[];

  @Field(() => Boolean, {
    description:
      'Level 4, with `hasPayoutAccount`: tax number, address and date of birth; for professional hosts their trader details.',
  })
  hasTaxDetails!: boolean;

  @Field(() => Boolean, { description: 'Level 4: the payout account is complete at the payment provider.' })
  hasPayoutAccount!: boolean;

  @Field(() => Boolean, { description: 'Whether publishing and instant booking require a verified identity.' })
  isIdentityRequired!: boolean;
}

@ObjectType({ description: 'The person a verification is about, for the staff.' })
export class VerificationApplicant {
  readonly userId!: string;

  @Field(() => String, { description: 'Name and surnames of the account.' })
  fullName!: string;

  @Field(() => String, { description: 'The e-mail address of the account.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether the phone is confirmed.' })
  isPhoneVerified!: boolean;

  @Field(() => Int, { description: 'Attempts within the last 30 days, this one included.' })
  attemptsUsed!: number;

  @Field(() => [Verification], {
    description: 'Earlier decided verifications of the same identity or space, newest first; at most 10.',
  })
  earlier!: readonly Verification[];
}

export const VerificationEdge = edgeType(Verification, 'Verification');

@ObjectType({ description: 'Verifications that wait for the staff.' })
export class VerificationQueue implements Connection<Verification> {
  @Field(() => [VerificationEdge], { description: 'The verifications, longest waiting first.' })
  edges!: readonly Edge<Verification>[];

  @Field(() => PageInfo, { description: 'Position of this page in the list.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'Number of waiting verifications.' })
  totalCount!: number;

  @Field(() => Int, { description: 'How many of them are overdue.' })
  overdueCount!: number;
}
