import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/connection.js';
import { VerificationStatus } from './verification-codes.js';
import { Verification } from './verification.types.js';

const some = (description: string) => ({ nullable: true, description });

@ObjectType({ description: 'How far a person, or one of her spaces, has come.' })
export class VerificationStanding {
  /** Null: the person herself. */
  readonly spaceId!: string | null;

  @Field(() => VerificationStatus, { description: 'Of the latest verification; NOT_STARTED without one.' })
  status!: VerificationStatus;

  @Field(() => Date, some('Since when it counts as verified; null while it does not.'))
  verifiedAt!: Date | null;

  @Field(() => Verification, some('The latest one.'))
  latest!: Verification | null;

  @Field(() => Int, { description: 'How often documents can still be sent.' })
  attemptsLeft!: number;

  @Field(() => Date, some('When one more try is possible; null while there are some left.'))
  nextAttemptAt!: Date | null;
}

@ObjectType({ description: 'The viewer\'s levels: 0 e-mail, 1 phone, 2 identity, 3 a space.' })
export class VerificationOverview {
  readonly userId!: string;

  @Field(() => Int, some('The highest level reached with all below it; null before the address is confirmed.'))
  level!: number | null;

  @Field(() => Boolean, { description: 'Level 0.' })
  isEmailVerified!: boolean;

  @Field(() => Boolean, { description: 'Level 1.' })
  isPhoneVerified!: boolean;

  @Field(() => VerificationStanding, { description: 'Level 2.' })
  identity!: VerificationStanding;

  @Field(() => [VerificationStanding], { description: 'Level 3: her spaces, the newest first, without archived ones.' })
  spaces!: readonly VerificationStanding[];

  @Field(() => Boolean, { description: 'Whether publishing and instant booking ask for a verified identity here.' })
  isIdentityRequired!: boolean;
}

@ObjectType({ description: 'Whose verification it is, for the staff who decide.' })
export class VerificationApplicant {
  readonly userId!: string;

  @Field(() => String, { description: 'Name and surnames of the account.' })
  fullName!: string;

  @Field(() => String, { description: 'The address she signs in with.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether her phone is confirmed.' })
  isPhoneVerified!: boolean;

  @Field(() => Int, { description: 'Tries within the last 30 days, this one included.' })
  attemptsUsed!: number;

  @Field(() => [Verification], { description: 'What was decided of the same before, the newest first; at most 10.' })
  earlier!: readonly Verification[];
}

export const VerificationEdge = edgeType(Verification, 'Verification');

@ObjectType({ description: 'Verifications that wait for the staff.' })
export class VerificationQueue implements Connection<Verification> {
  @Field(() => [VerificationEdge], { description: 'The longest waiting first.' })
  edges!: readonly Edge<Verification>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: 'How many wait.' })
  totalCount!: number;

  @Field(() => Int, { description: 'How many of them wait longer than they should.' })
  overdueCount!: number;
}
