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
import { signedIn } from '../../core/authorization.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { Booking } from '../bookings/booking.entity.js';
import { mayActAs, viewerRoleOf } from '../bookings/booking.policy.js';
import { BookingAction } from '../bookings/booking-types.js';
import { availableActions } from '../bookings/lifecycle/booking-state-machine.js';
import { claimOptions, loadActionContext } from './claim-views.js';
import { Claim } from './claim.entity.js';
import { bookingClaimsLoader } from './claim.loaders.js';
import { ClaimOption } from './claim.types.js';
import { ClaimEvidence } from './evidence/claim-evidence.entity.js';
import { rentalFileUrl } from './evidence/rental-files.routes.js';
const one = ({ childComplexity }) => 1 + childComplexity;
let ClaimEvidenceFieldsResolver = class ClaimEvidenceFieldsResolver {
    id({ id }) {
        return toGlobalId('ClaimEvidence', id);
    }
    url(ctx, { id }) {
        return rentalFileUrl(signedIn(ctx), 'ClaimEvidence', id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with clf_.' }),
    __param(0, Root())
], ClaimEvidenceFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, {
        description: "Where the viewer opens it; valid for one to two hours while the viewer's session lasts.",
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ClaimEvidenceFieldsResolver.prototype, "url", null);
ClaimEvidenceFieldsResolver = __decorate([
    Resolver(() => ClaimEvidence)
], ClaimEvidenceFieldsResolver);
export { ClaimEvidenceFieldsResolver };
let BookingClaimsResolver = class BookingClaimsResolver {
    async availableActions(ctx, booking) {
        const role = viewerRoleOf(ctx.viewer, booking);
        if (!role)
            return [];
        const { viewer } = signedIn(ctx);
        const open = availableActions(await loadActionContext(ctx, booking), role, ctx.clock.now());
        return open.filter((action) => mayActAs(viewer, role, action));
    }
    claims(ctx, { id }) {
        return bookingClaimsLoader(ctx).load(id);
    }
    claimOptions(ctx, booking) {
        return claimOptions(ctx, booking);
    }
};
__decorate([
    FieldResolver(() => [BookingAction], { description: 'What the viewer may do now.' }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingClaimsResolver.prototype, "availableActions", null);
__decorate([
    FieldResolver(() => [Claim], { description: 'Its claims, newest first.', complexity: one }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingClaimsResolver.prototype, "claims", null);
__decorate([
    FieldResolver(() => [ClaimOption], {
        description: "The cases of the viewer's side, those whose window is closed included; empty for staff.",
        complexity: ({ childComplexity }) => 3 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], BookingClaimsResolver.prototype, "claimOptions", null);
BookingClaimsResolver = __decorate([
    Resolver(() => Booking)
], BookingClaimsResolver);
export { BookingClaimsResolver };
//# sourceMappingURL=booking-claims.resolver.js.map