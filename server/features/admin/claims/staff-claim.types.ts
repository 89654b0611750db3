import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { ClaimGround, ClaimRemedy } from '../../claims/claim.enums.js';
import { Claim } from '../../claims/claim.entity.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { TOTAL_COUNT } from '../count-found.js';

/** The acts of the staff on a claim. */
export enum StaffClaimAct {
  DECIDE = 'decide',
  ASK_FOR_DATA = 'ask_for_data',
  CONFIRM = 'confirm',
  RETURN = 'return',
  SETTLE_GUARANTEE = 'settle_guarantee',
  RETRY_DEPOSIT = 'retry_deposit',
}

registerEnumType(StaffClaimAct, {
  name: 'StaffClaimAct',
  description: 'An act of the staff on a claim, by the mutation that performs it.',
  valuesConfig: {
    DECIDE: { description: '`decideClaim`' },
    ASK_FOR_DATA: { description: '`askForClaimData`' },
    CONFIRM: { description: '`reviewClaimDecision` with true' },
    RETURN: { description: '`reviewClaimDecision` with false' },
    SETTLE_GUARANTEE: { description: '`settleGuaranteePayment`' },
    RETRY_DEPOSIT: { description: '`retryDepositCharge`' },
  },
});

/** Why a member of the staff cannot act on a claim that waits for the staff. */
export enum ClaimObstacle {
  READS_ONLY = 'reads_only',
  DECIDED_BEFORE = 'decided_before',
  PROPOSED = 'proposed',
  TAKEN = 'taken',
}

registerEnumType(ClaimObstacle, {
  name: 'ClaimObstacle',
  description: 'Why a member of the staff cannot act on a claim that waits for the staff.',
  valuesConfig: {
    READS_ONLY: { description: 'The role reads claims and does not decide them.' },
    DECIDED_BEFORE: { description: 'They proposed or confirmed the decision that the appeal is against.' },
    PROPOSED: { description: 'They proposed the decision that waits for a second person.' },
    TAKEN: { description: 'It is assigned to somebody else.' },
  },
});

@ObjectType({ description: 'A possible decision, and what it pays.' })
export class ClaimDecisionOption {
  @Field(() => ClaimRemedy, { description: 'The remedy.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, {
    description: 'What the guarantee’s table pays now, cents; 0 where it has no amount because the staff set it.',
  })
  amountCents!: number;

  @Field(() => Int, { description: 'The discount on later charges, cents.' })
  laterCents!: number;

  @Field(() => Int, {
    description: 'What is refunded on top if charges are collected before the decision is settled, at most, cents.',
  })
  growthCents!: number;

  @Field(() => Boolean, { description: 'Whether the staff set the amount.' })
  hasOwnSum!: boolean;
}

@ObjectType({ description: 'A decision that a second person has to confirm.' })
export class PendingClaimDecision {
  @Field(() => ClaimRemedy, { description: 'The remedy.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'The payment in cents.' })
  amountCents!: number;

  @Field(() => ClaimGround, { description: 'The short reason.' })
  ground!: ClaimGround;

  @Field(() => String, { description: 'The full reasons.' })
  reasons!: string;

  @Field(() => String, { nullable: true, description: 'Who proposed it; null once that account is erased.' })
  proposedByName!: string | null;

  @Field(() => Date, { description: 'When it was proposed.' })
  createdAt!: Date;
}

@ObjectType({
  description: 'The position of a claim among those that wait for the staff, the earliest deadline first.',
})
export class ClaimQueuePlace {
  @Field(() => Int, { description: 'The position, counted from 1.' })
  position!: number;

  @Field(() => Int, { description: 'How many wait.' })
  total!: number;

  @Field(() => ID, { nullable: true, description: 'The previous claim in the queue.' })
  previousId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The next claim in the queue.' })
  nextId!: string | null;
}

@ObjectType({ description: 'What only staff who may read claims see of one.' })
export class StaffClaimRecord {
  readonly claim!: Claim;

  @Field(() => Boolean, { description: 'Whether it waits for the staff.' })
  isWaiting!: boolean;

  @Field(() => Boolean, { description: 'Whether it waits and is overdue.' })
  isLate!: boolean;

  @Field(() => ClaimQueuePlace, { nullable: true, description: 'Its place in the queue; null while it does not wait.' })
  place!: ClaimQueuePlace | null;

  @Field(() => User, {
    nullable: true,
    description: 'The member of the staff it is assigned to; nobody else decides it meanwhile.',
  })
  assignee!: UserRow | null;

  @Field(() => [User], {
    description: 'Possible assignees for `assignClaim`, by name, at most 100; empty for viewers who may not assign.',
  })
  assignees!: UserRow[];

  @Field(() => PendingClaimDecision, { nullable: true, description: 'The decision that waits for a second person.' })
  pending!: PendingClaimDecision | null;

  @Field(() => [StaffClaimAct], { description: 'The acts the viewer may perform on it now.' })
  availableActs!: StaffClaimAct[];

  @Field(() => ClaimObstacle, {
    nullable: true,
    description: 'Why the viewer cannot decide it while it waits; null when they can, and while it does not wait.',
  })
  obstacle!: ClaimObstacle | null;

  @Field(() => [ClaimDecisionOption], { description: 'The possible decisions; empty while there are none.' })
  options!: ClaimDecisionOption[];

  @Field(() => Int, {
    description: 'Above this many cents, with `growthCents`, a second person has to confirm a decision.',
  })
  aloneCents!: number;

  @Field(() => [Claim], { description: 'Decided claims with the same reason, the newest three.' })
  similar!: Claim[];

  @Field(() => [AuditRecord], { description: 'Its audit log, newest first, at most 50.' })
  timeline!: AuditRecord[];
}

const StaffClaimEdge = edgeType(Claim, 'Claim');

@ObjectType({ description: 'A page of claims as the staff look them up.' })
export class StaffClaimConnection implements Connection<Claim> {
  @Field(() => [StaffClaimEdge], {
    description: 'Those that wait for the staff first, by deadline; then the others, newest first.',
  })
  edges!: readonly Edge<Claim>[];

  @Field(() => PageInfo, { description: 'The position of this page.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
