import type { DomainEvent } from '../../core/events/event-types.js';
import type { Locale } from '../../core/values/locale.js';
import type { Words } from '../../core/words/word-list.js';
import type { NotificationEntry, NotificationParams, RecipientRole } from './notification-entry.types.js';
import { notificationEntries, type NotificationType } from './notification.enums.js';
import { notificationText } from './words/notification-words.rules.js';

/** Which side of an event gets which notification. */
export interface NotificationRule {
  readonly to: RecipientRole;
  readonly type: NotificationType;
}

/** The event types that have notifications. */
export const notifiedEvents: readonly string[] = [
  ...new Set([...notificationEntries.values()].flatMap(({ on }) => on ?? [])),
];

/** The notifications of an event. */
export function notificationsFor({
  type: event,
  payload,
}: Pick<DomainEvent, 'type' | 'payload'>): readonly NotificationRule[] {
  return [...notificationEntries]
    .filter(([, { on, when }]) => on === event && (when?.(payload) ?? true))
    .flatMap(([type, { to }]) => rolesOf(to, payload).map((role) => ({ type, to: role })));
}

function rolesOf(to: NotificationEntry['to'], payload: DomainEvent['payload']): readonly RecipientRole[] {
  if (typeof to === 'function') return [to(payload)];
  return to === 'both sides' ? ['renter', 'host'] : [to];
}

/**
 * What a notification stores: the parameters of its type, and the texts in the recipient's language for readers that do not know the type.
 */
export interface NotificationContent {
  readonly type: NotificationType;
  readonly params: NotificationParams;
  readonly title: string;
  readonly message: string;
}

/** The stored content of a notification; the only place that writes it. */
export function notificationContent(
  type: NotificationType,
  known: NotificationParams,
  locale: Locale,
  edited: Words = {},
): NotificationContent {
  const names: readonly string[] = notificationEntries.get(type)?.params ?? [];
  const params: NotificationParams = Object.fromEntries(Object.entries(known).filter(([name]) => names.includes(name)));
  return { type, params, ...(notificationText(type, params, locale, edited) ?? { title: '', message: '' }) };
}

/** The unique key of a notification by event, user and type, as events may be delivered more than once. */
export function dedupeKey(eventId: string, userId: string, type: NotificationType): string {
  return `${eventId}:${userId}:${type}`;
}
