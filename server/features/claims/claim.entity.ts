import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../core/values/date-range.js';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { some } from '../../core/graphql/field-options.js';
import { ClaimCase, ClaimDetail, ClaimRemedy, ClaimSide, ClaimStatus, ProposalReason } from './claim.enums.js';
import type { DamagedItem } from './proposal/guarantee.rules.js';

/** A claim of one side of a booking on the guarantee. */
@ObjectType({ description: 'A claim, visible only to the two sides of its booking and to staff.', implements: Node })
@Entity({ tableName: 'claims' })
export class Claim {
  [EntityName]?: 'Claim';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => String, { description: 'The reference that people quote: RC-2027-000093.' })
  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Field(() => ClaimSide, { description: 'The claiming side.' })
  @Property({ type: 'text' })
  side!: ClaimSide;

  @Property({ type: 'uuid' })
  claimantId!: string;

  @Field(() => ClaimCase, { name: 'case', description: 'Its subject.' })
  @Property({ type: 'text' })
  claimCase!: ClaimCase;

  @Field(() => ClaimDetail, some('What exactly; null for cases without details.'))
  @Property({ type: 'text', nullable: true })
  detail!: ClaimDetail | null;

  @Field(() => Boolean, { description: 'The defect could not be seen at the start.' })
  @Property({ type: 'boolean' })
  isHidden: Opt<boolean> = false;

  @Field(() => LocalDate, some('The day the damage was found.'))
  @Property({ type: 'date', nullable: true })
  discoveredOn!: Day | null;

  @Field(() => String, { description: 'The claimant’s description; contact data is hidden.' })
  @Property({ type: 'text' })
  text!: string;

  /** Hundredths of a square metre. */
  @Property({ type: 'integer', nullable: true })
  measuredArea!: number | null;

  /** The described area when the claim was made, hundredths of a square metre. */
  @Property({ type: 'integer', nullable: true })
  describedArea!: number | null;

  @Property({ type: 'json' })
  items: DamagedItem[] = [];

  @Field(() => ClaimRemedy, { description: 'The requested remedy.' })
  @Property({ type: 'text' })
  wantedRemedy!: ClaimRemedy;

  /** The claimed amount; null where the remedy determines it. */
  @Property({ type: 'integer', nullable: true })
  wantedCents!: number | null;

  @Field(
    () => Int,
    some('What the renter agreed to pay of a damage, cents, beyond the deposit too; null: the deposit is the limit.'),
  )
  @Property({ type: 'integer', nullable: true })
  agreedCents: number | null = null;

  /** From this day on the space counts as unused. */
  @Property({ type: 'date' })
  unusedFrom!: Day;

  @Field(() => ClaimStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status!: ClaimStatus;

  @Field(() => ClaimRemedy, some('What is proposed, or what staff decided; null before.'))
  @Property({ type: 'text', nullable: true })
  remedy: ClaimRemedy | null = null;

  /** What the remedy pays now, cents: a refund, a payment by the guarantee or a charge of the deposit. */
  @Property({ type: 'integer', nullable: true })
  remedyCents: number | null = null;

  @Field(() => ProposalReason, some('Why the proposal says what it says.'))
  @Property({ type: 'text', nullable: true })
  proposalReason: ProposalReason | null = null;

  /** The host's share of the current cycle, which is on hold while the claim is open. */
  @Property({ type: 'integer' })
  holdsCents: Opt<number> = 0;

  /** Until when the other side can answer. */
  @Property({ type: 'timestamptz', nullable: true })
  answerBy: Date | null = null;

  @Field(() => Date, some('Since when there is a proposal.'))
  @Property({ type: 'timestamptz', nullable: true })
  proposedAt: Date | null = null;

  /** Until when both can accept the proposal; no answer counts as a no. */
  @Property({ type: 'timestamptz', nullable: true })
  voteBy: Date | null = null;

  @Field(() => Date, some('Until when staff decide: five working days.'))
  @Property({ type: 'timestamptz', nullable: true })
  decideBy: Date | null = null;

  /** Until when each side can appeal against the decision. */
  @Property({ type: 'timestamptz', nullable: true })
  appealBy: Date | null = null;

  @Field(() => Date, some('When it was appealed.'))
  @Property({ type: 'timestamptz', nullable: true })
  appealedAt: Date | null = null;

  @Field(() => ClaimSide, some('Which side appealed.'))
  @Property({ type: 'text', nullable: true })
  appealedBy: ClaimSide | null = null;

  @Field(() => String, some('Why it was appealed; contact data is hidden.'))
  @Property({ type: 'text', nullable: true })
  appealText: string | null = null;

  @Field(() => Date, some('When it ended.'))
  @Property({ type: 'timestamptz', nullable: true })
  closedAt: Date | null = null;

  /** The member of the staff it is assigned to. */
  @Property({ type: 'uuid', nullable: true })
  assigneeId: string | null = null;

  @Property({ type: 'text' })
  idempotencyKey!: string;

  @Field(() => Date, { description: 'When it was made.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
