import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/node.js';
import { JSONObject } from '../../core/scalars.js';
import { NotificationType, type NotificationParams } from './notification-types.js';

/** Something a person is told in the bell. */
@ObjectType({ description: "Something the viewer is told; nobody else's are ever shown.", implements: Node })
@Entity({ tableName: 'notifications' })
export class Notification {
  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => NotificationType, { description: 'What it is about.' })
  @Property({ type: 'text' })
  type!: NotificationType;

  @Field(() => JSONObject, { description: 'What its words are made of: space, renter, from, to, deadline, timeZone, subject, reason, search, address, count, amountCents, isCharged, by, within, name, text, isAgreed, as far as the type needs them.' })
  @Property({ type: 'json' })
  params!: NotificationParams;

  /** In the language the person had at the time. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Field(() => Boolean, { name: 'read', description: 'Whether it was read; there is no way back.' })
  @Property({ type: 'boolean' })
  isRead!: boolean;

  @Property({ type: 'timestamptz', nullable: true })
  readAt!: Date | null;

  @Property({ type: 'text' })
  dedupeKey!: string;

  /** False when she only wanted the e-mail. */
  @Property({ type: 'boolean' })
  isInBell!: boolean;

  @Field(() => Date, { description: 'When it happened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
