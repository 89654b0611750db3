import { Arg, Args, Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
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

@Resolver()
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationConnection, {
    description: "The viewer's notifications, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
    complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args, 50) * (1 + childComplexity),
  })
  notifications(
    @Ctx() ctx: RequestContext,
    @Arg('mode', () => DashboardMode, {
      nullable: true,
      description:
        'All but those of bookings with the viewer on the other side; the staff, on neither side of a booking, get theirs with both. All by default.',
    })
    mode?: DashboardMode | null,
    @Arg('group', () => NotificationGroup, { nullable: true, description: 'Only those of this group.' })
    group?: NotificationGroup | null,
    @Arg('isUnread', () => Boolean, { nullable: true, description: 'Only unread ones, if true.' })
    isUnread?: boolean | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<NotificationConnection> {
    const choice = { mode: mode ?? null, group: group ?? null, isUnread: isUnread ?? false };
    return listNotifications(signedIn(ctx), choice, page ?? {});
  }

  @Authorized()
  @Query(() => [NotificationGroupCount], { description: 'Every group with the number of unread notifications in it.' })
  unreadNotifications(@Ctx() ctx: RequestContext): Promise<NotificationGroupCount[]> {
    return countUnread(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: {
      unreadNotifications: [
        () => [NotificationGroupCount],
        'Every group with the number of unread notifications that are left.',
      ],
    },
    description:
      'Marks all of the viewer’s notifications as read, or those of a group. Returns the remaining unread counts.',
  })
  async markAllNotificationsRead(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkAllNotificationsReadInput, { nullable: true, description: 'The input.' })
    input?: MarkAllNotificationsReadInput | null,
  ): Promise<{ unreadNotifications: NotificationGroupCount[] }> {
    return { unreadNotifications: await markAllRead(signedIn(ctx), input?.group ?? null) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { notifications: [() => [Notification], "The viewer's ones of them, read."] },
    description:
      "Marks the viewer's notifications as read, at most the first 100 ids; other ids are ignored. Returns the viewer's ones.",
    complexity: ({
      args,
      childComplexity,
    }: {
      args: { input?: { notificationIds?: string[] } };
      childComplexity: number;
    }) => 5 + Math.min(args.input?.notificationIds?.length ?? 1, 100) * (1 + childComplexity),
  })
  async markNotificationsRead(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MarkNotificationsReadInput, { description: 'The input.' }) {
      notificationIds,
    }: MarkNotificationsReadInput,
  ): Promise<{ notifications: Notification[] }> {
    return { notifications: await markNotificationsRead(signedIn(ctx), notificationIds) };
  }

  @Authorized()
  @Subscription(() => NotificationChange, {
    description:
      'Created and updated notifications of the viewer, over the socket only. Ends with the session or the token (close code 4403): reconnect with a fresh token.',
    subscribe: ({ context }) => notificationChanges(signedIn(context as RequestContext)),
  })
  notificationChanged(@Root() change: NotificationChange): NotificationChange {
    return change;
  }
}
