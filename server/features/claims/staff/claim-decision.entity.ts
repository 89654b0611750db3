import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ClaimGround, ClaimRemedy } from '../claim.enums.js';

/** Whether a person proposed or confirmed a decision: they cannot decide an appeal against it. */
export function didDecide(decision: Pick<ClaimDecision, 'decidedBy' | 'confirmedBy'> | null, userId: string): boolean {
  return decision !== null && [decision.decidedBy, decision.confirmedBy].includes(userId);
}

/** A decision of the staff; an appeal leads to a second one. */
@ObjectType({ description: 'A decision of the staff on a claim.' })
@Entity({ tableName: 'claim_decisions' })
export class ClaimDecision {
  [EntityName]?: 'ClaimDecision';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @Field(() => Int, { description: '1, or 2 after an appeal.' })
  @PrimaryKey({ type: 'integer' })
  round!: number;

  @Property({ type: 'uuid' })
  decidedBy!: string;

  /** The member of the staff who confirmed it, where a second person was required. */
  @Property({ type: 'uuid', nullable: true })
  confirmedBy: string | null = null;

  @Field(() => ClaimRemedy, { description: 'The remedy.' })
  @Property({ type: 'text' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'The payment in cents.' })
  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => ClaimGround, { nullable: true, description: 'The short reason; null for the earliest decisions.' })
  @Property({ type: 'text', nullable: true })
  ground: ClaimGround | null = null;

  @Field(() => String, { description: 'The reasons, for both sides.' })
  @Property({ type: 'text' })
  reasons!: string;

  @Field(() => Date, { description: 'When it was decided.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
