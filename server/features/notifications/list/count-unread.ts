import type { SignedInContext } from '../../../core/context.js';
import { notificationEntries } from '../notification.enums.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
import type { NotificationGroupCount } from './way-on.types.js';

/** Every group with the number of the viewer's unread notifications in it. */
export async function countUnread(ctx: SignedInContext): Promise<NotificationGroupCount[]> {
  const rows = await ctx.db
    .selectFrom('Notification')
    .select(({ fn }) => ['type', fn.countAll<string>().as('count')])
    .where('userId', '=', ctx.viewer.id)
    .where('isInBell', '=', true)
    .where('isRead', '=', false)
    .groupBy('type')
    .execute();
  return Object.values(NotificationGroup).map((group) => ({
    group,
    unread: rows
      .filter(({ type }) => notificationEntries.get(type)?.group === group)
      .reduce((sum, { count }) => sum + Number(count), 0),
  }));
}
