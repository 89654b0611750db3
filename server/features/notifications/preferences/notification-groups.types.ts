import { registerEnumType } from 'type-graphql';

/** Groups of notifications that users can turn on and off. */
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

/** How notifications are delivered. */
export enum NotificationChannel {
  BELL = 'bell',
  EMAIL = 'email',
  PUSH = 'push',
}

registerEnumType(NotificationGroup, {
  name: 'NotificationGroup',
  description: 'Group of notifications that can be turned on and off.',
  valuesConfig: {
    BOOKINGS: { description: 'Requests, bookings and the state of own spaces.' },
    PAYMENTS: { description: 'Charges, refunds and payouts.' },
    MESSAGES: { description: 'Messages from other users.' },
    REVIEWS: { description: 'Review invitations and reviews.' },
    ALERTS: { description: 'Price drops of favorites, spaces that become available, and saved searches.' },
    SUPPORT: { description: 'Answers from support.' },
    NEWS: { description: 'News and offers; off by default, and recorded in the consent log.' },
    ESSENTIAL: { description: 'Security, failed payments, verification and legal notices.' },
  },
});
registerEnumType(NotificationChannel, {
  name: 'NotificationChannel',
  description: 'How a notification is delivered.',
  valuesConfig: {
    BELL: { description: 'In the notification bell of the site.' },
    EMAIL: { description: 'By e-mail.' },
    PUSH: { description: 'By Web Push, in subscribed browsers (`subscribeToPush`).' },
  },
});
