import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { Locale } from '../../../core/values/locale.js';
import type { LegalPage } from './legal-version.types.js';

/** An announced version of a legal page; never deleted. */
@Entity({ tableName: 'legal_versions' })
export class LegalVersion {
  [EntityName]?: 'LegalVersion';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  page!: LegalPage;

  /** The first day in Spain on which it is in force. */
  @Property({ type: 'date' })
  validFrom!: LocalDate;

  @Property({ type: 'json' })
  changes!: Readonly<Record<Locale, string>>;

  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'uuid', nullable: true })
  setBy!: string | null;

  @Property({ type: 'timestamptz' })
  setAt!: Date;
}
