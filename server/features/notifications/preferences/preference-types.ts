import { Field, InputType, ObjectType } from 'type-graphql';
import { NotificationChannel, NotificationGroup } from './notification-groups.types.js';

@ObjectType({ description: 'Whether a group of notifications is delivered by a channel.' })
export class NotificationPreference {
  @Field(() => NotificationGroup, { description: 'The group.' })
  group!: NotificationGroup;

  @Field(() => NotificationChannel, { description: 'The channel.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether it is on.' })
  isOn!: boolean;

  @Field(() => Boolean, { description: 'Whether it cannot be turned off.' })
  isLocked!: boolean;
}

@InputType({ description: 'A changed preference.' })
export class NotificationPreferenceInput {
  @Field(() => NotificationGroup, { description: 'The group.' })
  group!: NotificationGroup;

  @Field(() => NotificationChannel, { description: 'The channel.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether it is turned on. Locked ones stay on.' })
  isOn!: boolean;
}

@InputType({ description: 'Changed preferences; others stay as they are.' })
export class SaveNotificationPreferencesInput {
  @Field(() => [NotificationPreferenceInput], {
    description: 'At most one per group and channel; the last one counts.',
  })
  preferences!: NotificationPreferenceInput[];
}
