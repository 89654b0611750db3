import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { BannerAudience } from './banner.types.js';

/** A banner at the top of the pages. */
@Entity({ tableName: 'banners' })
export class Banner {
  [EntityName]?: 'Banner';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'text' })
  textEs!: string;

  @Property({ type: 'text' })
  textEn!: string;

  @Property({ type: 'text', nullable: true })
  path!: string | null;

  @Property({ type: 'text' })
  audience!: BannerAudience;

  /** The first day in Spain on which it is shown. */
  @Property({ type: 'date' })
  fromDay!: LocalDate;

  /** The first day on which it is no longer shown. */
  @Property({ type: 'date' })
  untilDay!: LocalDate;

  @Property({ type: 'boolean' })
  isDismissible!: boolean;

  @Property({ type: 'uuid', nullable: true })
  setBy!: string | null;

  @Property({ type: 'timestamptz' })
  setAt!: Date;
}
