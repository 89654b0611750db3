import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';

/** A picture of a space; several rows may share the same stored files. */
@ObjectType('Photo', { description: 'A picture of a space.' })
@Entity({ tableName: 'space_photos' })
export class SpacePhoto {
  [EntityName]?: 'SpacePhoto';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  spaceId!: string;

  @Property({ type: 'text' })
  storageKey!: string;

  @Field(() => Int, { description: 'From 0; the first is the cover.' })
  @Property({ type: 'smallint' })
  position!: number;

  @Property({ type: 'text' })
  altEs!: string;

  @Property({ type: 'text' })
  altEn!: string;

  @Field(() => Int, { description: 'Pixels of the picture at `url`.' })
  @Property({ type: 'integer' })
  width!: number;

  @Field(() => Int, { description: 'Pixels of the picture at `url`.' })
  @Property({ type: 'integer' })
  height!: number;

  /** Widths of the smaller pictures; empty until they exist. */
  @Property({ type: 'array', columnType: 'int[]', defaultRaw: "'{}'" })
  widths!: Opt<number[]>;

  @Field(() => String, { nullable: true, description: 'Base64 of a thumbhash, null until it exists.' })
  @Property({ type: 'text', nullable: true })
  thumbhash!: string | null;

  @Field(() => String, { nullable: true, description: 'Main colour, `#rrggbb`, null until it exists.' })
  @Property({ type: 'text', nullable: true })
  color!: string | null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;
}

/** A picture as pages read it. */
export type PhotoRow = Readonly<Omit<SpacePhoto, 'createdAt'>>;
