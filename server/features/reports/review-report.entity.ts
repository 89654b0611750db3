import { EntityName, type Opt, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Locale } from '../../core/values/locale.js';
import { ReviewReportReason } from './report.enums.js';

/** A report of a review. */
@ObjectType({ description: 'An open report of a review; it does not say who reported.' })
@Entity({ tableName: 'review_reports' })
export class ReviewReport {
  [EntityName]?: 'ReviewReport';
  [PrimaryKeyProp]?: 'code';

  @Field(() => String, { description: 'For example REV-2026-000012.' })
  @PrimaryKey({ type: 'text' })
  code!: string;

  @Property({ type: 'uuid' })
  reviewId!: string;

  @Property({ type: 'uuid', nullable: true })
  userId!: string | null;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  email!: string;

  @Field(() => ReviewReportReason, { description: 'The reason.' })
  @Property({ type: 'text' })
  reason!: ReviewReportReason;

  @Field(() => String, { description: 'Explanation in plain text: 20–3000 characters.' })
  @Property({ type: 'text' })
  details!: string;

  @Property({ type: 'text' })
  locale!: Locale;

  @Field(() => Date, { description: 'When it was received.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Opt<Date>;

  @Property({ type: 'timestamptz', nullable: true })
  decidedAt!: Date | null;
}
