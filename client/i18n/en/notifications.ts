import type { SameKeys } from '../translations';
import type { messages as es } from '../es/notifications';

/** The bell. */
export const messages: SameKeys<typeof es> = {
  bell: {
    label: 'Notifications',
    unread_one: 'Notifications: {{count}} unread',
    unread_other: 'Notifications: {{count}} unread',
  },
  title: 'Notifications',
  markAll: 'Mark all as read',
  markOne: 'Mark as read: {{title}}',
  list: 'List of notifications',
  unread: 'Unread',
  empty: 'You have no notifications',
};
