import { notificationEntries } from '../notification-types.js';
import { NotificationGroup } from '../preferences/notification-groups.types.js';
/** Every group with the number of the viewer's unread notifications in it. */
export async function countUnread(ctx) {
    const rows = await ctx.db
        .selectFrom('Notification')
        .select(({ fn }) => ['type', fn.countAll().as('count')])
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
//# sourceMappingURL=count-unread.js.map