import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';

/** A day on which the hosts were paid out. */
@Entity({ tableName: 'payout_runs' })
export class PayoutRun {
  [EntityName]?: 'PayoutRun';
  [PrimaryKeyProp]?: 'runOn';

  @PrimaryKey({ type: 'date' })
  runOn!: LocalDate;
}
