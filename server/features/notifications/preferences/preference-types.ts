import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';

/** What notifications are about, as people choose among them. */
export enum NotificationGroup {
  BOOKINGS = 'bookings',
  PAYMENTS = 'payments',
  MESSAGES = 'messages',
  REVIEWS = 'reviews',
  ALERTS = 'alerts',
  SUPPORT = 'support',
  NEWS = 'news',
  ESSENTIAL = 'essential',
}

/** The ways they come. */
export enum NotificationChannel {
  BELL = 'bell',
  EMAIL = 'email',
}

registerEnumType(NotificationGroup, {
  name: 'NotificationGroup',
  description: 'What notifications are about.',
  valuesConfig: {
    BOOKINGS: { description: 'Requests, bookings, and the state of own spaces.' },
    PAYMENTS: { description: 'Charges, refunds and pay-outs.' },
    MESSAGES: { description: 'Messages of other people.' },
    REVIEWS: { description: 'Invitations to review, and reviews.' },
    ALERTS: { description: 'Favorites that cost less, spaces that become free, and saved searches.' },
    SUPPORT: { description: 'Answers of the support.' },
    NEWS: { description: 'News and offers; off until she asks for them, and kept in the log of consents.' },
    ESSENTIAL: { description: 'Security, failed payments, verification and legal notices.' },
  },
});
registerEnumType(NotificationChannel, {
  name: 'NotificationChannel',
  description: 'How a notification comes.',
  valuesConfig: { BELL: { description: 'In the bell of the site.' }, EMAIL: { description: 'By e-mail.' } },
});

@ObjectType({ description: 'Whether one group of notifications comes by one channel.' })
export class NotificationPreference {
  @Field(() => NotificationGroup, { description: 'What about.' })
  group!: NotificationGroup;

  @Field(() => NotificationChannel, { description: 'By which way.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether it comes.' })
  isOn!: boolean;

  @Field(() => Boolean, { description: 'Whether it cannot be turned off.' })
  isLocked!: boolean;
}

@InputType({ description: 'One choice.' })
export class NotificationPreferenceInput {
  @Field(() => NotificationGroup, { description: 'What about.' })
  group!: NotificationGroup;

  @Field(() => NotificationChannel, { description: 'By which way.' })
  channel!: NotificationChannel;

  @Field(() => Boolean, { description: 'Whether it shall come. Locked ones stay on.' })
  isOn!: boolean;
}

@InputType({ description: 'What is to change; choices that are not given stay as they are.' })
export class SaveNotificationPreferencesInput {
  @Field(() => [NotificationPreferenceInput], { description: 'At most one a group and channel; of two the later counts.' })
  preferences!: NotificationPreferenceInput[];
}
