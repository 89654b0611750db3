import { CalendarFeedEventType } from '../../calendar/feeds/calendar-feed.events.js';
import { WaitingListEventType } from '../../waiting-list/waiting-list.events.js';
import { FavoriteEventType } from '../../favorites/favorite.events.js';
import { SavedSearchEventType } from '../../saved-searches/saved-search.events.js';
import { NotificationIcon, type NotificationEntry } from '../notification-entry.types.js';
import { toCalendar, toPage, toSpace } from '../notification-links.rules.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import { ALL_CHANNELS, BELL_AND_MAIL } from './channels.js';

/** Notifications of what a person watches: favorites, searches, waiting lists and calendars. */
export const alertEntries = {
  FAVORITE_PRICE_DROPPED: {
    description: 'To a user with the space among their favorites: its price dropped.',
    on: FavoriteEventType.PRICE_DROPPED,
    to: 'user',
    group: NotificationGroup.ALERTS,
    channels: BELL_AND_MAIL,
    params: ['space', 'amountCents', 'address'],
    icon: NotificationIcon.LOWER_PRICE,
    link: toPage('/favorites'),
    mail: { link: toSpace },
  },
  SAVED_SEARCH_MATCHED: {
    description: 'To the owner of a saved search: it has new matches.',
    on: SavedSearchEventType.MATCHED,
    to: 'user',
    group: NotificationGroup.ALERTS,
    channels: ALL_CHANNELS,
    params: ['search', 'address', 'count', 'space'],
    icon: NotificationIcon.SEARCH_MATCH,
    link: toPage('/search'),
    mail: { template: 'notifications.saved-search' },
  },
  WAITING_DAYS_OFFERED: {
    description: 'To the first person on a waiting list: the days are free, and reserved for them for a day.',
    on: WaitingListEventType.DAYS_OFFERED,
    to: 'user',
    group: NotificationGroup.ALERTS,
    isUrgent: true,
    channels: ALL_CHANNELS,
    params: ['space', 'from', 'to', 'within', 'deadline', 'timeZone', 'address'],
    icon: NotificationIcon.ACCEPTED,
    link: toPage('/space'),
  },
  CALENDAR_CONFLICT: {
    description: 'To the host: an external calendar has days busy that a booking holds.',
    on: CalendarFeedEventType.CONFLICT_FOUND,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'from', 'to', 'day'],
    icon: NotificationIcon.REFUSED,
    link: toCalendar,
  },
  CALENDAR_SILENT: {
    description: 'To the host: an external calendar has been failing for a day.',
    on: CalendarFeedEventType.SILENT,
    to: 'host',
    group: NotificationGroup.BOOKINGS,
    channels: BELL_AND_MAIL,
    params: ['space', 'name', 'day'],
    icon: NotificationIcon.EXPIRED,
    link: toCalendar,
  },
} satisfies Record<string, NotificationEntry>;
