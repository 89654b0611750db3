var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { sumCents } from '../../../core/values/money.js';
import { Booking } from '../../bookings/booking.entity.js';
import { MIN_CONDITION_PHOTOS } from '../../bookings/stay/move-in.rules.js';
import { MoveIn } from '../../bookings/stay/move-in.types.js';
import { ClaimSide, ItemKind } from '../claim-types.js';
import { bookingRecordsLoader } from '../claim.loaders.js';
import { claimSideOf } from '../claim.policy.js';
import { rentalFileUrl } from '../evidence/rental-files.routes.js';
import { ConditionPhoto } from './condition-photo.entity.js';
import { ConditionRights, Inventory, SetInventoryInput, SignInventoryInput, } from './condition.types.js';
import { MAX_PHOTOS } from './condition-photos.js';
import { isInventoryOpen, photoMoments } from './condition.rules.js';
import { setInventory, signInventory } from './edit-inventory.js';
import { loadMoveIn } from './load-move-in.js';
import { readInventory } from './read-inventory.js';
const INPUT = { description: 'All there is to say.' };
/** Items as the commands take them. */
export const itemsOf = (items) => items.map(({ name, kind, valueCents }) => ({ name, kind: kind ?? ItemKind.GENERAL, valueCents }));
let BookingConditionResolver = class BookingConditionResolver {
    moveIn(ctx, booking) {
        return loadMoveIn(ctx, booking);
    }
    conditionPhotos(ctx, { id }) {
        return ctx.em.fork().find(ConditionPhoto, { bookingId: id }, { orderBy: { createdAt: 'asc', id: 'asc' } });
    }
    async conditionRights(ctx, booking) {
        const side = claimSideOf(ctx.viewer, booking);
        const isOpen = side !== null && isInventoryOpen(booking);
        const view = await readInventory(ctx, booking.id);
        const { openSides } = await bookingRecordsLoader(ctx).load(booking.id);
        return {
            photoMoments: side ? photoMoments(booking, ctx.clock.today(booking.termsSnapshot.timeZone)) : [],
            minPhotos: MIN_CONDITION_PHOTOS,
            maxPhotos: MAX_PHOTOS,
            canSetInventory: isOpen && side === ClaimSide.RENTER && !openSides.includes(side),
            canSignInventory: isOpen && view.items.length > 0 && view.signatures.every((signed) => signed.side !== side),
        };
    }
    async inventory(ctx, { id }) {
        const view = await readInventory(ctx, id);
        const totalCents = sumCents(view.items.map(({ valueCents }) => valueCents));
        return view.items.length === 0 ? null : { ...view, totalCents };
    }
    async setInventory(ctx, { bookingId, items }) {
        return { booking: await setInventory(signedIn(ctx), fromGlobalId('Booking', bookingId), itemsOf(items)) };
    }
    async signInventory(ctx, { bookingId, hash }) {
        return { booking: await signInventory(signedIn(ctx), fromGlobalId('Booking', bookingId), hash) };
    }
};
__decorate([
    FieldResolver(() => MoveIn, {
        nullable: true,
        description: 'How far the move-in is prepared; null before the confirmation and after the end.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingConditionResolver.prototype, "moveIn", null);
__decorate([
    FieldResolver(() => [ConditionPhoto], {
        description: 'Photos of the condition at move-in and move-out, oldest first; 40 at most.',
        complexity: ({ childComplexity }) => 2 + 4 * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingConditionResolver.prototype, "conditionPhotos", null);
__decorate([
    FieldResolver(() => ConditionRights, {
        description: 'What the viewer may record of the condition now.',
        complexity: ({ childComplexity }) => 3 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingConditionResolver.prototype, "conditionRights", null);
__decorate([
    FieldResolver(() => Inventory, {
        nullable: true,
        description: 'The list of stored things; null while there is none.',
        complexity: ({ childComplexity }) => 2 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingConditionResolver.prototype, "inventory", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, with its list.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'The renter writes the list of stored things anew; signatures under the earlier list hold no more. Errors: VALIDATION_FAILED, CLAIM_OPEN, FORBIDDEN for the host, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SetInventoryInput, INPUT))
], BookingConditionResolver.prototype, "setInventory", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { booking: [() => Booking, 'The booking, with the signature.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'A side signs the list it was shown, with the time; repeating it changes nothing. Errors: INVENTORY_CHANGED when the list is another by now, BOOKING_TRANSITION_REFUSED, NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SignInventoryInput, INPUT))
], BookingConditionResolver.prototype, "signInventory", null);
BookingConditionResolver = __decorate([
    Resolver(() => Booking)
], BookingConditionResolver);
export { BookingConditionResolver };
let ConditionPhotoFieldsResolver = class ConditionPhotoFieldsResolver {
    id({ id }) {
        return toGlobalId('ConditionPhoto', id);
    }
    async by(ctx, { bookingId, uploaderId }) {
        const booking = await ctx.em.fork().findOneOrFail(Booking, bookingId);
        return booking.renterId === uploaderId ? ClaimSide.RENTER : ClaimSide.HOST;
    }
    url(ctx, { id }) {
        return rentalFileUrl(signedIn(ctx), 'ConditionPhoto', id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with cdp_.' }),
    __param(0, Root())
], ConditionPhotoFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => ClaimSide, { description: 'Who took it.', complexity: 1 }),
    __param(0, Ctx()),
    __param(1, Root())
], ConditionPhotoFieldsResolver.prototype, "by", null);
__decorate([
    FieldResolver(() => String, {
        description: "Where the viewer opens it; valid for one to two hours while the viewer's session lasts.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ConditionPhotoFieldsResolver.prototype, "url", null);
ConditionPhotoFieldsResolver = __decorate([
    Resolver(() => ConditionPhoto)
], ConditionPhotoFieldsResolver);
export { ConditionPhotoFieldsResolver };
//# sourceMappingURL=condition.resolver.js.map