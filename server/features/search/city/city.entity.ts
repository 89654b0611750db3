import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A city with a page of its own. */
@Entity({ tableName: 'cities' })
export class City {
  [EntityName]?: 'City';

  @PrimaryKey({ type: 'smallint' })
  id!: number;

  @Property({ type: 'text' })
  slug!: string;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  provinceCode!: string;

  @Property({ type: 'double' })
  lat!: number;

  @Property({ type: 'double' })
  lng!: number;

  @Property({ type: 'smallint' })
  position!: number;
}
