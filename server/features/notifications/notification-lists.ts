import { clampFirst, pageOf } from '../../core/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { afterCursor, cursorOf, keyColumns, type NewestFirstKey } from '../../core/newest-first.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import type { NotificationConnection } from './notification-connection.types.js';
import { Notification } from './notification.entity.js';

/** The bell fetches at most fifty. */
const DEFAULT_FIRST = 50;

export interface NotificationPage {
  readonly mode: DashboardMode | null;
  readonly first: number | null;
  readonly after: string | null;
}

/** With a mode: those without a booking, and those whose booking has the viewer on that side. */
const SIDE: Readonly<Record<DashboardMode, string>> = {
  [DashboardMode.RENTER]: 'exists (select from bookings b where b.id = n.booking_id and b.renter_id = n.user_id)',
  [DashboardMode.HOST]: 'exists (select from bookings b join spaces s on s.id = b.space_id where b.id = n.booking_id and s.host_id = n.user_id)',
};

/** The viewer's notifications, newest first. */
export async function listNotifications(ctx: SignedInContext, { mode, first, after }: NotificationPage): Promise<NotificationConnection> {
  const size = clampFirst(first, DEFAULT_FIRST);
  const order = `notifications:${mode ?? 'all'}`;
  const position = afterCursor(order, 'n', after);
  const keys = await ctx.em.execute<NewestFirstKey[]>(
    `select ${keyColumns('n')} from notifications n
     where n.user_id = ? and n.is_in_bell and ${mode ? `(n.booking_id is null or ${SIDE[mode]})` : 'true'} and ${position.sql}
     order by n.created_at desc, n.id desc limit ?`,
    [ctx.viewer.id, ...position.values, size + 1],
  );
  const found = await ctx.em.fork().find(Notification, { id: { $in: keys.slice(0, size).map(({ id }) => id) } });
  const byId = new Map(found.map((notification) => [notification.id, notification]));
  return pageOf(keys, size, after == null, (key) => ({ cursor: cursorOf(order, key), node: byId.get(key.id) as Notification }));
}

/** One of the viewer's own by uuid; null for all others. */
export function findNotification(ctx: RequestContext, id: string): Promise<Notification | null> {
  if (!ctx.viewer) return Promise.resolve(null);
  return ctx.em.fork().findOne(Notification, { id, userId: ctx.viewer.id, isInBell: true });
}
