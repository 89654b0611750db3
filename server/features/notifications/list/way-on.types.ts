import { Field, Int, ObjectType } from 'type-graphql';
import { NotificationGroup } from '../preferences/notification-groups.types.js';

@ObjectType({ description: 'The link of a notification outside the dashboard.' })
export class NotificationWayOn {
  @Field(() => String, { description: 'Label of the button, in the caller’s language.' })
  label!: string;

  @Field(() => String, { description: 'Path of the site, beginning with a slash.' })
  path!: string;
}

@ObjectType({ description: 'The unread count of one group of the viewer’s notifications.' })
export class NotificationGroupCount {
  @Field(() => NotificationGroup, { description: 'The group.' })
  group!: NotificationGroup;

  @Field(() => Int, { description: 'Number of unread ones; 0 in a group without any.' })
  unread!: number;
}
