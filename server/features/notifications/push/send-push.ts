import { isOn } from '../../../core/constants/constants.js';
import { loadConstants } from '../../../core/constants/load-constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { attemptsOver } from '../../../core/jobs/attempts.js';
import { addJob, type JobRegistry } from '../../../core/jobs/jobs.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { linkPathOf } from '../notification-links.rules.js';
import { notificationEntries } from '../notification.enums.js';
import type { Notification } from '../notification.entity.js';
import { NotificationChannel, NotificationGroup } from '../preferences/notification-groups.types.js';
import { isEnabled } from '../preferences/preferences.rules.js';
import { preferenceSettings } from '../recipients.js';
import { hasAlerts, isChangeOpen, isDone } from '../still-true.js';
import { liveSubscriptions } from './push-subscriptions.js';

const PUSH_JOB = 'notifications.push';
/** About an hour: after that the bell is enough. */
const ATTEMPTS = attemptsOver(HOUR_MS);

interface PushJob {
  readonly notificationId: string;
  readonly subscriptionId: string;
  /** Of an alert. */
  readonly searchId?: string;
  /** The change request that it asks to answer. */
  readonly changeId?: string;
}

/** What is pushed to whom; the ids as in the job. */
interface Pushable {
  readonly id: string;
  readonly userId: string;
  readonly searchId?: string | undefined;
  readonly changeId?: string | undefined;
}

/** Schedules a notification for every browser of a user with push turned on, in the open transaction, after a delay in milliseconds. */
export async function schedulePush(
  tx: ServiceContext,
  { id, userId, searchId, changeId }: Pushable,
  afterMs = 0,
): Promise<void> {
  const subscriptions = await liveSubscriptions(tx, userId);
  if (subscriptions.length === 0 || !isOn(await loadConstants(tx), 'OFFERS_PUSH')) return;
  for (const subscription of subscriptions) {
    const job: PushJob = {
      notificationId: id,
      subscriptionId: subscription.id,
      ...(searchId && { searchId }),
      ...(changeId && { changeId }),
    };
    await addJob(tx, PUSH_JOB, job, {
      jobKey: `push:${id}:${subscription.id}`,
      afterMs,
      maxAttempts: ATTEMPTS,
      isOutbound: true,
    });
  }
}

/** Registers the sending job; it calls addresses that browsers have named. */
export function registerPushJob(jobs: JobRegistry): void {
  jobs.on(PUSH_JOB, (ctx, payload) => sendPush(ctx, payload as unknown as PushJob), 'outside');
}

/** Sends a notification that is still unread to a browser; deletes an expired subscription. */
async function sendPush(ctx: ServiceContext, job: PushJob): Promise<void> {
  const { notificationId, subscriptionId, searchId, changeId } = job;
  const row = await ctx.db
    .selectFrom('PushSubscription as p')
    .innerJoin('Session as s', 's.id', 'p.sessionId')
    .innerJoin('Notification as n', 'n.userId', 'p.userId')
    .innerJoin('User as u', 'u.id', 'n.userId')
    .leftJoin('Booking as b', 'b.id', 'n.bookingId')
    .select(['p.endpoint', 'p.p256dh', 'p.auth'])
    .select(['u.notificationPreferences', 'u.marketingConsentAt', 'b.status'])
    .select(['n.id', 'n.type', 'n.params', 'n.title', 'n.message', 'n.bookingId', 'n.spaceId'])
    .where('p.id', '=', subscriptionId)
    .where('n.id', '=', notificationId)
    .where('n.isRead', '=', false)
    .where('s.revokedAt', 'is', null)
    .where('s.expiresAt', '>', ctx.clock.now())
    .executeTakeFirst();
  if (!row) return;
  const { endpoint, p256dh, auth, notificationPreferences, marketingConsentAt, status, ...notification } = row;
  const settings = preferenceSettings({ notificationPreferences, marketingConsentAt });
  // Turned off during the quiet hours.
  if (!isEnabled(settings, notification.type, NotificationChannel.PUSH)) return;
  if (isDone(notification.type, status)) return;
  if (!(await isChangeOpen(ctx, changeId)) || !(await hasAlerts(ctx, searchId))) return;
  const entry = notificationEntries.get(notification.type);
  const isThere = await ctx.ports.push.send(
    { endpoint, p256dh, auth },
    {
      payload: JSON.stringify(payloadOf(notification)),
      topic: notification.id.replaceAll('-', ''),
      isUrgent: entry?.isUrgent === true || entry?.group === NotificationGroup.ESSENTIAL,
    },
  );
  if (!isThere) await ctx.db.deleteFrom('PushSubscription').where('id', '=', subscriptionId).execute();
}

type Pushed = Pick<Notification, 'id' | 'type' | 'params' | 'title' | 'message' | 'bookingId' | 'spaceId'>;

/** The payload for the service worker: the texts of the bell, and the target of a click. */
function payloadOf({ id, type, params, title, message, bookingId, spaceId }: Pushed): object {
  const entry = notificationEntries.get(type);
  const path = linkPathOf(entry, {
    bookingId: bookingId && toGlobalId('Booking', bookingId),
    spaceId: spaceId && toGlobalId('Space', spaceId),
    side: entry?.to === 'host' ? 'host' : 'renter',
    address: params.address,
  });
  return { id: toGlobalId('Notification', id), title, message, path: path ?? '/notifications' };
}
