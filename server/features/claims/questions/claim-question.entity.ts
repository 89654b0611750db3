import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ClaimSide } from '../claim-types.js';

/** What the staff asked one side for before they decide. */
@ObjectType({ description: 'A question of the staff to one side, with what that side answered; both sides read it.' })
@Entity({ tableName: 'claim_questions' })
export class ClaimQuestion {
  [EntityName]?: 'ClaimQuestion';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @Field(() => Int, { description: '1 for the first one of a claim.' })
  @PrimaryKey({ type: 'integer' })
  number!: number;

  @Field(() => ClaimSide, { description: 'Which side is asked.' })
  @Property({ type: 'text' })
  side!: ClaimSide;

  @Property({ type: 'uuid' })
  askedBy!: string;

  @Field(() => String, { description: 'What the staff ask.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Date, { description: 'Until when it can be answered; then the staff go on without.' })
  @Property({ type: 'timestamptz' })
  answerBy!: Date;

  /** In their words; null when nothing came. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was answered, or its time was over; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Field(() => Date, { name: 'askedAt', description: 'When it was asked.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
