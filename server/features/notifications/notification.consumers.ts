import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import { queueMail } from '../../core/mail/mailer.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { mailParams } from './mails/notification-mail.rules.js';
import { savedSearchMailParams } from './mails/saved-search-mail.js';
import { alternativesFor } from './alternative-spaces.js';
import { loadNotificationContext, type NotificationContext } from './notification-context.js';
import { type Recipient } from './recipients.js';
import { ChangeKind } from './notification-entry.types.js';
import {
  dedupeKey,
  notificationContent,
  notificationsFor,
  notifiedEvents,
  type NotificationRule,
} from './notification-rules.js';
import { publishChange } from './notification-stream.js';
import { notificationEntries, type NotificationType } from './notification-types.js';
import { loadStaff } from './staff-recipients.js';
import { NotificationChannel } from './preferences/notification-groups.types.js';
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
    if (!isCurrent(rule.type, context)) continue;
    for (const recipient of await recipientsOf(tx, rule, context)) await notify(tx, event, rule, recipient, context);
  }
}

/** A notice that the booking has overtaken is not sent. */
function isCurrent(type: NotificationType, { booking }: NotificationContext): boolean {
  const check = notificationEntries.get(type)?.isCurrent;
  return booking === null || check === undefined || check(booking.status);
}

async function recipientsOf(
  tx: ServiceContext,
  { to, type }: NotificationRule,
  context: NotificationContext,
): Promise<readonly Recipient[]> {
  if (to === 'staff') return loadStaff(tx, notificationEntries.get(type)?.staffAct ?? 'DECIDE_CLAIMS');
  const recipient = context[to];
  return recipient ? [recipient] : [];
}

async function notify(
  tx: ServiceContext,
  event: StoredEvent,
  { to, type }: NotificationRule,
  recipient: Recipient,
  context: NotificationContext,
): Promise<void> {
  const params = { ...context.params, ...(to === 'renter' || to === 'host' ? context.stay?.[to] : {}) };
  const isInBell = isEnabled(recipient.preferences, type, NotificationChannel.BELL);
  const isMailed = isEnabled(recipient.preferences, type, NotificationChannel.EMAIL);
  if (!isInBell && !isMailed) return;
  // A row is written even if only the e-mail is wanted: its key keeps the mail from being sent twice.
  const notification = await tx.db
    .insertInto('Notification')
    .values({
      id: randomUUID(),
      userId: recipient.id,
      ...notificationContent(type, params, recipient.locale),
      bookingId: context.booking?.id ?? null,
      spaceId: context.spaceId || null,
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

async function sendMail(
  tx: ServiceContext,
  type: NotificationType,
  recipient: Recipient,
  context: NotificationContext,
  notificationId: string,
): Promise<void> {
  const { search, booking } = context;
  const { template = 'notifications.event', hasAlternatives } = notificationEntries.get(type)?.mail ?? {};
  const alternatives = booking && hasAlternatives ? await alternativesFor(tx, booking) : [];
  await queueMail(tx, {
    id: `notification-${notificationId}`,
    to: recipient.email,
    locale: recipient.locale,
    template,
    params: search
      ? savedSearchMailParams(recipient, search, context.params.count ?? search.spaces.length)
      : mailParams(type, recipient, context, alternatives),
  });
}
