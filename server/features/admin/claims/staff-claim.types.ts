import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../../core/graphql/connection.js';
import { ClaimGround, ClaimRemedy } from '../../claims/claim-types.js';
import { Claim } from '../../claims/claim.entity.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { TOTAL_COUNT } from '../count-found.js';

/** What the staff can do about a claim. */
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
  description: 'What the staff can do about a claim.',
  valuesConfig: {
    DECIDE: { description: '`decideClaim`' },
    ASK_FOR_DATA: { description: '`askForClaimData`' },
    CONFIRM: { description: '`reviewClaimDecision` with true' },
    RETURN: { description: '`reviewClaimDecision` with false' },
    SETTLE_GUARANTEE: { description: '`settleGuaranteePayment`' },
    RETRY_DEPOSIT: { description: '`retryDepositCharge`' },
  },
});

@ObjectType({ description: 'A remedy that the staff can decide, and what it pays.' })
export class ClaimDecisionOption {
  @Field(() => ClaimRemedy, { description: 'The remedy.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, {
    description: 'What the table gives now, cents; 0 where the staff set the amount and it has none.',
  })
  amountCents!: number;

  @Field(() => Int, { description: 'What later charges are less, cents.' })
  laterCents!: number;

  @Field(() => Boolean, { description: 'The staff set the amount themselves.' })
  hasOwnSum!: boolean;
}

@ObjectType({ description: 'A decision that a second person has to confirm.' })
export class PendingClaimDecision {
  @Field(() => ClaimRemedy, { description: 'What is decided.' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'What it pays, cents.' })
  amountCents!: number;

  @Field(() => ClaimGround, { description: 'Why, in short.' })
  ground!: ClaimGround;

  @Field(() => String, { description: 'The reasons.' })
  reasons!: string;

  @Field(() => String, { nullable: true, description: 'Who proposed it; null once that account is erased.' })
  proposedByName!: string | null;

  @Field(() => Date, { description: 'When.' })
  createdAt!: Date;
}

@ObjectType({
  description: 'Where a claim stands among those that wait for the staff, the soonest to be decided first.',
})
export class ClaimQueuePlace {
  @Field(() => Int, { description: '1 for the first.' })
  position!: number;

  @Field(() => Int, { description: 'How many wait.' })
  total!: number;

  @Field(() => ID, { nullable: true, description: 'The claim before it.' })
  previousId!: string | null;

  @Field(() => ID, { nullable: true, description: 'The claim after it.' })
  nextId!: string | null;
}

@ObjectType({ description: 'What only the staff who may read claims see of one.' })
export class StaffClaimRecord {
  readonly claim!: Claim;

  @Field(() => Boolean, { description: 'Whether it waits for the staff.' })
  isWaiting!: boolean;

  @Field(() => Boolean, { description: 'Whether it waits and its time is over.' })
  isLate!: boolean;

  @Field(() => ClaimQueuePlace, { nullable: true, description: 'Its place in the queue; null while it does not wait.' })
  place!: ClaimQueuePlace | null;

  @Field(() => User, { nullable: true, description: 'Who of the staff has it; nobody else decides it meanwhile.' })
  assignee!: UserRow | null;

  @Field(() => [User], {
    description: 'Whom `assignClaim` may give it to, by name, at most 100; empty for viewers who may not.',
  })
  assignees!: UserRow[];

  @Field(() => PendingClaimDecision, { nullable: true, description: 'The decision that waits for a second person.' })
  pending!: PendingClaimDecision | null;

  @Field(() => [StaffClaimAct], { description: 'What the viewer may do about it now.' })
  availableActs!: StaffClaimAct[];

  @Field(() => [ClaimDecisionOption], { description: 'What can be decided; empty while nothing can.' })
  options!: ClaimDecisionOption[];

  @Field(() => Int, { description: 'Above this many cents a second person has to confirm a decision.' })
  aloneCents!: number;

  @Field(() => [Claim], { description: 'Decided claims about the same, the newest three.' })
  similar!: Claim[];

  @Field(() => [AuditRecord], { description: 'The log of acts about it, newest first, at most 50.' })
  timeline!: AuditRecord[];
}

const StaffClaimEdge = edgeType(Claim, 'Claim');

@ObjectType({ description: 'A page of claims as the staff look them up.' })
export class StaffClaimConnection implements Connection<Claim> {
  @Field(() => [StaffClaimEdge], {
    description: 'Those that wait for the staff first, by their time to decide; then the others, newest first.',
  })
  edges!: readonly Edge<Claim>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;

  @Field(() => Int, { description: TOTAL_COUNT })
  totalCount!: number;
}
