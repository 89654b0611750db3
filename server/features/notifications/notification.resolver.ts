import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst, firstArg } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
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

@Resolver()
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationConnection, {
    description: "The viewer's notifications, newest first. Errors: CURSOR_INVALID.",
    complexity: ({ args, childComplexity }) =>
      2 + clampFirst(args['first'] as number | undefined, 50) * (1 + childComplexity),
  })
  notifications(
    @Ctx() ctx: RequestContext,
    @Arg('mode', () => DashboardMode, {
      nullable: true,
      description:
        'Only notifications without a booking and those of bookings with the viewer on this side; all by default.',
    })
    mode?: DashboardMode | null,
    @Arg('group', () => NotificationGroup, { nullable: true, description: 'Only those of this group.' })
    group?: NotificationGroup | null,
    @Arg('isUnread', () => Boolean, { nullable: true, description: 'Only unread ones, if true.' })
    isUnread?: boolean | null,
    @Arg('first', () => Int, firstArg({ fallback: 50 })) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<NotificationConnection> {
    return listNotifications(signedIn(ctx), {
      mode: mode ?? null,
      group: group ?? null,
      isUnread: isUnread ?? false,
      first: first ?? null,
      after: after ?? null,
    });
  }

  @Authorized()
  @Query(() => [NotificationGroupCount], { description: 'Every group with the number of unread notifications in it.' })
  unreadNotifications(@Ctx() ctx: RequestContext): Promise<NotificationGroupCount[]> {
    return countUnread(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => [NotificationGroupCount], {
    description: "Marks all of the viewer's notifications as read, or those of a group. Returns what is left unread.",
  })
  markAllNotificationsRead(
    @Ctx() ctx: RequestContext,
    @Arg('group', () => NotificationGroup, { nullable: true, description: 'Only those of this group.' })
    group?: NotificationGroup | null,
  ): Promise<NotificationGroupCount[]> {
    return markAllRead(signedIn(ctx), group ?? null);
  }

  @Authorized()
  @Mutation(() => [Notification], {
    description:
      "Marks the viewer's notifications as read, at most the first 100 ids; other ids are ignored. Returns the viewer's ones.",
    complexity: ({ args, childComplexity }) =>
      5 + Math.min((args['ids'] as unknown[] | undefined)?.length ?? 1, 100) * (1 + childComplexity),
  })
  markNotificationsRead(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Ids of notifications.' }) ids: string[],
  ): Promise<Notification[]> {
    return markNotificationsRead(signedIn(ctx), ids);
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
