import { EntityName, PrimaryKeyProp, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';

/** The calls of a key on one day. */
@Entity({ tableName: 'api_usage_days' })
export class ApiUsageDay {
  [EntityName]?: 'ApiUsageDay';
  [PrimaryKeyProp]?: ['keyId', 'day'];

  @PrimaryKey({ type: 'uuid' })
  keyId!: string;

  @PrimaryKey({ type: 'date' })
  day!: LocalDate;

  @Property({ type: 'int' })
  calls: Opt<number> = 0;

  @Property({ type: 'int' })
  errors: Opt<number> = 0;

  @Property({ type: 'int' })
  throttled: Opt<number> = 0;

  @Property({ type: 'bigint' })
  points!: string;

  /** Calls by time taken, one count for each of `DURATION_STEPS`. */
  @Property({ type: 'array', columnType: 'integer[]' })
  durations!: number[];
}
