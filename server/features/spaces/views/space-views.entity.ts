import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { LocalDate } from '../../../core/values/date-range.js';
import type { ViewStep } from './view-step.types.js';

/** The number of views of a space on a day. */
@Entity({ tableName: 'space_views' })
export class SpaceViews {
  [EntityName]?: 'SpaceViews';
  [PrimaryKeyProp]?: ['spaceId', 'day'];

  @PrimaryKey({ type: 'uuid' })
  spaceId!: string;

  @PrimaryKey({ type: 'date' })
  day!: LocalDate;

  @Property({ type: 'integer' })
  views: Opt<number> = 0;

  /** Visitors who went on to choose dates and saw their price. */
  @Property({ type: 'integer' })
  priceViews: Opt<number> = 0;
}

/** A counted visitor of today, to avoid double counting: keyed digests, deleted the next day. */
@Entity({ tableName: 'space_view_marks' })
export class SpaceViewMark {
  [EntityName]?: 'SpaceViewMark';
  [PrimaryKeyProp]?: ['day', 'spaceId', 'step', 'networkMark', 'browserMark'];

  @PrimaryKey({ type: 'date' })
  day!: LocalDate;

  @PrimaryKey({ type: 'uuid' })
  spaceId!: string;

  @PrimaryKey({ type: 'text' })
  step!: ViewStep;

  @PrimaryKey({ type: 'text' })
  networkMark!: string;

  @PrimaryKey({ type: 'text' })
  browserMark!: string;
}
