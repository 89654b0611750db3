import type { ExpressionBuilder } from 'kysely';
import { pageOfWindow, windowOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext, SignedInContext } from '../../core/context.js';
import { cursorOf, isInWindow, newestFirst, newestFirstKey } from '../../core/graphql/newest-first.js';
import type { Tables } from '../../database.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import type { NotificationConnection } from './notification-connection.types.js';
import { typesOfGroup } from './notification.enums.js';
import { Notification } from './notification.entity.js';
import type { NotificationGroup } from './preferences/notification-groups.types.js';

/** As many as the bell shows. */
const DEFAULT_FIRST = 50;

export interface NotificationChoice {
  readonly mode: DashboardMode | null;
  readonly group: NotificationGroup | null;
  readonly isUnread: boolean;
}

type WithNotification = Tables & { n: Tables['Notification'] };

/** With a mode: all but those whose booking has the viewer on the other side; the staff are on neither. */
function isOfMode(mode: DashboardMode) {
  return (eb: ExpressionBuilder<WithNotification, 'n'>) => {
    const booking = eb.selectFrom('Booking as b').select('b.id').whereRef('b.id', '=', 'n.bookingId');
    const ofOtherSide =
      mode === DashboardMode.HOST
        ? booking.whereRef('b.renterId', '=', 'n.userId')
        : booking.innerJoin('Space as s', 's.id', 'b.spaceId').whereRef('s.hostId', '=', 'n.userId');
    return eb.not(eb.exists(ofOtherSide));
  };
}

/** The viewer's notifications, newest first. */
export async function listNotifications(
  ctx: SignedInContext,
  { mode, group, isUnread }: NotificationChoice,
  page: PageArgs,
): Promise<NotificationConnection> {
  const window = windowOf(ctx, page, DEFAULT_FIRST);
  const types = group && typesOfGroup(group);
  const order = ['notifications', mode ?? 'all', group, isUnread && 'unread'].filter(Boolean).join(':');
  const rows = await ctx.db
    .selectFrom('Notification as n')
    .selectAll('n')
    .select((eb) => newestFirstKey(eb, 'n.createdAt'))
    .where('n.userId', '=', ctx.viewer.id)
    .where('n.isInBell', '=', true)
    .$if(mode !== null, (query) => query.where(isOfMode(mode as DashboardMode)))
    .$if(types !== null, (query) =>
      // A group may have no types.
      query.where((eb) => (types?.length ? eb('n.type', 'in', types) : eb.lit(false))),
    )
    .$if(isUnread, (query) => query.where('n.isRead', '=', false))
    .where((eb) => isInWindow(eb, 'n.createdAt', order, window))
    .orderBy('n.createdAt', newestFirst(window))
    .orderBy('n.id', newestFirst(window))
    .limit(window.size + 1)
    .execute();
  return pageOfWindow(rows, window, (row) => ({ cursor: cursorOf(order, row), node: row }));
}

/** One of the viewer's own notifications by uuid; null for all others. */
export function findNotification(ctx: RequestContext, id: string): Promise<Notification | null> {
  if (!ctx.viewer) return Promise.resolve(null);
  return ctx.em.fork().findOne(Notification, { id, userId: ctx.viewer.id, isInBell: true });
}
