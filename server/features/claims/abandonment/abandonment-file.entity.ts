import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';

/** The record of things that a renter left in the space, from two months after the unpaid charge on. */
@ObjectType({
  description:
    'The file about things left in the space of a terminated rental: they remain the renter’s, and each day costs the agreed rent.',
})
@Entity({ tableName: 'abandonment_files' })
export class AbandonmentFile {
  [EntityName]?: 'AbandonmentFile';

  @PrimaryKey({ type: 'uuid' })
  bookingId!: string;

  @Field(() => LocalDate, { description: 'Since when storage is charged.' })
  @Property({ type: 'date' })
  openedOn!: string;

  /** The agreed rent, from which the cost per day is derived. */
  @Property({ type: 'integer' })
  monthlyRentCents!: number;

  @Field(() => String, { nullable: true, description: 'The things, one per line; null until they were listed.' })
  @Property({ type: 'text', nullable: true })
  things: string | null = null;

  @Property({ type: 'json', nullable: true })
  witnesses: readonly string[] | null = null;

  @Field(() => Date, { nullable: true, description: 'When they were listed in the presence of two witnesses.' })
  @Property({ type: 'timestamptz', nullable: true })
  listedAt: Date | null = null;

  @Field(() => String, { nullable: true, description: 'The postal tracking number of the certified letter.' })
  @Property({ type: 'text', nullable: true })
  letterReference: string | null = null;

  @Field(() => Date, { nullable: true, description: 'When the letter was recorded as sent.' })
  @Property({ type: 'timestamptz', nullable: true })
  letterSentAt: Date | null = null;
}
