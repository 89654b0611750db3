import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { Node } from '../../../core/graphql/node.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { BlockReason } from './space-block.enums.js';

/** Days of a space that cannot be booked although no booking holds them. */
@ObjectType({ description: 'Days of a space that its host blocked; visible to the host only.', implements: Node })
@Entity({ tableName: 'space_blocks' })
export class SpaceBlock {
  [EntityName]?: 'SpaceBlock';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  @Field(() => LocalDate, { description: 'First day.' })
  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: Day;

  @Field(() => LocalDate, { description: 'The first free day after it.' })
  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: Day;

  /** The days as a half-open range; computed by the database. */
  @Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
  period?: string | null;

  @Field(() => BlockReason, { description: 'The reason.' })
  @Property({ type: 'text' })
  reason!: BlockReason;

  @Field(() => String, { description: 'The host’s note, which only they can read; empty without one.' })
  @Property({ type: 'text' })
  note: Opt<string> = '';

  /** The external calendar that has the days busy; null when the host blocked them. */
  @Property({ type: 'uuid', nullable: true })
  feedId: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
