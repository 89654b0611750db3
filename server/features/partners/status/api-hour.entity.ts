import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Calls of the API in one hour, by all callers. */
@Entity({ tableName: 'api_hours' })
export class ApiHour {
  [EntityName]?: 'ApiHour';

  /** Its first instant. */
  @PrimaryKey({ type: 'timestamptz' })
  hour!: Date;

  @Property({ type: 'int' })
  calls: Opt<number> = 0;

  /** Calls that failed by our fault. */
  @Property({ type: 'int' })
  failures: Opt<number> = 0;

  /** Histogram of durations, one count for each of `DURATION_STEPS`. */
  @Property({ type: 'array', columnType: 'integer[]' })
  durations!: number[];
}
