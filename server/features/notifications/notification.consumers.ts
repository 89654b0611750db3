import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events.js';
import { queueMail } from '../../core/mailer.js';
import type { ConsumerRegistry } from '../../core/outbox.js';
import { mailParams } from './mails/notification-mail.rules.js';
import { savedSearchMailParams } from './mails/saved-search-mail.js';
import { alternativesFor } from './alternative-spaces.js';
import { loadNotificationContext, type Recipient, type NotificationContext } from './notification-context.js';
import { dedupeKey, notificationsFor, notifiedEvents, type NotificationRule } from './notification-rules.js';
import { publishChange } from './notification-stream.js';
import { notificationText } from './notification-texts.rules.js';
import { ChangeKind, NotificationType } from './notification-types.js';
import { NotificationChannel } from './preferences/preference-types.js';
import { isEnabled } from './preferences/preferences.rules.js';

/** Creates notifications and e-mails from events. */
export function registerNotificationConsumers(consumers: ConsumerRegistry): void {
  consumers.on(notifiedEvents, notifyRecipients);
}

/** Notifies every recipient of an event, each once. */
export async function notifyRecipients(tx: ServiceContext, event: StoredEvent): Promise<void> {
  const rules = notificationsFor(event);
  if (rules.length === 0) return;
  const context = await loadNotificationContext(tx, event);
  if (!context) return;
  for (const rule of rules) {
    const recipient = context[rule.to];
    if (recipient) await notify(tx, event, rule, recipient, context);
  }
}

async function notify(
  tx: ServiceContext,
  event: StoredEvent,
  { to, type, hasMail }: NotificationRule,
  recipient: Recipient,
  context: NotificationContext,
): Promise<void> {
  const params = { ...context.params, ...(to === 'user' ? {} : context.stay?.[to]) };
  const text = notificationText(type, params, recipient.locale);
  if (!text) throw new Error(`notification type ${type} has no texts`);
  const isInBell = isEnabled(recipient.preferences, type, NotificationChannel.BELL);
  const isMailed = hasMail && isEnabled(recipient.preferences, type, NotificationChannel.EMAIL);
  if (!isInBell && !isMailed) return;
  // A row is written even if only the e-mail is wanted: its key keeps the mail from being sent twice.
  const notification = await tx.db
    .insertInto('Notification')
    .values({
      id: randomUUID(),
      userId: recipient.id,
      type,
      params,
      title: text.title,
      message: text.message,
      bookingId: context.booking?.id ?? null,
      dedupeKey: dedupeKey(event.id, recipient.id, type),
      createdAt: event.createdAt,
      isInBell,
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .returning('id')
    .executeTakeFirst();
  // The event was delivered a second time.
  if (!notification) return;
  if (isInBell) await publishChange(tx, recipient.id, notification.id, ChangeKind.INSERTED);
  if (isMailed) await sendMail(tx, type, recipient, { ...context, params }, notification.id);
}

const WITH_ALTERNATIVES: ReadonlySet<NotificationType> = new Set([
  NotificationType.BOOKING_DECLINED,
  NotificationType.BOOKING_EXPIRED_RENTER,
  NotificationType.BOOKING_HOST_CANCELLED_RENTER,
]);

async function sendMail(
  tx: ServiceContext,
  type: NotificationType,
  recipient: Recipient,
  context: NotificationContext,
  notificationId: string,
): Promise<void> {
  const { search } = context;
  const letter = { id: `notification-${notificationId}`, to: recipient.email, locale: recipient.locale };
  if (search)
    return queueMail(tx, {
      ...letter,
      template: 'notifications.saved-search',
      params: savedSearchMailParams(recipient, search, context.params.count ?? search.spaces.length),
    });
  const alternatives = context.booking && WITH_ALTERNATIVES.has(type) ? await alternativesFor(tx, context.booking) : [];
  await queueMail(tx, {
    ...letter,
    template: 'notifications.event',
    params: mailParams(type, recipient, context, alternatives),
  });
}
