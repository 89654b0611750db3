import { Field, ID, InputType } from 'type-graphql';
import { NotificationGroup } from '../preferences/notification-groups.types.js';

@InputType({ description: 'Which notifications; all without a group.' })
export class MarkAllNotificationsReadInput {
  @Field(() => NotificationGroup, { nullable: true, description: 'Only those of this group.' })
  group?: NotificationGroup | null;
}

@InputType({ description: 'Notifications that were read.' })
export class MarkNotificationsReadInput {
  @Field(() => [ID], { description: "At most 100 count; others than the viewer's are ignored." })
  notificationIds!: string[];
}
