import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import type { Locale } from '../../core/values/locale.js';
import { canSeeSpace } from '../spaces/space.policy.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { Space, type SpaceRow } from '../spaces/space.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { NotificationWayOn } from './list/way-on.types.js';
import { NotificationIcon, type NotificationParams } from './notification-entry.types.js';
import { linkPathOf, toBooking } from './notification-links.rules.js';
import { notificationEntries } from './notification.enums.js';
import { Notification } from './notification.entity.js';
import { NotificationGroup } from './preferences/notification-groups.types.js';
import { editedTextsOf } from './words/edited-texts.js';
import { notificationText, linkLabel, type NotificationText } from './words/notification-words.rules.js';

/** Both fields come from one rendering, which costs more than the rest of a notification. */
const texts = new WeakMap<Notification, { readonly locale: Locale; readonly text: Promise<NotificationText> }>();

function textOf(ctx: RequestContext, notification: Notification): Promise<NotificationText> {
  const { locale } = ctx;
  const known = texts.get(notification);
  if (known?.locale === locale) return known.text;
  const text = render(ctx, notification);
  texts.set(notification, { locale, text });
  return text;
}

async function render(ctx: RequestContext, notification: Notification): Promise<NotificationText> {
  const { type } = notification;
  const params = { ...shownParams(ctx, notification), isWithheld: isWithheld(ctx, notification) };
  const edited = (await editedTextsOf(ctx))(type, ctx.locale);
  return notificationText(type, params, ctx.locale, edited) ?? notification;
}

/** Staff who view Hueco as the person read no message: that requires a case. */
const isWithheld = ({ viewer }: RequestContext, { params }: Notification): boolean =>
  viewer?.isReadOnly === true && params.text !== undefined;

function shownParams(ctx: RequestContext, notification: Notification): NotificationParams {
  if (!isWithheld(ctx, notification)) return notification.params;
  const { text: _, ...params } = notification.params;
  return params;
}

@Resolver(() => Notification)
export class NotificationFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque and stable, begins with ntf_.' })
  id(@Root() notification: Notification): string {
    return toGlobalId('Notification', notification.id);
  }

  @FieldResolver(() => JSONObject, {
    description:
      'Parameters of its texts, as far as the type uses them: space, renter, from, to, day, deadline, timeZone, subject, reason, search, address, count, amountCents, feeCents, rateBps, newRateBps, isCharged, by, within, name, text, isAgreed, code, topic.',
  })
  params(@Ctx() ctx: RequestContext, @Root() notification: Notification): NotificationParams {
    return shownParams(ctx, notification);
  }

  @FieldResolver(() => String, { description: "Short title in the caller's language." })
  async title(@Ctx() ctx: RequestContext, @Root() notification: Notification): Promise<string> {
    return (await textOf(ctx, notification)).title;
  }

  @FieldResolver(() => String, { description: "One or two sentences in the caller's language." })
  async message(@Ctx() ctx: RequestContext, @Root() notification: Notification): Promise<string> {
    return (await textOf(ctx, notification)).message;
  }

  @FieldResolver(() => NotificationIcon, { description: 'The icon to show beside it.' })
  icon(@Root() { type }: Notification): NotificationIcon {
    return notificationEntries.get(type)?.icon ?? NotificationIcon.MESSAGE;
  }

  @FieldResolver(() => NotificationGroup, {
    nullable: true,
    description: 'Its group; null for a type of a newer version.',
  })
  group(@Root() { type }: Notification): NotificationGroup | null {
    return notificationEntries.get(type)?.group ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The target of a click, a path beginning with a slash: its booking in the dashboard, on the viewer’s side; the dashboard if the booking cannot be read; null without a booking.',
  })
  async path(@Ctx() ctx: RequestContext, @Root() { bookingId }: Notification): Promise<string | null> {
    if (bookingId === null) return null;
    const booking = await bookingLoader(ctx).load(bookingId);
    if (!booking) return '/dashboard';
    const side = booking.renterId === ctx.viewer?.id ? 'renter' : 'host';
    return toBooking({ bookingId: toGlobalId('Booking', bookingId), spaceId: null, side });
  }

  @FieldResolver(() => NotificationWayOn, {
    nullable: true,
    description: 'Its link outside the dashboard: the page of its subject; null when there is none.',
  })
  async wayOn(
    @Ctx() ctx: RequestContext,
    @Root() { type, params, bookingId, spaceId }: Notification,
  ): Promise<NotificationWayOn | null> {
    const entry = notificationEntries.get(type);
    const booking = bookingId === null ? null : await bookingLoader(ctx).load(bookingId);
    const isDecided = booking !== null && !statusMeans(booking.status, 'isPending');
    const label = linkLabel(type, { ...params, isDecided }, ctx.locale);
    const path = linkPathOf(entry, {
      bookingId: bookingId && toGlobalId('Booking', bookingId),
      spaceId: spaceId && toGlobalId('Space', spaceId),
      side: entry?.to === 'host' ? 'host' : 'renter',
      address: params.address,
    });
    return path && label ? { path, label } : null;
  }

  @FieldResolver(() => Space, {
    nullable: true,
    description: 'Its space; null when there is none or the viewer may not see it.',
    complexity: ({ childComplexity }) => 1 + childComplexity,
  })
  async space(@Ctx() ctx: RequestContext, @Root() { spaceId, bookingId }: Notification): Promise<SpaceRow | null> {
    const space = spaceId === null ? null : await spaceLoader(ctx).load(spaceId);
    if (!space || canSeeSpace(ctx.viewer, space)) return space;
    return bookingId !== null && (await bookingLoader(ctx).load(bookingId)) ? space : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Title of the space when it was sent; null without one.',
  })
  spaceTitle(@Root() { params }: Notification): string | null {
    return params.space || null;
  }

  @FieldResolver(() => ID, { nullable: true, description: 'Its booking, if any.' })
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
