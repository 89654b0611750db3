import { Field, ID, InputType } from 'type-graphql';
import { NotificationGroup } from '../preferences/notification-groups.types.js';

@InputType({ description: 'The notifications to mark; all without a group.' })
export class MarkAllNotificationsReadInput {
  @Field(() => NotificationGroup, { nullable: true, description: 'Only those of this group.' })
  group?: NotificationGroup | null;
}

@InputType({ description: 'Notifications to mark as read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { description: 'At most 100 are used; ids of other people’s notifications are ignored.' })
  notificationIds!: string[];
}
