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
import { toGlobalId } from '../../core/graphql/global-id.js';
import { isOn } from '../../core/constants/constants.js';
import { constantsOf } from '../../core/constants/load-constants.js';
import { User } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { openInstructions } from './access-instructions.js';
import { AREA_RADIUS_M } from './approximate-area.js';
import { depositCents, depositOfHalfMonths } from './fields/space-codes.js';
import { is24h } from './space-access.rules.js';
import { ApproximateArea, GeoPoint, SpacePermissions, StayDiscounts } from './fields/space-fields.types.js';
import { allInMonthCents, hostNetMonthCents, pricePerM2Cents } from './pricing/space-pricing.js';
import { CommissionTerms } from './pricing/commission-terms.types.js';
import { commissionLoader, withCommission } from './pricing/host-commission.js';
import { SpacePhoto } from './photos/space-photo.entity.js';
import { DepositMonths } from './space-types.js';
import { Space } from './space.entity.js';
import { accessRightLoader, addressRightLoader, loadCover, photosLoader } from './space.loaders.js';
import { isOwnSpace, isHostOrStaff, spacePermissions } from './space.policy.js';
const PRIVATE_PLACE = 'Null unless viewerCan.seeExactAddress.';
/** What of a space is computed, or is not shown to everybody. */
let SpaceFieldsResolver = class SpaceFieldsResolver {
    id(space) {
        return toGlobalId('Space', space.id);
    }
    host(space, ctx) {
        return loadUser(ctx, space.hostId);
    }
    async priceAllInCents({ priceMonthCents }, ctx) {
        return priceMonthCents === null ? null : allInMonthCents(priceMonthCents, await constantsOf(ctx));
    }
    async isInstantBook({ isInstantBook }, ctx) {
        return isInstantBook && isOn(await constantsOf(ctx), 'OFFERS_INSTANT_BOOKING');
    }
    async pricePerM2Cents({ priceMonthCents, sizeM2 }, ctx) {
        return priceMonthCents === null || !sizeM2
            ? null
            : pricePerM2Cents(priceMonthCents, sizeM2, await constantsOf(ctx));
    }
    async hostNetMonthCents(space, ctx) {
        return space.priceMonthCents === null || !isOwnSpace(ctx.viewer, space)
            ? null
            : hostNetMonthCents(space.priceMonthCents, withCommission(await constantsOf(ctx), await commissionLoader(ctx).load(space.hostId)));
    }
    commissionTerms(space, ctx) {
        return isOwnSpace(ctx.viewer, space) ? commissionLoader(ctx).load(space.hostId) : null;
    }
    discounts({ discount90Percent, discount180Percent, discount365Percent }) {
        return { from90Percent: discount90Percent, from180Percent: discount180Percent, from365Percent: discount365Percent };
    }
    deposit({ depositHalfMonths }) {
        return depositOfHalfMonths(depositHalfMonths);
    }
    depositCents({ depositHalfMonths, priceMonthCents }) {
        return depositCents(depositOfHalfMonths(depositHalfMonths), priceMonthCents ?? 0);
    }
    async address(space, ctx) {
        return (await seesExactAddress(ctx, space)) ? space.address : null;
    }
    async floor(space, ctx) {
        return (await seesExactAddress(ctx, space)) ? space.floor : null;
    }
    async door(space, ctx) {
        return (await seesExactAddress(ctx, space)) ? space.door : null;
    }
    async exactLocation(space, ctx) {
        const { lat, lng } = space;
        return lat !== null && lng !== null && (await seesExactAddress(ctx, space)) ? { lat, lng } : null;
    }
    approximateArea({ areaLat, areaLng }) {
        return areaLat === null || areaLng === null ? null : { lat: areaLat, lng: areaLng, radiusM: AREA_RADIUS_M };
    }
    is24h({ accessHours }) {
        return is24h(accessHours);
    }
    async accessInstructions(space, ctx) {
        const sealed = space.accessInstructions;
        // Who only looks as somebody does not learn how to get in.
        if (sealed === null || !ctx.viewer || ctx.viewer.isReadOnly)
            return null;
        const isAllowed = isOwnSpace(ctx.viewer, space) || (await accessRightLoader(ctx).load(space.id));
        return isAllowed ? openInstructions(ctx, space.id, sealed) : null;
    }
    photos(space, ctx) {
        return photosLoader(ctx).load(space.id);
    }
    async coverPhoto(space, ctx) {
        return (await loadCover(ctx, space)).cover;
    }
    async photoCount(space, ctx) {
        return (await loadCover(ctx, space)).photoCount;
    }
    isFeatured({ isFeatured }) {
        return isFeatured;
    }
    isVerified({ isVerified }) {
        return isVerified;
    }
    hasFeaturedHost({ hasFeaturedHost }) {
        return hasFeaturedHost;
    }
    async viewerCan(space, ctx) {
        return spacePermissions(ctx.viewer, space, await seesExactAddress(ctx, space));
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with spc_.' }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => User, { description: 'Who rents it out.', complexity: ({ childComplexity }) => childComplexity }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "host", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'What the renter pays a month, fee and IVA included, cents.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "priceAllInCents", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Bookings need no answer of the host; never while instant booking is switched off.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "isInstantBook", null);
__decorate([
    FieldResolver(() => Int, { nullable: true, description: 'priceAllInCents of one square metre, cents.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "pricePerM2Cents", null);
__decorate([
    FieldResolver(() => Int, { nullable: true, description: 'What the host gets of a month, cents. Own space only.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "hostNetMonthCents", null);
__decorate([
    FieldResolver(() => CommissionTerms, {
        nullable: true,
        description: 'The commission that a booking of it would begin with now. Own space only.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "commissionTerms", null);
__decorate([
    FieldResolver(() => StayDiscounts, { description: 'What long stays get off the rent.' }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "discounts", null);
__decorate([
    FieldResolver(() => DepositMonths, { description: 'The deposit, in months of rent.' }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "deposit", null);
__decorate([
    FieldResolver(() => Int, { description: 'The deposit, cents.' }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "depositCents", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: `Street and number. ${PRIVATE_PLACE}` }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "address", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: PRIVATE_PLACE }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "floor", null);
__decorate([
    FieldResolver(() => String, { nullable: true, description: PRIVATE_PLACE }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "door", null);
__decorate([
    FieldResolver(() => GeoPoint, { nullable: true, description: `The door on the map. ${PRIVATE_PLACE}` }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "exactLocation", null);
__decorate([
    FieldResolver(() => ApproximateArea, {
        nullable: true,
        description: 'Where it is, as everybody may know; null only in a draft.',
    }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "approximateArea", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether renters can come at any hour of any day.' }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "is24h", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'How to get in. Null unless own space, or own confirmed booking from its start day.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "accessInstructions", null);
__decorate([
    FieldResolver(() => [SpacePhoto], {
        description: 'Its pictures, the cover first.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "photos", null);
__decorate([
    FieldResolver(() => SpacePhoto, { nullable: true, description: 'The first picture.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "coverPhoto", null);
__decorate([
    FieldResolver(() => Int, { description: 'How many pictures it has.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "photoCount", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Chosen for the front page by the staff.' }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "isFeatured", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: "Whether the staff have seen a document that it is the host's to rent out.",
    }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "isVerified", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether its host has the label "Anfitrión destacado", as in User.isFeaturedHost.',
    }),
    __param(0, Root())
], SpaceFieldsResolver.prototype, "hasFeaturedHost", null);
__decorate([
    FieldResolver(() => SpacePermissions, { description: 'What the viewer may do with it now.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceFieldsResolver.prototype, "viewerCan", null);
SpaceFieldsResolver = __decorate([
    Resolver(() => Space)
], SpaceFieldsResolver);
export { SpaceFieldsResolver };
async function seesExactAddress(ctx, space) {
    if (!ctx.viewer)
        return false;
    return isHostOrStaff(ctx.viewer, space) || addressRightLoader(ctx).load(space.id);
}
//# sourceMappingURL=space-fields.resolver.js.map