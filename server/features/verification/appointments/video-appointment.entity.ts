import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';

/** A time for a video call in which the staff check a person's document. */
@ObjectType({ description: 'A video call in which the staff check a document that could not be read.' })
@Entity({ tableName: 'video_appointments' })
export class VideoAppointment {
  [EntityName]?: 'VideoAppointment';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Field(() => Date, { description: 'When it begins.' })
  @Property({ type: 'timestamptz' })
  startsAt!: Date;

  @Field(() => String, { description: 'The URL of the call.' })
  @Property({ type: 'text' })
  link!: string;

  @Property({ type: 'uuid', nullable: true })
  offeredBy!: string | null;

  @Property({ type: 'timestamptz' })
  offeredAt!: Date;

  /** Null while the time is free. */
  @Property({ type: 'uuid', nullable: true })
  verificationId!: string | null;
}
