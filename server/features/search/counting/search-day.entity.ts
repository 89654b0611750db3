import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';

/** How often people searched on a day. */
@Entity({ tableName: 'search_days' })
export class SearchDay {
  [EntityName]?: 'SearchDay';
  [PrimaryKeyProp]?: 'day';

  @PrimaryKey({ type: 'date' })
  day!: LocalDate;

  @Property({ type: 'integer' })
  searches: Opt<number> = 0;
}
