var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { Review } from '../review.entity.js';
import { markReviewUseful } from './mark-review-useful.js';
import { MarkReviewUsefulInput, MarkReviewUsefulPayload } from './useful-review.inputs.js';
import { usefulToViewerLoader } from './useful-review.loaders.js';
let UsefulReviewResolver = class UsefulReviewResolver {
    isUsefulToViewer({ id, usefulCount }, ctx) {
        return ctx.viewer !== null && usefulCount > 0 && usefulToViewerLoader(ctx).load(id);
    }
    async markReviewUseful(ctx, input) {
        return { review: await markReviewUseful(signedIn(ctx), input) };
    }
};
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether the viewer found it useful (`markReviewUseful`).' }),
    __param(0, Root()),
    __param(1, Ctx())
], UsefulReviewResolver.prototype, "isUsefulToViewer", null);
__decorate([
    Authorized(),
    Mutation(() => MarkReviewUsefulPayload, {
        complexity: ({ childComplexity }) => 5 + childComplexity,
        description: 'Marks a published review as useful, or takes the mark back: one mark a person. Errors: NOT_FOUND, FORBIDDEN for both sides of the rental, RATE_LIMITED after 120 in an hour.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => MarkReviewUsefulInput, { description: 'The review and the mark.' }))
], UsefulReviewResolver.prototype, "markReviewUseful", null);
UsefulReviewResolver = __decorate([
    Resolver(() => Review)
], UsefulReviewResolver);
export { UsefulReviewResolver };
//# sourceMappingURL=useful-review.resolver.js.map