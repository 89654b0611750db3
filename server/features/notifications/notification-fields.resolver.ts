import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { NotificationIcon } from './notification-entry.types.js';
import { notificationEntries } from './notification-types.js';
import { Notification } from './notification.entity.js';
import { notificationText } from './words/notification-words.rules.js';

@Resolver(() => Notification)
export class NotificationFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with ntf_.' })
  id(@Root() notification: Notification): string {
    return toGlobalId('Notification', notification.id);
  }

  @FieldResolver(() => String, { description: "Short title in the caller's language." })
  title(@Ctx() { locale }: RequestContext, @Root() { type, params, title }: Notification): string {
    return notificationText(type, params, locale)?.title ?? title;
  }

  @FieldResolver(() => String, { description: "One or two sentences in the caller's language." })
  message(@Ctx() { locale }: RequestContext, @Root() { type, params, message }: Notification): string {
    return notificationText(type, params, locale)?.message ?? message;
  }

  @FieldResolver(() => NotificationIcon, { description: 'The picture to show beside it.' })
  icon(@Root() { type }: Notification): NotificationIcon {
    return notificationEntries.get(type)?.icon ?? NotificationIcon.MESSAGE;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the site that shows what it is about, beginning with a slash; null when there is none.',
  })
  path(@Root() { type, params, bookingId }: Notification): string | null {
    const entry = notificationEntries.get(type);
    if (!entry?.link) return null;
    return entry.link({
      bookingId: bookingId && toGlobalId('Booking', bookingId),
      spaceId: null,
      side: entry.to === 'host' ? 'host' : 'renter',
      address: params.address,
    });
  }

  @FieldResolver(() => ID, { nullable: true, description: 'The booking it is about, if any.' })
  bookingId(@Root() { bookingId }: Notification): string | null {
    return bookingId && toGlobalId('Booking', bookingId);
  }

  @FieldResolver(() => Booking, {
    nullable: true,
    description: 'The booking; null when there is none or the viewer may not see it.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  booking(@Ctx() ctx: RequestContext, @Root() { bookingId }: Notification): Promise<Booking | null> | null {
    return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
  }
}
