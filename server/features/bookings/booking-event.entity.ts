import { BigIntType, EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BookingActor, BookingStatus } from './booking.enums.js';

/** One transition of a booking, with the actor and the data of that moment. */
@ObjectType({ description: 'One transition of a booking.' })
@Entity({ tableName: 'booking_events' })
export class BookingEvent {
  [EntityName]?: 'BookingEvent';

  @PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
  id!: Opt<number>;

  @Property({ type: 'uuid' })
  bookingId!: string;

  @Field(() => BookingStatus, {
    name: 'from',
    nullable: true,
    description: 'Status before; null for the first transition.',
  })
  @Property({ type: 'text', nullable: true })
  fromStatus!: BookingStatus | null;

  @Field(() => BookingStatus, { name: 'to', description: 'Status after.' })
  @Property({ type: 'text' })
  toStatus!: BookingStatus;

  @Field(() => String, { description: 'An action of a person or a step of the system, in lower case.' })
  @Property({ type: 'text' })
  action!: string;

  @Field(() => BookingActor, { name: 'actor', description: 'Role of the actor.' })
  @Property({ type: 'text' })
  actorRole!: BookingActor;

  @Property({ type: 'uuid', nullable: true })
  actorId!: string | null;

  @Property({ type: 'json', defaultRaw: "'{}'::jsonb" })
  data!: Opt<unknown>;

  @Field(() => Date, { description: 'When it happened.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Opt<Date>;
}
