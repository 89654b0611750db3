import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { LocalDate as Day } from '../../../../core/values/date-range.js';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { BookingActor } from '../../booking.enums.js';
import { ChangeKind, ChangeStatus } from './change-request.enums.js';

/** A change that one side of a booking requests and the other may accept. */
@ObjectType('BookingChangeRequest', { description: 'A change that one side requests and the other may accept.' })
@Entity({ tableName: 'booking_change_requests' })
export class ChangeRequest {
  [EntityName]?: 'ChangeRequest';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Field(() => ChangeKind, { description: 'The kind of request.' })
  @Property({ type: 'text' })
  kind!: ChangeKind;

  @Field(() => BookingActor, { description: 'The requesting side.' })
  @Property({ type: 'text' })
  askedBy!: BookingActor;

  @Field(() => LocalDate, { description: 'The requested first day.' })
  @Property({ type: 'date', fieldName: 'starts_on' })
  from!: Day;

  @Field(() => LocalDate, { description: 'The requested day of leaving.' })
  @Property({ type: 'date', fieldName: 'ends_on' })
  to!: Day;

  /** What the renter pays more, cents; negative for less. */
  @Property({ type: 'integer' })
  differenceCents!: number;

  /** What the host gets more, cents; negative for less. */
  @Property({ type: 'integer' })
  hostDifferenceCents!: number;

  @Field(() => ChangeStatus, { description: 'Its status.' })
  @Property({ type: 'text' })
  status!: ChangeStatus;

  @Field(() => Date, { description: 'Until when the other side can answer.' })
  @Property({ type: 'timestamptz' })
  expiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  answeredAt: Date | null = null;

  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;
}
