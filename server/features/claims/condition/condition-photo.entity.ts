import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ConditionMoment } from './condition.enums.js';

/** A photo of the space at move-in or move-out; it never changes and is kept as long as the booking. */
@ObjectType({ description: 'A photo of the condition of a space, for the two sides and staff.' })
@Entity({ tableName: 'condition_photos' })
export class ConditionPhoto {
  [EntityName]?: 'ConditionPhoto';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Property({ type: 'uuid' })
  uploaderId!: string;

  @Field(() => ConditionMoment, { description: 'Whether it was taken at move-in or at move-out.' })
  @Property({ type: 'text' })
  moment!: ConditionMoment;

  @Property({ type: 'text' })
  storageKey!: string;

  /** Hash of the stored bytes, so that a later change is detectable. */
  @Property({ type: 'text' })
  sha256!: string;

  @Field(() => Date, { description: 'When the server received it.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
