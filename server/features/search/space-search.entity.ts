import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { copiedColumns, type CopiedProperties } from './search-columns.js';

/** The columns that it copies from the space, which the table of the space's fields names. */
// oxlint-disable-next-line typescript/no-unsafe-declaration-merging -- the loop below the class defines them
export interface SpaceSearch extends CopiedProperties {
  [EntityName]?: 'SpaceSearch';
}

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

const propertyTypes = { real: 'float', int: 'integer', smallint: 'smallint' } as const;
for (const { property, type } of copiedColumns)
  Property({ type: propertyTypes[type], nullable: true })(SpaceSearch.prototype, property);
