import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { ReviewRoundKind } from './review.enums.js';

/** The window in which both sides of a booking may write a review. */
@Entity({ tableName: 'review_rounds' })
export class ReviewRound {
  [EntityName]?: 'ReviewRound';
  [PrimaryKeyProp]?: ['bookingId', 'kind'];

  @PrimaryKey({ type: 'uuid' })
  bookingId!: string;

  @PrimaryKey({ type: 'text' })
  kind!: ReviewRoundKind;

  @Property({ type: 'timestamptz' })
  opensAt!: Date;

  @Property({ type: 'timestamptz' })
  closesAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  closedAt!: Date | null;

  @Property({ type: 'smallint', defaultRaw: '0' })
  remindedDay!: Opt<number>;
}
