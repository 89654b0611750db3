var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { firstArg, PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { archiveSpace, pauseSpace, resumeSpace } from './publishing/change-space-status.js';
import { PriceSuggestion, PriceSuggestionInput } from './pricing/price-suggestion.types.js';
import { publishSpace } from './publishing/publish-space.js';
import { saveSpaceDraft } from './draft/save-space-draft.js';
import { MySpacesConnection } from './space-connection.types.js';
import { ArchiveSpaceInput, PauseSpaceInput, PublishSpaceInput, ResumeSpaceInput } from './space.inputs.js';
import { SaveSpaceDraftInput } from './draft/space-draft.types.js';
import { FEATURED_DEFAULT, featuredSpaces, findSpaceById, mySpaces } from './space-lists.js';
import { Space } from './space.entity.js';
import { ArchiveSpacePayload, PauseSpacePayload, PublishSpacePayload, ResumeSpacePayload, SaveSpaceDraftPayload, } from './space-payloads.types.js';
import { reloadSpace } from './space.loaders.js';
import { suggestSpacePrice } from './pricing/suggest-space-price.js';
const listCost = (fallback) => ({ args, childComplexity }) => 2 + pageSizeOf(args, fallback) * (1 + childComplexity);
let SpaceResolver = class SpaceResolver {
    space(ctx, id) {
        return findSpaceById(ctx, id);
    }
    mySpaces(ctx, page) {
        return mySpaces(signedIn(ctx), page);
    }
    featuredSpaces(ctx, first) {
        return featuredSpaces(ctx, first);
    }
    priceSuggestion(ctx, input) {
        return suggestSpacePrice(ctx, input);
    }
    async saveSpaceDraft(ctx, input) {
        return { space: await reloadSpace(ctx, await saveSpaceDraft(signedIn(ctx), input)) };
    }
    async publishSpace(ctx, { spaceId }) {
        return { space: await reloadSpace(ctx, await publishSpace(signedIn(ctx), spaceId)) };
    }
    async pauseSpace(ctx, { spaceId }) {
        return { space: await reloadSpace(ctx, await pauseSpace(signedIn(ctx), spaceId)) };
    }
    async resumeSpace(ctx, { spaceId }) {
        return { space: await reloadSpace(ctx, await resumeSpace(signedIn(ctx), spaceId)) };
    }
    async archiveSpace(ctx, { spaceId }) {
        return { space: await reloadSpace(ctx, await archiveSpace(signedIn(ctx), spaceId)) };
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => Space, {
        nullable: true,
        description: 'A space; null when it does not exist or is not public and not yours.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'Of the space.' }))
], SpaceResolver.prototype, "space", null);
__decorate([
    Authorized(),
    Query(() => MySpacesConnection, {
        description: "The viewer's own spaces, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: listCost(),
    }),
    __param(0, Ctx()),
    __param(1, Args(() => PAGE_ARGS))
], SpaceResolver.prototype, "mySpaces", null);
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => [Space], {
        description: 'Spaces the staff chose for the front page.',
        complexity: listCost(FEATURED_DEFAULT),
    }),
    __param(0, Ctx()),
    __param(1, Arg('first', () => Int, { ...firstArg({ fallback: FEATURED_DEFAULT }), defaultValue: FEATURED_DEFAULT }))
], SpaceResolver.prototype, "featuredSpaces", null);
__decorate([
    Public(),
    Query(() => PriceSuggestion, { description: 'What to ask a month. Errors: VALIDATION_FAILED.', complexity: 10 }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PriceSuggestionInput, { description: 'The space as far as it is known.' }))
], SpaceResolver.prototype, "priceSuggestion", null);
__decorate([
    Authorized(),
    Mutation(() => SaveSpaceDraftPayload, {
        description: 'Saves the values of the wizard, unchecked; the first draft makes the user a host. Errors: EMAIL_NOT_VERIFIED, FORBIDDEN (an app with `declarations`, which only the person makes), NOT_FOUND, SPACE_STATE_REFUSED, VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveSpaceDraftInput, { description: 'The fields that changed.' }))
], SpaceResolver.prototype, "saveSpaceDraft", null);
__decorate([
    Authorized(),
    Mutation(() => PublishSpacePayload, {
        description: 'Checks all and publishes, or applies the changes of a published space. Errors: VALIDATION_FAILED with paths like `draft.title`, EMAIL_NOT_VERIFIED, PHONE_REQUIRED, IDENTITY_REQUIRED, TRADER_DETAILS_REQUIRED, NOT_FOUND, SPACE_STATE_REFUSED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PublishSpaceInput, { description: 'The space.' }))
], SpaceResolver.prototype, "publishSpace", null);
__decorate([
    Authorized(),
    Mutation(() => PauseSpacePayload, {
        description: 'Takes a published space out of the search; bookings made stay. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PauseSpaceInput, { description: 'The space.' }))
], SpaceResolver.prototype, "pauseSpace", null);
__decorate([
    Authorized(),
    Mutation(() => ResumeSpacePayload, {
        description: 'Puts a paused space back into the search. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ResumeSpaceInput, { description: 'The space.' }))
], SpaceResolver.prototype, "resumeSpace", null);
__decorate([
    Authorized(),
    Mutation(() => ArchiveSpacePayload, {
        description: 'Archives a space for good; refused while a booking holds days of it. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ArchiveSpaceInput, { description: 'The space.' }))
], SpaceResolver.prototype, "archiveSpace", null);
SpaceResolver = __decorate([
    Resolver()
], SpaceResolver);
export { SpaceResolver };
//# sourceMappingURL=space.resolver.js.map