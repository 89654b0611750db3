import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import type { NotificationParams } from './notification-entry.types.js';
import { NotificationType } from './notification.enums.js';

/** A notification of a user; shown in the bell unless only the e-mail was wanted. */
@ObjectType({ description: 'A notification of the viewer.', implements: Node })
@Entity({ tableName: 'notifications' })
export class Notification {
  [EntityName]?: 'Notification';

  @PrimaryKey({ type: 'uuid' })
  id!: string;

  @Property({ type: 'uuid' })
  userId!: string;

  @Field(() => NotificationType, { description: 'Its type.' })
  @Property({ type: 'text' })
  type!: NotificationType;

  @Property({ type: 'json' })
  params!: NotificationParams;

  /** In the language of the user at the time. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  message!: string;

  @Property({ type: 'uuid', nullable: true })
  bookingId!: string | null;

  @Property({ type: 'uuid', nullable: true })
  spaceId!: string | null;

  @Field(() => Boolean, { name: 'read', description: 'Whether it was read; irreversible.' })
  @Property({ type: 'boolean', default: false })
  isRead!: Opt<boolean>;

  @Property({ type: 'timestamptz', nullable: true })
  readAt!: Date | null;

  @Property({ type: 'text' })
  dedupeKey!: string;

  /** False when the user only wants the e-mail. */
  @Property({ type: 'boolean', default: true })
  isInBell!: Opt<boolean>;

  @Field(() => Date, { description: 'When the event happened.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
}
