var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { daysBetween } from '../../core/values/date-range.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { redactText } from '../../core/redaction/redact-text.js';
import { User } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Space } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { BookingEvent } from './booking-event.entity.js';
import { PriceLine } from './quote/price-quote.types.js';
import { Booking } from './booking.entity.js';
import { firstPaymentLoader, timelineLoader } from './booking.loaders.js';
import { CommissionTerms } from '../spaces/pricing/commission-terms.types.js';
import { TaxName } from '../spaces/pricing/tax-types.js';
import { commissionOf, taxOf } from './quote/booking-terms.js';
import { canReadHostMoney, canReadRenterMoney, viewerRoleOf } from './booking.policy.js';
import { statusMeans } from './booking-status.rules.js';
import { BookingActor } from './booking-types.js';
import { externalSourceOf } from './holds/external-id.rules.js';
import { freeHoursOf, freeUntilOf } from './cancellation/cancellation-context.js';
import { NoticeReason } from './changes/notice/notice-types.js';
import { Payment } from './payments/payment.entity.js';
const renterOnly = (description) => ({
    nullable: true,
    description: `${description} Renter and admins; null for the host.`,
});
const hostOnly = (description) => ({
    nullable: true,
    description: `${description} Host and admins; null for the renter.`,
});
let BookingFieldsResolver = class BookingFieldsResolver {
    id(booking) {
        return toGlobalId('Booking', booking.id);
    }
    externalId(ctx, booking) {
        return booking.externalSourceId !== null && booking.externalSourceId === externalSourceOf(ctx)
            ? booking.externalId
            : null;
    }
    space(ctx, booking) {
        return loadSpace(ctx, booking.spaceId);
    }
    renter(ctx, booking) {
        return loadUser(ctx, booking.renterId);
    }
    host(ctx, booking) {
        return loadUser(ctx, booking.hostId);
    }
    message({ locale }, { message, status }) {
        return redactText(message, statusMeans(status, 'isAgreed'), locale);
    }
    declineText({ locale }, { declineText }) {
        return declineText && redactText(declineText, false, locale);
    }
    cancelText({ locale }, { cancelText }) {
        return cancelText && redactText(cancelText, true, locale);
    }
    noticeReason({ viewer }, booking) {
        const isRenters = booking.noticeBy === BookingActor.RENTER;
        return isRenters && !canReadRenterMoney(viewer, booking) ? null : booking.noticeReason;
    }
    noticeText({ locale }, { noticeText, noticeBy }) {
        return noticeBy === BookingActor.RENTER ? null : noticeText && redactText(noticeText, true, locale);
    }
    isHostTrader({ termsSnapshot }) {
        return termsSnapshot.isHostTrader;
    }
    days(booking) {
        return daysBetween(booking.startsOn, booking.endsOn);
    }
    lines({ viewer }, booking) {
        return canReadRenterMoney(viewer, booking) ? booking.charges : [];
    }
    totalCents({ viewer }, booking) {
        return canReadRenterMoney(viewer, booking) ? booking.totalCents : null;
    }
    renterFeeCents({ viewer }, booking) {
        return canReadRenterMoney(viewer, booking) ? booking.renterFeeCents : null;
    }
    protectionCents({ viewer }, booking) {
        return canReadRenterMoney(viewer, booking) ? booking.protectionCents : null;
    }
    firstChargeCents({ viewer }, booking) {
        return canReadRenterMoney(viewer, booking) ? (booking.charges[0]?.totalCents ?? null) : null;
    }
    taxName(booking) {
        return taxOf(booking.termsSnapshot).name;
    }
    hostNetCents({ viewer }, booking) {
        return canReadHostMoney(viewer, booking) ? booking.hostNetCents : null;
    }
    commissionCents({ viewer }, booking) {
        return canReadHostMoney(viewer, booking) ? booking.commissionCents : null;
    }
    commissionTerms({ viewer }, booking) {
        return canReadHostMoney(viewer, booking) ? commissionOf(booking.termsSnapshot) : null;
    }
    async freeCancellationUntil(ctx, booking) {
        return freeUntilOf(booking, await firstPaymentLoader(ctx).load(booking.id), ctx.clock.now());
    }
    freeHoursAfterConfirmation({ clock }, booking) {
        return freeHoursOf(booking, clock.now());
    }
    payment(ctx, booking) {
        return canReadRenterMoney(ctx.viewer, booking) ? firstPaymentLoader(ctx).load(booking.id) : null;
    }
    viewerRole({ viewer }, booking) {
        return viewerRoleOf(viewer, booking);
    }
    timeline(ctx, booking) {
        return timelineLoader(ctx).load(booking.id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with bkg_.' }),
    __param(0, Root())
], BookingFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'What the calling program named it when it was made; null for every other program.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "externalId", null);
__decorate([
    FieldResolver(() => Space, { description: 'The space; its exact address shows from the confirmation on.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => User, { description: 'Who rents the space.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "renter", null);
__decorate([
    FieldResolver(() => User, { description: 'Whose space it is.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "host", null);
__decorate([
    FieldResolver(() => String, {
        description: "The renter's words to the host; may be empty. Contact data is hidden until it is confirmed, asking for money past Hueco for good.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "message", null);
__decorate([
    FieldResolver(),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "declineText", null);
__decorate([
    FieldResolver(),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "cancelText", null);
__decorate([
    FieldResolver(() => NoticeReason, {
        nullable: true,
        description: "Why notice was given; a renter's reason is not told to the host.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "noticeReason", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: "The host's or the staff's words with the notice; requests for payment outside Hueco are hidden.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "noticeText", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether the host rented out as a professional when the booking was begun: the right of withdrawal then covers the rent too, else only our fee.',
    }),
    __param(0, Root())
], BookingFieldsResolver.prototype, "isHostTrader", null);
__decorate([
    FieldResolver(() => Int, { description: 'Days held.' }),
    __param(0, Root())
], BookingFieldsResolver.prototype, "days", null);
__decorate([
    FieldResolver(() => [PriceLine], {
        description: "Every charge to the renter, in order; empty for the host, who does not see the renter's fees.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "lines", null);
__decorate([
    FieldResolver(() => Int, renterOnly('All charges, cents.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "totalCents", null);
__decorate([
    FieldResolver(() => Int, renterOnly('Our fee, cents.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "renterFeeCents", null);
__decorate([
    FieldResolver(() => Int, renterOnly('Guarantee plan, cents.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "protectionCents", null);
__decorate([
    FieldResolver(() => Int, renterOnly('The first charge, cents.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "firstChargeCents", null);
__decorate([
    FieldResolver(() => TaxName, { description: 'Which tax our fee and commission contain: that of the place.' }),
    __param(0, Root())
], BookingFieldsResolver.prototype, "taxName", null);
__decorate([
    FieldResolver(() => Int, hostOnly('What the host gets of the whole stay, cents.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "hostNetCents", null);
__decorate([
    FieldResolver(() => Int, hostOnly('Our commission on the rent, cents.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "commissionCents", null);
__decorate([
    FieldResolver(() => CommissionTerms, hostOnly('Which commission that is: it stays for the whole booking.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "commissionTerms", null);
__decorate([
    FieldResolver(() => Date, {
        nullable: true,
        description: 'Cancelling before this gives everything back; null when that time, or the booking, is over.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "freeCancellationUntil", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'Hours from the confirmation in which cancelling gives everything back although `freeCancellationUntil` may be past; null where they add nothing, once confirmed, and when the start is too near.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "freeHoursAfterConfirmation", null);
__decorate([
    FieldResolver(() => Payment, renterOnly('The first charge, its newest try.')),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "payment", null);
__decorate([
    FieldResolver(() => BookingActor, { nullable: true, description: 'Which side of the booking the viewer is.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "viewerRole", null);
__decorate([
    FieldResolver(() => [BookingEvent], { description: 'Its transitions, oldest first.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingFieldsResolver.prototype, "timeline", null);
BookingFieldsResolver = __decorate([
    Resolver(() => Booking)
], BookingFieldsResolver);
export { BookingFieldsResolver };
//# sourceMappingURL=booking-fields.resolver.js.map