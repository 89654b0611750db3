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
import { User } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { Booking } from '../bookings/booking.entity.js';
import { bookingLoader } from '../bookings/booking.loaders.js';
import { Space } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { SpaceStatus } from '../spaces/space-types.js';
import { Review } from './review.entity.js';
import { canReadNote, isParty, reviewAbilities } from './review.policy.js';
import { ReviewAbilities, ReviewScores } from './review.types.js';
import { ALL_CATEGORIES, ReviewStatus } from './review-types.js';
const through = ({ childComplexity }) => childComplexity;
let ReviewFieldsResolver = class ReviewFieldsResolver {
    id(review) {
        return toGlobalId('Review', review.id);
    }
    author({ authorId }, ctx) {
        return loadActiveUser(ctx, authorId);
    }
    subject({ subjectId }, ctx) {
        return loadActiveUser(ctx, subjectId);
    }
    async space(review, ctx) {
        const space = await loadSpace(ctx, review.spaceId);
        return space.status === SpaceStatus.PUBLISHED || isParty(ctx.viewer, review) ? space : null;
    }
    booking({ bookingId }, ctx) {
        return bookingLoader(ctx).load(bookingId);
    }
    scores(review) {
        const categories = Object.fromEntries(ALL_CATEGORIES.map((category) => [category, review[category]]));
        return { overall: review.overall, ...categories };
    }
    isPublished({ publishedAt, status }) {
        return publishedAt !== null && status === ReviewStatus.PUBLISHED;
    }
    isReplaced({ replacedBy }) {
        return replacedBy !== null;
    }
    privateNote(review, { viewer }) {
        return canReadNote(viewer, review) ? review.privateNote : null;
    }
    viewerCan(review, { viewer, clock }) {
        return reviewAbilities(viewer, review, clock.now());
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with rev_.' }),
    __param(0, Root())
], ReviewFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => User, {
        nullable: true,
        complexity: through,
        description: 'Who wrote it; null when the account is deleted.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewFieldsResolver.prototype, "author", null);
__decorate([
    FieldResolver(() => User, {
        nullable: true,
        complexity: through,
        description: 'The host or renter it is about; null when the account is deleted.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewFieldsResolver.prototype, "subject", null);
__decorate([
    FieldResolver(() => Space, {
        nullable: true,
        complexity: through,
        description: 'The space that was rented; null when it is not published and the viewer is no party of the rental.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewFieldsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => Booking, {
        nullable: true,
        complexity: through,
        description: 'The rental; null for everybody but the renter, the host and the staff.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewFieldsResolver.prototype, "booking", null);
__decorate([
    FieldResolver(() => ReviewScores, { description: 'The stars.' }),
    __param(0, Root())
], ReviewFieldsResolver.prototype, "scores", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether everybody can read it.' }),
    __param(0, Root())
], ReviewFieldsResolver.prototype, "isPublished", null);
__decorate([
    FieldResolver(() => Boolean, {
        description: 'Whether its author wrote another review at the end of the rental, which counts instead.',
    }),
    __param(0, Root())
], ReviewFieldsResolver.prototype, "isReplaced", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'A note for the other side only, may be empty. Null unless the viewer wrote the review, or it is about them and published.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewFieldsResolver.prototype, "privateNote", null);
__decorate([
    FieldResolver(() => ReviewAbilities, { description: 'What the viewer may do with it now.' }),
    __param(0, Root()),
    __param(1, Ctx())
], ReviewFieldsResolver.prototype, "viewerCan", null);
ReviewFieldsResolver = __decorate([
    Resolver(() => Review)
], ReviewFieldsResolver);
export { ReviewFieldsResolver };
async function loadActiveUser(ctx, id) {
    const user = await loadUser(ctx, id);
    return user.erasedAt === null ? user : null;
}
//# sourceMappingURL=review-fields.resolver.js.map