var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { canSeeSpace } from '../spaces/space.policy.js';
import { spaceLoader } from '../spaces/space.loaders.js';
import { Space } from '../spaces/space.entity.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { statusMeans } from '../bookings/booking-status.rules.js';
import { NotificationWayOn } from './list/way-on.types.js';
import { NotificationIcon } from './notification-entry.types.js';
import { linkPathOf, toBooking } from './notification-links.rules.js';
import { notificationEntries } from './notification-types.js';
import { Notification } from './notification.entity.js';
import { NotificationGroup } from './preferences/notification-groups.types.js';
import { notificationText, wayOnLabel } from './words/notification-words.rules.js';
/** Both of its fields come from one rendering, which costs more than all else of a notification. */
const texts = new WeakMap();
function textOf(notification, locale) {
    const known = texts.get(notification);
    if (known?.locale === locale)
        return known.text;
    const text = notificationText(notification.type, notification.params, locale) ?? notification;
    texts.set(notification, { locale, text });
    return text;
}
let NotificationFieldsResolver = class NotificationFieldsResolver {
    id(notification) {
        return toGlobalId('Notification', notification.id);
    }
    title({ locale }, notification) {
        return textOf(notification, locale).title;
    }
    message({ locale }, notification) {
        return textOf(notification, locale).message;
    }
    icon({ type }) {
        return notificationEntries.get(type)?.icon ?? NotificationIcon.MESSAGE;
    }
    group({ type }) {
        return notificationEntries.get(type)?.group ?? null;
    }
    async path(ctx, { bookingId }) {
        if (bookingId === null)
            return null;
        const booking = await bookingLoader(ctx).load(bookingId);
        if (!booking)
            return '/dashboard';
        const side = booking.renterId === ctx.viewer?.id ? 'renter' : 'host';
        return toBooking({ bookingId: toGlobalId('Booking', bookingId), spaceId: null, side });
    }
    async wayOn(ctx, { type, params, bookingId, spaceId }) {
        const entry = notificationEntries.get(type);
        const booking = bookingId === null ? null : await bookingLoader(ctx).load(bookingId);
        const isDecided = booking !== null && !statusMeans(booking.status, 'isPending');
        const label = wayOnLabel(type, { ...params, isDecided }, ctx.locale);
        const path = linkPathOf(entry, {
            bookingId: bookingId && toGlobalId('Booking', bookingId),
            spaceId: spaceId && toGlobalId('Space', spaceId),
            side: entry?.to === 'host' ? 'host' : 'renter',
            address: params.address,
        });
        return path && label ? { path, label } : null;
    }
    async space(ctx, { spaceId, bookingId }) {
        const space = spaceId === null ? null : await spaceLoader(ctx).load(spaceId);
        if (!space || canSeeSpace(ctx.viewer, space))
            return space;
        return bookingId !== null && (await bookingLoader(ctx).load(bookingId)) ? space : null;
    }
    spaceTitle({ params }) {
        return params.space || null;
    }
    bookingId({ bookingId }) {
        return bookingId && toGlobalId('Booking', bookingId);
    }
    booking(ctx, { bookingId }) {
        return bookingId === null ? null : bookingLoader(ctx).load(bookingId);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with ntf_.' }),
    __param(0, Root())
], NotificationFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, { description: "Short title in the caller's language." }),
    __param(0, Ctx()),
    __param(1, Root())
], NotificationFieldsResolver.prototype, "title", null);
__decorate([
    FieldResolver(() => String, { description: "One or two sentences in the caller's language." }),
    __param(0, Ctx()),
    __param(1, Root())
], NotificationFieldsResolver.prototype, "message", null);
__decorate([
    FieldResolver(() => NotificationIcon, { description: 'The picture to show beside it.' }),
    __param(0, Root())
], NotificationFieldsResolver.prototype, "icon", null);
__decorate([
    FieldResolver(() => NotificationGroup, {
        nullable: true,
        description: 'Its group; null for a type of a newer version.',
    }),
    __param(0, Root())
], NotificationFieldsResolver.prototype, "group", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: "Where a click leads, a path beginning with a slash: to its booking in the dashboard, on the viewer's side; to the dashboard if the booking cannot be read; null when it is about none.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], NotificationFieldsResolver.prototype, "path", null);
__decorate([
    FieldResolver(() => NotificationWayOn, {
        nullable: true,
        description: 'Where it leads on outside the dashboard: the page of what it is about; null when there is none.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], NotificationFieldsResolver.prototype, "wayOn", null);
__decorate([
    FieldResolver(() => Space, {
        nullable: true,
        description: 'The space it is about; null when there is none or the viewer may not see it.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], NotificationFieldsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'Title of the space as it was told; null when none was.',
    }),
    __param(0, Root())
], NotificationFieldsResolver.prototype, "spaceTitle", null);
__decorate([
    FieldResolver(() => ID, { nullable: true, description: 'The booking it is about, if any.' }),
    __param(0, Root())
], NotificationFieldsResolver.prototype, "bookingId", null);
__decorate([
    FieldResolver(() => Booking, {
        nullable: true,
        description: 'The booking; null when there is none or the viewer may not see it.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], NotificationFieldsResolver.prototype, "booking", null);
NotificationFieldsResolver = __decorate([
    Resolver(() => Notification)
], NotificationFieldsResolver);
export { NotificationFieldsResolver };
//# sourceMappingURL=notification-fields.resolver.js.map