import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MeasureKind, MeasureReason } from './measure.enums.js';

/** A warning, a limit or a suspension that the staff decided about a person. */
@Entity({ tableName: 'account_measures' })
export class AccountMeasure {
  [EntityName]?: 'AccountMeasure';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: Opt<string>;

  @Property({ type: 'uuid' })
  userId!: string;

  @Property({ type: 'text' })
  kind!: MeasureKind;

  @Property({ type: 'text' })
  reason!: MeasureReason;

  /** The staff's statement; the person reads it. */
  @Property({ type: 'text' })
  statement!: string;

  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  /** Null for warnings and bans, which do not end by themselves. */
  @Property({ type: 'timestamptz', nullable: true })
  endsAt!: Date | null;

  @Property({ type: 'timestamptz', nullable: true })
  liftedAt!: Date | null;

  @Property({ type: 'uuid', nullable: true })
  staffId!: string | null;

  /** The case whose decision it carries out; null for older ones that could not be assigned. */
  @Property({ type: 'uuid', nullable: true })
  caseId!: string | null;
}
