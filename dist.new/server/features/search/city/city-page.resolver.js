var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Locale } from '../../../core/values/locale.js';
import { Space } from '../../spaces/space.entity.js';
import { CITY_FEATURED, cityFeatured, cityPage } from './city-page.js';
import { CityPage, CityQuestion } from './city-page.types.js';
import { cityQuestions } from './city-questions.js';
import { confirmWaitingList, joinWaitingList, leaveWaitingList } from './waiting-list.js';
import { ConfirmWaitingListInput, ConfirmWaitingListPayload, JoinWaitingListInput, LeaveWaitingListInput, } from './waiting-list.inputs.js';
let CityPageResolver = class CityPageResolver {
    city(ctx, slug) {
        return cityPage(ctx, slug);
    }
    featured(ctx, page) {
        return cityFeatured(ctx, page.city.slug);
    }
    questions(ctx, page, locale) {
        return cityQuestions(page, locale ?? ctx.locale);
    }
    async joinWaitingList(ctx, input) {
        return { isJoined: await joinWaitingList(ctx, input) };
    }
    async confirmWaitingList(ctx, input) {
        return { isConfirmed: await confirmWaitingList(ctx, input.token) };
    }
    async leaveWaitingList(ctx, { token, }) {
        return { isRemoved: await leaveWaitingList(ctx, token) };
    }
};
__decorate([
    Public(),
    SharedAnswer(),
    Query(() => CityPage, {
        nullable: true,
        description: 'The page of a city of the product; null for any other.',
        complexity: ({ childComplexity }) => 10 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('slug', () => String, { description: 'Its path: `madrid`.' }))
], CityPageResolver.prototype, "city", null);
__decorate([
    FieldResolver(() => [Space], {
        description: "Four spaces: the staff's choice first, then those that search ranks highest.",
        complexity: ({ childComplexity }) => CITY_FEATURED * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Root())
], CityPageResolver.prototype, "featured", null);
__decorate([
    FieldResolver(() => [CityQuestion], { description: 'What people ask; none while there is no space.' }),
    __param(0, Ctx()),
    __param(1, Root()),
    __param(2, Arg('locale', () => Locale, { nullable: true, description: "The reader's own language when not given." }))
], CityPageResolver.prototype, "questions", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { isJoined: [() => Boolean, 'Always true.'] },
        complexity: 10,
        description: 'Asks for a mail when a city opens; it comes once the address is confirmed by the link of a first mail. True for whoever asks, also twice. 10 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => JoinWaitingListInput, { description: 'Who waits for what.' }))
], CityPageResolver.prototype, "joinWaitingList", null);
__decorate([
    Public(),
    Mutation(() => ConfirmWaitingListPayload, {
        complexity: 5,
        description: 'Confirms the address of a waiting list, by the token of its mail. Confirming twice changes nothing.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ConfirmWaitingListInput, { description: 'The token.' }))
], CityPageResolver.prototype, "confirmWaitingList", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: {
            isRemoved: [() => Boolean, 'Whether the token is one of a wish; true also when it was taken back before.'],
        },
        complexity: 5,
        description: 'Takes back a wish, by the token of its mail. True also when it was taken back before.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => LeaveWaitingListInput, { description: 'All there is to say.' }))
], CityPageResolver.prototype, "leaveWaitingList", null);
CityPageResolver = __decorate([
    Resolver(() => CityPage)
], CityPageResolver);
export { CityPageResolver };
//# sourceMappingURL=city-page.resolver.js.map