import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';

/** The calls of an API key, or of an app for all its users, on one day. */
@Entity({ tableName: 'api_usage_days' })
export class ApiUsageDay {
  [EntityName]?: 'ApiUsageDay';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid', nullable: true })
  keyId: string | null = null;

  @Property({ type: 'uuid', nullable: true })
  appId: string | null = null;

  @Property({ type: 'date' })
  day!: LocalDate;

  @Property({ type: 'int' })
  calls: Opt<number> = 0;

  @Property({ type: 'int' })
  errors: Opt<number> = 0;

  @Property({ type: 'int' })
  throttled: Opt<number> = 0;

  @Property({ type: 'bigint' })
  points!: string;

  /** Histogram of durations, one count for each of `DURATION_STEPS`. */
  @Property({ type: 'array', columnType: 'integer[]' })
  durations!: number[];
}
