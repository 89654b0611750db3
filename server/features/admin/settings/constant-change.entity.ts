import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { PlatformConstantKey } from '../../../core/constants/constants.js';
import type { LocalDate } from '../../../core/values/date-range.js';

/** A new value of a platform constant from a day on; never deleted. */
@Entity({ tableName: 'constant_changes' })
export class ConstantChange {
  [EntityName]?: 'ConstantChange';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'text' })
  key!: PlatformConstantKey;

  @Property({ type: 'decimal' })
  value!: string;

  /** The first day in Spain with the new value. */
  @Property({ type: 'date' })
  validFrom!: LocalDate;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'uuid', nullable: true })
  setBy!: string | null;

  @Property({ type: 'timestamptz' })
  setAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  appliedAt: Date | null = null;

  /** The previous value, once applied. */
  @Property({ type: 'decimal', nullable: true })
  previous: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null = null;
}
