var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { countUnread } from './list/count-unread.js';
import { markAllRead } from './list/mark-all-read.js';
import { NotificationGroupCount } from './list/way-on.types.js';
import { markNotificationsRead } from './mark-notifications-read.js';
import { NotificationChange, NotificationConnection } from './notification-connection.types.js';
import { listNotifications } from './notification-lists.js';
import { Notification } from './notification.entity.js';
import { NotificationGroup } from './preferences/notification-groups.types.js';
import { notificationChanges } from './notification-stream.js';
import { MarkAllNotificationsReadInput, MarkNotificationsReadInput } from './list/mark-read.inputs.js';
let NotificationResolver = class NotificationResolver {
    notifications(ctx, mode, group, isUnread, page) {
        const choice = { mode: mode ?? null, group: group ?? null, isUnread: isUnread ?? false };
        return listNotifications(signedIn(ctx), choice, page ?? {});
    }
    unreadNotifications(ctx) {
        return countUnread(signedIn(ctx));
    }
    async markAllNotificationsRead(ctx, input) {
        return { unreadNotifications: await markAllRead(signedIn(ctx), input?.group ?? null) };
    }
    async markNotificationsRead(ctx, { notificationIds, }) {
        return { notifications: await markNotificationsRead(signedIn(ctx), notificationIds) };
    }
    notificationChanged(change) {
        return change;
    }
};
__decorate([
    Authorized(),
    Query(() => NotificationConnection, {
        description: "The viewer's notifications, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args, 50) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('mode', () => DashboardMode, {
        nullable: true,
        description: 'Only notifications without a booking and those of bookings with the viewer on this side; all by default.',
    })),
    __param(2, Arg('group', () => NotificationGroup, { nullable: true, description: 'Only those of this group.' })),
    __param(3, Arg('isUnread', () => Boolean, { nullable: true, description: 'Only unread ones, if true.' })),
    __param(4, Args(() => LONG_PAGE_ARGS))
], NotificationResolver.prototype, "notifications", null);
__decorate([
    Authorized(),
    Query(() => [NotificationGroupCount], { description: 'Every group with the number of unread notifications in it.' }),
    __param(0, Ctx())
], NotificationResolver.prototype, "unreadNotifications", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: {
            unreadNotifications: [
                () => [NotificationGroupCount],
                'Every group with the number of unread notifications that are left.',
            ],
        },
        description: "Marks all of the viewer's notifications as read, or those of a group. Returns what is left unread.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MarkAllNotificationsReadInput, { nullable: true, description: 'All there is to say.' }))
], NotificationResolver.prototype, "markAllNotificationsRead", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { notifications: [() => [Notification], "The viewer's ones of them, read."] },
        description: "Marks the viewer's notifications as read, at most the first 100 ids; other ids are ignored. Returns the viewer's ones.",
        complexity: ({ args, childComplexity, }) => 5 + Math.min(args.input?.notificationIds?.length ?? 1, 100) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MarkNotificationsReadInput, { description: 'All there is to say.' }))
], NotificationResolver.prototype, "markNotificationsRead", null);
__decorate([
    Authorized(),
    Subscription(() => NotificationChange, {
        description: 'Created and updated notifications of the viewer, over the socket only. Ends with the session or the token (close code 4403): reconnect with a fresh token.',
        subscribe: ({ context }) => notificationChanges(signedIn(context)),
    }),
    __param(0, Root())
], NotificationResolver.prototype, "notificationChanged", null);
NotificationResolver = __decorate([
    Resolver()
], NotificationResolver);
export { NotificationResolver };
//# sourceMappingURL=notification.resolver.js.map