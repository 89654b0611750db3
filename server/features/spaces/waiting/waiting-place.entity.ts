import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { WaitingState } from './waiting-place.enums.js';

/** A place in the waiting list for taken days of a space. */
@ObjectType({ description: "The viewer's place in the waiting list for days of a space.", implements: Node })
@Entity({ tableName: 'waiting_places' })
export class WaitingPlace {
  [EntityName]?: 'WaitingPlace';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'First day.' })
  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: Day;

  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: Day;

  /** The days as a half-open range; computed by the database. */
  @Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
  period?: string | null;

  @Property({ type: 'boolean' })
  isRolling!: boolean;

  @Field(() => WaitingState, { description: 'Its status.' })
  @Property({ type: 'text' })
  state!: WaitingState;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the days are reserved for the viewer; only for OFFERED.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  priorityUntil!: Date | null;

  /** The order of the list: a person who misses their turn moves to the end. */
  @Property({ type: 'timestamptz' })
  queuedAt!: Date;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
