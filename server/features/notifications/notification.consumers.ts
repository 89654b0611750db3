import { randomUUID } from 'node:crypto';
import type { ServiceContext } from '../../core/context.js';
import type { StoredEvent } from '../../core/events.js';
import { queueMail } from '../../core/mailer.js';
import type { ConsumerRegistry } from '../../core/outbox.js';
import { mailParams } from './mails/notification-mail.rules.js';
import { savedSearchMailParams } from './mails/saved-search-mail.js';
import { alternativesFor } from './alternative-spaces.js';
import { readStory, type Person, type Story } from './event-story.js';
import { dedupeKey, hearingsOf, heardEvents, type Hearing } from './notification-rules.js';
import { publishChange } from './notification-stream.js';
import { notificationText } from './notification-texts.rules.js';
import { ChangeKind, NotificationType } from './notification-types.js';
import { NotificationChannel } from './preferences/preference-types.js';
import { isHeard } from './preferences/preferences.rules.js';

/** Turns events into notifications and e-mails. */
export function registerNotificationConsumers(consumers: ConsumerRegistry): void {
  consumers.on(heardEvents, notifyOf);
}

/** Tells everybody who hears of an event, each once. */
export async function notifyOf(tx: ServiceContext, event: StoredEvent): Promise<void> {
  const hearings = hearingsOf(event);
  if (hearings.length === 0) return;
  const story = await readStory(tx, event);
  if (!story) return;
  for (const hearing of hearings) {
    const person = story[hearing.to];
    if (person) await tell(tx, event, hearing, person, story);
  }
}

async function tell(tx: ServiceContext, event: StoredEvent, { to, type, hasMail }: Hearing, person: Person, story: Story): Promise<void> {
  const params = { ...story.params, ...(to === 'user' ? {} : story.stay?.[to]) };
  const text = notificationText(type, params, person.locale);
  if (!text) throw new Error(`there are no words for ${type}`);
  const isInBell = isHeard(person.preferences, type, NotificationChannel.BELL);
  const isMailed = hasMail && isHeard(person.preferences, type, NotificationChannel.EMAIL);
  if (!isInBell && !isMailed) return;
  // Outside the bell the row still keeps an event from being mailed twice.
  const inserted = await tx.em.execute<{ id: string }[]>(
    `insert into notifications (id, user_id, type, params, title, message, booking_id, dedupe_key, created_at, is_in_bell)
     values (?, ?, ?, ?::jsonb, ?, ?, ?, ?, ?, ?) on conflict (dedupe_key) do nothing returning id`,
    [
      randomUUID(),
      person.id,
      type,
      JSON.stringify(params),
      text.title,
      text.message,
      story.booking?.id ?? null,
      dedupeKey(event.id, person.id, type),
      event.createdAt,
      isInBell,
    ],
  );
  const [notification] = inserted;
  // Told before: the event came a second time.
  if (!notification) return;
  if (isInBell) await publishChange(tx, person.id, notification.id, ChangeKind.INSERTED);
  if (isMailed) await sendMail(tx, type, person, { ...story, params }, notification.id);
}

const WITH_ALTERNATIVES: ReadonlySet<NotificationType> = new Set([
  NotificationType.BOOKING_DECLINED,
  NotificationType.BOOKING_EXPIRED_RENTER,
  NotificationType.BOOKING_HOST_CANCELLED_RENTER,
]);

async function sendMail(tx: ServiceContext, type: NotificationType, person: Person, story: Story, notificationId: string): Promise<void> {
  const { search } = story;
  const letter = { id: `notification-${notificationId}`, to: person.email, locale: person.locale };
  if (search) return queueMail(tx, { ...letter, template: 'notifications.saved-search', params: savedSearchMailParams(person, search, story.params.count ?? search.spaces.length) });
  const alternatives = story.booking && WITH_ALTERNATIVES.has(type) ? await alternativesFor(tx, story.booking) : [];
  await queueMail(tx, { ...letter, template: 'notifications.event', params: mailParams(type, person, story, alternatives) });
}
