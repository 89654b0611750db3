import { Field, ObjectType } from 'type-graphql';
import { edgeType, PageInfo, type Connection, type Edge } from '../../core/connection.js';
import { Notification } from './notification.entity.js';
import { ChangeKind } from './notification-types.js';

export const NotificationEdge = edgeType(Notification, 'Notification');

@ObjectType({ description: "A page of the viewer's notifications." })
export class NotificationConnection implements Connection<Notification> {
  @Field(() => [NotificationEdge], { description: 'Newest first.' })
  edges!: readonly Edge<Notification>[];

  @Field(() => PageInfo, { description: 'Where this page stands.' })
  pageInfo!: PageInfo;
}

@ObjectType({ description: "One of the viewer's notifications came or was altered." })
export class NotificationChange {
  @Field(() => ChangeKind, { description: 'Whether it is new.' })
  kind!: ChangeKind;

  @Field(() => Notification, { description: 'As it is now.' })
  notification!: Notification;
}
