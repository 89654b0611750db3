import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ClaimSide } from '../claim.enums.js';

/** A question of the staff to one side before they decide. */
@ObjectType({ description: 'A question of the staff to one side, with the answer; both sides read it.' })
@Entity({ tableName: 'claim_questions' })
export class ClaimQuestion {
  [EntityName]?: 'ClaimQuestion';

  @PrimaryKey({ type: 'uuid' })
  claimId!: string;

  @Field(() => Int, { description: '1 for the first one of a claim.' })
  @PrimaryKey({ type: 'integer' })
  number!: number;

  @Field(() => ClaimSide, { description: 'The asked side.' })
  @Property({ type: 'text' })
  side!: ClaimSide;

  @Property({ type: 'uuid' })
  askedBy!: string;

  @Field(() => String, { description: 'The question.' })
  @Property({ type: 'text' })
  text!: string;

  @Field(() => Date, { description: 'The deadline; then the staff decide without an answer.' })
  @Property({ type: 'timestamptz' })
  answerBy!: Date;

  /** The answer's text; null without an answer. */
  @Property({ type: 'text', nullable: true })
  answer: string | null = null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was answered, or its deadline passed; null while it is open.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  endedAt: Date | null = null;

  @Field(() => Date, { name: 'askedAt', description: 'When it was asked.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
