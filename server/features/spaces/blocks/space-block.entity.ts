import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../../core/values/date-range.js';
import { Node } from '../../../core/graphql/node.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { BlockReason } from './space-block-types.js';

/** Days of a space that nobody can book although no booking holds them. */
@ObjectType({ description: 'Days of a space that its host blocked; seen only by the host.', implements: Node })
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

  @Field(() => LocalDate, { description: 'The first day that is free again.' })
  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: Day;

  /** The days as a half-open range; computed by the database. */
  @Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
  period?: string | null;

  @Field(() => BlockReason, { description: 'Why.' })
  @Property({ type: 'text' })
  reason!: BlockReason;

  @Field(() => String, { description: 'What the host noted down; empty without a note.' })
  @Property({ type: 'text' })
  note: Opt<string> = '';

  /** The calendar of another site that has the days busy; null: the host blocked them. */
  @Property({ type: 'uuid', nullable: true })
  feedId: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
