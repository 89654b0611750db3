import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ClaimGround, ClaimRemedy } from '../claim-types.js';

/** What staff decided; an appeal leads to a second decision. */
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

  /** Who confirmed it, where it took two persons. */
  @Property({ type: 'uuid', nullable: true })
  confirmedBy: string | null = null;

  @Field(() => ClaimRemedy, { description: 'What was decided.' })
  @Property({ type: 'text' })
  remedy!: ClaimRemedy;

  @Field(() => Int, { description: 'What it pays, cents.' })
  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => ClaimGround, { nullable: true, description: 'Why, in short; null for the earliest decisions.' })
  @Property({ type: 'text', nullable: true })
  ground: ClaimGround | null = null;

  @Field(() => String, { description: 'The reasons, for both sides.' })
  @Property({ type: 'text' })
  reasons!: string;

  @Field(() => Date, { description: 'When it was decided.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
