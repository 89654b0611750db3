import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../../../core/values/date-range.js';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { BookingActor } from '../../booking-types.js';
import { ChangeKind, ChangeStatus } from './change-request-types.js';

/** What one side of a booking asks and the other may agree to. */
@ObjectType('BookingChangeRequest', { description: 'A change that one side asks for and the other may agree to.' })
@Entity({ tableName: 'booking_change_requests' })
export class ChangeRequest {
  [EntityName]?: 'ChangeRequest';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Field(() => ChangeKind, { description: 'What is asked for.' })
  @Property({ type: 'text' })
  kind!: ChangeKind;

  @Field(() => BookingActor, { description: 'Which side asks.' })
  @Property({ type: 'text' })
  askedBy!: BookingActor;

  @Field(() => LocalDate, { description: 'The first day it would have.' })
  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: Day;

  @Field(() => LocalDate, { description: 'The day of leaving it would have.' })
  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: Day;

  /** What the renter pays more, cents; negative when it is less. */
  @Property({ type: 'integer' })
  differenceCents!: number;

  /** What the host gets more, cents; negative when it is less. */
  @Property({ type: 'integer' })
  hostDifferenceCents!: number;

  @Field(() => ChangeStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status!: ChangeStatus;

  @Field(() => Date, { description: 'Until when the other side can answer.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true, description: 'When the other side answered.' })
  @Property({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null = null;

  @Field(() => Date, { description: 'When it was asked.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
