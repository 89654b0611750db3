import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/graphql/connection.js';
import { Notification } from './notification.entity.js';
import { ChangeKind } from './notification-entry.types.js';

export const NotificationEdge = edgeType(Notification, 'Notification');

@ObjectType({ description: "A page of the viewer's notifications." })
export class NotificationConnection implements Connection<Notification> {
  @Field(() => [NotificationEdge], { description: 'Newest first.' })
  edges!: readonly Edge<Notification>[];

  @Field(() => PageInfo, { description: 'Position of this page.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'A created or updated notification of the viewer.' })
export class NotificationChange {
  @Field(() => ChangeKind, { description: 'Whether it was created or updated.' })
  kind!: ChangeKind;

  @Field(() => Notification, { description: 'Its current state.' })
  notification!: Notification;
}
