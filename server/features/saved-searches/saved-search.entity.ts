import { ArrayType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { SpaceFilter } from '../search/search.inputs.js';
import { AlertCadence } from './alert-cadence.js';

/** A saved search with the columns that new spaces are matched against. */
@ObjectType({ description: 'A saved search of the viewer.' })
@Entity({ tableName: 'saved_searches' })
export class SavedSearch {
  [EntityName]?: 'SavedSearch';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => String, { description: 'Its name, 1–60 characters.' })
  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'json' })
  filter!: SpaceFilter;

  /** Hash of the filter; equal filters of all people share it. */
  @Property({ type: 'text' })
  filterKey!: string;

  @Field(() => AlertCadence, { description: 'How often the viewer is notified of new matches.' })
  @Property({ type: 'text', defaultRaw: "'at_once'::text" })
  cadence!: Opt<AlertCadence>;

  @Property({ type: 'smallint', nullable: true })
  cityId!: number | null;

  @Property({ type: new ArrayType(Number), columnType: 'int4[]', nullable: true })
  postalCodes!: number[] | null;

  @Property({ type: 'text', columnType: 'box', nullable: true })
  zone!: string | null;

  @Property({ type: 'integer', nullable: true })
  priceMinCents!: number | null;

  @Property({ type: 'integer', nullable: true })
  priceMaxCents!: number | null;

  @Property({ type: 'float', nullable: true })
  sizeMinM2!: number | null;

  @Property({ type: 'float', nullable: true })
  sizeMaxM2!: number | null;

  @Property({ type: new ArrayType(Number), columnType: 'int2[]', nullable: true })
  types!: number[] | null;

  @Property({ type: 'date', fieldName: 'ends_on', nullable: true })
  to!: string | null;

  /** When the viewer last saw its results. */
  @Property({ type: 'timestamptz' })
  seenAt!: Date;

  /** When the last alert was sent. */
  @Property({ type: 'timestamptz', nullable: true })
  notifiedAt!: Date | null;

  @Field(() => Date, { description: 'When it was saved.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
