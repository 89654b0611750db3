import type { ServiceContext } from '../../../core/context.js';
import type { MailAddressee, MailAddressees, MailParams } from '../../../core/mail/mailer.js';
import { notificationEntries, type NotificationType } from '../notification.enums.js';
import { NotificationChannel } from '../preferences/notification-groups.types.js';
import { isEnabled } from '../preferences/preferences.rules.js';
import { loadRecipients } from '../recipients.js';
import { hasAlerts, isChangeOpen, isDone } from '../still-true.js';
import { isOptional } from '../unsubscribe/optional-mails.rules.js';

const ID_PREFIX = 'notification-';

/** The id of a notification's mail, which its addressee is found by. */
export const mailIdOf = (notificationId: string): string => `${ID_PREFIX}${notificationId}`;

/** The address of a notification's mail at the moment of sending, which may be hours after the event; null when nobody wants it any more. */
const addresseeOf: MailAddressee = async (ctx, mail) => {
  const notification = await ctx.db
    .selectFrom('Notification as n')
    .leftJoin('Booking as b', 'b.id', 'n.bookingId')
    .select(['n.userId', 'n.type', 'n.isRead', 'b.status'])
    .where('n.id', '=', mail.id.slice(ID_PREFIX.length))
    .executeTakeFirst();
  // Deleted with the account.
  if (!notification) return null;
  const { userId, type, isRead, status } = notification;
  const isSettled = (isRead && !isRecord(type, mail.params)) || isDone(type, status);
  if (mail.isHeld === true && (isSettled || !(await isChangeOpen(ctx, mail.params['changeId'])))) return null;
  if (!(await hasAlerts(ctx, mail.params['searchId']))) return null;
  return currentAddress(ctx, userId, type);
};

/** A mail about a booking is also its record, with sums and the address: reading the notification does not replace it. */
function isRecord(type: NotificationType, { reference }: MailParams): boolean {
  const group = notificationEntries.get(type)?.group;
  return group !== undefined && !isOptional(group) && typeof reference === 'string';
}

/** The address of a user who still wants mails of a type. */
export async function currentAddress(
  ctx: ServiceContext,
  userId: string,
  type: NotificationType,
): Promise<string | null> {
  const recipient = (await loadRecipients(ctx, [userId])).get(userId);
  return recipient && isEnabled(recipient.preferences, type, NotificationChannel.EMAIL) ? recipient.email : null;
}

/** Preferences and addresses may change while a mail waits. */
export const notificationAddressees: MailAddressees = {
  'notifications.event': addresseeOf,
  'notifications.saved-search': addresseeOf,
};
