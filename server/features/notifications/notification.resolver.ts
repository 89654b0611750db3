import { Arg, Ctx, ID, Int, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import { AFTER_ARG, clampFirst } from '../../core/connection.js';
import type { RequestContext } from '../../core/context.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { markNotificationsRead } from './mark-notifications-read.js';
import { NotificationChange, NotificationConnection } from './notification-connection.types.js';
import { listNotifications } from './notification-lists.js';
import { Notification } from './notification.entity.js';
import { notificationChanges } from './notification-stream.js';

@Resolver()
export class NotificationResolver {
  @Authorized()
  @Query(() => NotificationConnection, {
    description: "The viewer's notifications, newest first. Errors: CURSOR_INVALID.",
    complexity: ({ args, childComplexity }) => 2 + clampFirst(args['first'] as number | undefined, 50) * (1 + childComplexity),
  })
  notifications(
    @Ctx() ctx: RequestContext,
    @Arg('mode', () => DashboardMode, { nullable: true, description: 'Only those without a booking and those of bookings with the viewer on this side; all unless told.' })
    mode?: DashboardMode | null,
    @Arg('first', () => Int, { nullable: true, description: 'How many, 1–50; 50 unless told.' }) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<NotificationConnection> {
    return listNotifications(signedIn(ctx), { mode: mode ?? null, first: first ?? null, after: after ?? null });
  }

  @Authorized()
  @Mutation(() => [Notification], {
    description: 'Marks own notifications as read, the first 100 that are named; ids of others are passed over. Answers the own ones among them.',
    complexity: ({ args, childComplexity }) => 5 + Math.min((args['ids'] as unknown[] | undefined)?.length ?? 1, 100) * (1 + childComplexity),
  })
  markNotificationsRead(
    @Ctx() ctx: RequestContext,
    @Arg('ids', () => [ID], { description: 'Of own notifications.' }) ids: string[],
  ): Promise<Notification[]> {
    return markNotificationsRead(signedIn(ctx), ids);
  }

  @Authorized()
  @Subscription(() => NotificationChange, {
    description: "New and altered notifications of the viewer's, as they happen; over the socket only. It ends with her session, or with the token (close code 4403): come back with a fresh one.",
    subscribe: ({ context }) => notificationChanges(signedIn(context as RequestContext)),
  })
  notificationChanged(@Root() change: NotificationChange): NotificationChange {
    return change;
  }
}
