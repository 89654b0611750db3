import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** The search projection of a published space: the columns that filters and sort orders read. */
@Entity({ tableName: 'space_search' })
export class SpaceSearch {
  [EntityName]?: 'SpaceSearch';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'float' })
  rel!: number;

  @Property({ type: 'float' })
  relSized!: number;

  @Property({ type: 'float' })
  quality!: number;

  @Property({ type: 'timestamptz' })
  listedAt!: Date;

  @Property({ type: 'integer' })
  priceCents!: number;

  @Property({ type: 'integer', fieldName: 'price_m2_cents' })
  priceM2Cents!: number;

  @Property({ type: 'float' })
  sizeM2!: number;

  @Property({ type: 'smallint', nullable: true })
  cityId!: number | null;

  @Property({ type: 'integer' })
  pc!: number;

  @Property({ type: 'text', nullable: true })
  district!: string | null;

  @Property({ type: 'smallint' })
  type!: number;

  @Property({ type: 'integer', defaultRaw: '0' })
  features!: Opt<number>;

  @Property({ type: 'smallint' })
  accessMode!: number;

  @Property({ type: 'boolean', fieldName: 'is_24h' })
  is24h!: boolean;

  @Property({ type: 'boolean' })
  isInstant!: boolean;

  @Property({ type: 'smallint' })
  minDays!: number;

  @Property({ type: 'float', nullable: true })
  heightM!: number | null;

  @Property({ type: 'float', nullable: true })
  doorWidthM!: number | null;

  @Property({ type: 'date' })
  availableFrom!: string;

  @Property({ type: 'double' })
  lat!: number;

  @Property({ type: 'double' })
  lng!: number;

  @Property({ type: 'text', columnType: 'point' })
  pt!: string;

  @Property({ type: 'text', columnType: 'datemultirange', defaultRaw: "'{}'::datemultirange" })
  busy!: Opt<string>;

  @Property({ type: 'text', columnType: 'tsvector' })
  tsv!: string;

  @Property({ type: 'smallint', defaultRaw: '1023' })
  goods!: Opt<number>;
}
