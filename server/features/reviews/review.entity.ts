import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { Node } from '../../core/graphql/node.js';
import { ReviewDirection, ReviewStatus, type ReviewFlag, type ReviewRoundKind } from './review.enums.js';

/** A review by one side of a booking about the other; scores are whole stars from 1 to 5. */
@ObjectType({
  description:
    'A review by one side of a rental about the other. Only people who rented and paid through Hueco can write one.',
  implements: Node,
})
@Entity({ tableName: 'reviews' })
export class Review {
  [EntityName]?: 'Review';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'text' })
  round!: ReviewRoundKind;

  @Field(() => ReviewDirection, { description: 'The author’s and the subject’s roles.' })
  @Property({ type: 'text' })
  direction!: ReviewDirection;

  @Property({ type: 'uuid' })
  authorId!: string;

  @Property({ type: 'uuid' })
  subjectId!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  @Field(() => Int, { description: 'Overall rating, 1–5 stars.' })
  @Property({ type: 'smallint' })
  overall!: number;

  @Property({ type: 'smallint', nullable: true })
  accuracy!: number | null;

  @Property({ type: 'smallint', nullable: true })
  access!: number | null;

  @Property({ type: 'smallint', nullable: true })
  condition!: number | null;

  @Property({ type: 'smallint', nullable: true })
  security!: number | null;

  @Property({ type: 'smallint', nullable: true })
  communication!: number | null;

  @Property({ type: 'smallint', nullable: true })
  value!: number | null;

  @Property({ type: 'smallint', nullable: true })
  care!: number | null;

  @Property({ type: 'smallint', nullable: true })
  rules!: number | null;

  @Property({ type: 'smallint', nullable: true })
  payment!: number | null;

  @Field(() => String, { description: '20–1000 characters, as the author wrote them.' })
  @Property({ type: 'text' })
  text!: string;

  @Property({ type: 'text', defaultRaw: "''::text" })
  privateNote!: Opt<string>;

  @Field(() => Locale, { description: 'The language of the text.' })
  @Property({ type: 'text' })
  language!: Locale;

  @Field(() => ReviewStatus, {
    description: 'Its status. Anything but PUBLISHED is visible to its author only, and HELD also to the staff.',
  })
  @Property({ type: 'text' })
  status!: ReviewStatus;

  @Property({ type: 'array', defaultRaw: "'{}'::text[]" })
  flags!: Opt<ReviewFlag[]>;

  @Field(() => Date, { description: 'When it was written or last changed.' })
  @Property({ type: 'timestamptz' })
  submittedAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When it became public; null before.' })
  @Property({ type: 'timestamptz', nullable: true })
  publishedAt!: Date | null;

  /** The review of the end of the rental, which counts instead. */
  @Property({ type: 'uuid', nullable: true })
  replacedBy!: string | null;

  @Field(() => String, { nullable: true, description: "The subject's public reply, 10–500 characters." })
  @Property({ type: 'text', nullable: true })
  replyText!: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  replyAt!: Date | null;

  @Field(() => Int, { description: 'How many people marked it as useful.' })
  @Property({ type: 'integer', defaultRaw: '0' })
  usefulCount!: Opt<number>;

  @Property({ type: 'text', nullable: true })
  decisionText!: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;
}
