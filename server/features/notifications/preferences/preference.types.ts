import { Field, InputType, Int, ObjectType } from 'type-graphql';
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
    description: 'At most one per group and channel; the last one wins.',
  })
  preferences!: NotificationPreferenceInput[];
}

const FROM = 'First quiet hour by the clock of mainland Spain, 0–23.';
const TO = 'Hour that ends them, 0–23; smaller than `fromHour` over midnight.';

@ObjectType({
  description:
    'Hours in which e-mails that can wait are delayed until the end. Essential notifications, those with a near deadline and those of a booking that begins today are sent at once.',
})
export class QuietHours {
  @Field(() => Int, { description: FROM })
  fromHour!: number;

  @Field(() => Int, { description: TO })
  toHour!: number;
}

@InputType({ description: 'Two different hours.' })
export class QuietHoursInput {
  @Field(() => Int, { description: FROM })
  fromHour!: number;

  @Field(() => Int, { description: TO })
  toHour!: number;
}

@InputType({ description: 'The quiet hours of the viewer.' })
export class SaveQuietHoursInput {
  @Field(() => QuietHoursInput, { nullable: true, description: 'The hours; null for none.' })
  quietHours?: QuietHoursInput | null;
}
