import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events/event-types.js';
import type { Words } from '../../core/words/word-list.js';
import { queueMail, type MailContent, type QueuedMail } from '../../core/mail/mailer.js';
import type { ConsumerRegistry } from '../../core/events/outbox.js';
import { isOvertaken } from './still-true.js';
import { mailIdOf } from './mails/mail-addressees.js';
import { loadMailedSpace } from './mails/mailed-space.js';
import { mailParams } from './mails/notification-mail.rules.js';
import { notificationMails } from './mails/notification-templates.js';
import { savedSearchMailParams } from './mails/saved-search-mail.js';
import { alternativesFor } from './mails/alternative-spaces.js';
import { loadNotificationContext, type NotificationContext } from './notification-context.js';
import { type Recipient } from './recipients.js';
import { ChangeKind } from './notification-entry.types.js';
import {
  dedupeKey,
  notificationContent,
  notificationsFor,
  notifiedEvents,
  type NotificationRule,
} from './notification.rules.js';
import { publishChange } from './notification-stream.js';
import { notificationEntries, type NotificationType } from './notification.enums.js';
import { loadStaff } from './staff-recipients.js';
import { NotificationChannel } from './preferences/notification-groups.types.js';
import { schedulePush } from './push/send-push.js';
import { isEnabled, quietWaitMs } from './preferences/preferences.rules.js';
import { editedParam, loadEditedTexts } from './words/edited-texts.js';

/** Creates notifications and e-mails from events. */
export function registerNotificationConsumers(consumers: ConsumerRegistry): void {
  consumers.on(notifiedEvents, notifyRecipients);
}

/** Notifies every recipient of an event, each once. */
export async function notifyRecipients(tx: ServiceContext, event: StoredEvent): Promise<void> {
  for (const notice of await noticesOf(tx, event)) await notify(tx, event, notice);
}

/** One notification of an event, to one recipient. */
interface Notice {
  readonly type: NotificationType;
  readonly to: NotificationRule['to'];
  readonly recipient: Recipient;
  /** With the parameters for this recipient. */
  readonly context: NotificationContext;
  /** The staff's edits of its texts. */
  readonly edited: Words;
}

async function noticesOf(tx: ServiceContext, event: StoredEvent): Promise<Notice[]> {
  const rules = notificationsFor(event);
  const context = rules.length === 0 ? null : await loadNotificationContext(tx, event);
  if (!context) return [];
  const texts = await loadEditedTexts(tx);
  const notices: Notice[] = [];
  for (const rule of rules) {
    if (isOvertaken(rule.type, context.booking?.status ?? null)) continue;
    const { to } = rule;
    const params = { ...context.params, ...(to === 'renter' || to === 'host' ? context.stay?.[to] : {}) };
    for (const recipient of await recipientsOf(tx, rule, context))
      notices.push({
        ...rule,
        recipient,
        context: { ...context, params },
        edited: texts(rule.type, recipient.locale),
      });
  }
  return notices;
}

/** A mail of an event, with its recipient. */
export interface MailOfEvent {
  readonly to: NotificationRule['to'];
  readonly name: string;
  readonly content: MailContent;
}

/** The mails that an event sends to users; the staff's own are left out. */
export async function mailsOfEvent(tx: ServiceContext, event: StoredEvent): Promise<MailOfEvent[]> {
  const mails: MailOfEvent[] = [];
  for (const notice of await noticesOf(tx, event)) {
    const { to, type, recipient } = notice;
    if (to === 'staff' || !isEnabled(recipient.preferences, type, NotificationChannel.EMAIL)) continue;
    const { template, params, locale } = await mailOf(tx, notice, 'preview');
    const content = notificationMails[template]?.(params, { locale, config: tx.config });
    if (content) mails.push({ to, name: recipient.firstName, content });
  }
  return mails;
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

async function notify(tx: ServiceContext, event: StoredEvent, notice: Notice): Promise<void> {
  const { type, recipient, context, edited } = notice;
  const isInBell = isEnabled(recipient.preferences, type, NotificationChannel.BELL);
  const isMailed = isEnabled(recipient.preferences, type, NotificationChannel.EMAIL);
  const isPushed = isEnabled(recipient.preferences, type, NotificationChannel.PUSH);
  if (!isInBell && !isMailed && !isPushed) return;
  // The row is inserted even if it is not wanted in the bell: its key keeps the others from being sent twice.
  const notification = await tx.db
    .insertInto('Notification')
    .values({
      id: randomUUID(),
      userId: recipient.id,
      ...notificationContent(type, context.params, recipient.locale, edited),
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
  const waitMs = quietWaitMs(recipient.preferences, type, {
    startsOn: context.booking?.from ?? null,
    deadline: context.params.deadline,
    now: tx.clock.now(),
  });
  if (isMailed) await queueMail(tx, { ...(await mailOf(tx, notice, notification.id)), isHeld: waitMs > 0 }, waitMs);
  if (isPushed)
    await schedulePush(
      tx,
      { id: notification.id, userId: recipient.id, searchId: context.search?.id, changeId: context.changeId },
      waitMs,
    );
}

async function mailOf(
  tx: ServiceContext,
  { type, recipient, context, edited }: Notice,
  notificationId: string,
): Promise<QueuedMail> {
  const { search, booking, spaceId } = context;
  const { locale } = recipient;
  const { template = 'notifications.event', hasAlternatives } = notificationEntries.get(type)?.mail ?? {};
  const content = search
    ? savedSearchMailParams(recipient, search, context.params.count ?? search.spaces.length)
    : mailParams(type, recipient, context, {
        alternatives: booking && hasAlternatives ? await alternativesFor(tx, booking) : [],
        mailedSpace: spaceId ? await loadMailedSpace(tx, spaceId, locale) : null,
      });
  return {
    id: mailIdOf(notificationId),
    to: recipient.email,
    locale,
    template,
    params: { ...content, ...editedParam(edited) },
  };
}
