import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { TaxName, TaxZone } from './tax.enums.js';

/** The indirect tax of a zone from a day on. */
@Entity({ tableName: 'tax_rates' })
export class ZoneTaxRate {
  [EntityName]?: 'ZoneTaxRate';

  @PrimaryKey({ type: 'text' })
  zone!: TaxZone;

  @PrimaryKey({ type: 'date' })
  validFrom!: LocalDate;

  @Property({ type: 'text' })
  kind!: TaxName;

  @Property({ type: 'integer' })
  bps!: number;

  /** The staff who set it; null for a default of the product. */
  @Property({ type: 'uuid', nullable: true })
  setBy: string | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Opt<Date>;
}
