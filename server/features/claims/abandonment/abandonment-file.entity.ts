import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** What is kept of things that a renter left in the space, from two months after the unpaid charge on. */
@ObjectType({
  description:
    "A file about things that were left in a terminated rental's space: they stay the renter's, and each day costs what the rent did.",
})
@Entity({ tableName: 'abandonment_files' })
export class AbandonmentFile {
  [EntityName]?: 'AbandonmentFile';

  @PrimaryKey({ type: 'uuid' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'Since when keeping the things costs.' })
  @Property({ type: 'date' })
  openedOn!: string;

  /** The rent that was agreed, from which a day's cost follows. */
  @Property({ type: 'integer' })
  monthlyRentCents!: number;

  @Field(() => String, { nullable: true, description: 'What is there, one thing a line; null until it was listed.' })
  @Property({ type: 'text', nullable: true })
  things: string | null = null;

  @Property({ type: 'json', nullable: true })
  witnesses: readonly string[] | null = null;

  @Field(() => Date, { nullable: true, description: 'When it was listed before two witnesses.' })
  @Property({ type: 'timestamptz', nullable: true })
  listedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: "The post's number of the certified letter." })
  @Property({ type: 'text', nullable: true })
  letterReference: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When the letter was recorded as sent.' })
  @Property({ type: 'timestamptz', nullable: true })
  letterSentAt: Date | null = null;
}
