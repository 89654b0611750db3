import { Field, Int, ObjectType } from 'type-graphql';
import { NotificationGroup } from '../preferences/notification-groups.types.js';

@ObjectType({ description: 'Where a notification leads on, outside the dashboard.' })
export class NotificationWayOn {
  @Field(() => String, { description: "Words of the button, in the caller's language." })
  label!: string;

  @Field(() => String, { description: 'Path of the site, beginning with a slash.' })
  path!: string;
}

@ObjectType({ description: "How many of a group of the viewer's notifications are unread." })
export class NotificationGroupCount {
  @Field(() => NotificationGroup, { description: 'The group.' })
  group!: NotificationGroup;

  @Field(() => Int, { description: 'Number of unread ones; 0 in a group without any.' })
  unread!: number;
}
