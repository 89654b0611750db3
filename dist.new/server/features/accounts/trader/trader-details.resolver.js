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
import { User } from '../user.entity.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { saveTraderDetails } from './save-trader-details.js';
import { TraderDetails } from './trader-details.entity.js';
import { SaveTraderDetailsInput, SaveTraderDetailsPayload } from './trader-details.inputs.js';
import { traderDetailsLoader } from './trader-details.loaders.js';
/** What renters read of a professional host. */
let TraderDetailsResolver = class TraderDetailsResolver {
    traderDetails({ id, isTrader, erasedAt, suspendedAt }, ctx) {
        return isTrader && !erasedAt && !suspendedAt ? traderDetailsLoader(ctx).load(id) : null;
    }
    async saveTraderDetails(ctx, input) {
        const me = signedIn(ctx);
        await saveTraderDetails(me, input);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
};
__decorate([
    FieldResolver(() => TraderDetails, {
        nullable: true,
        description: 'Who a professional host is; null for private hosts, and until they have said so.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], TraderDetailsResolver.prototype, "traderDetails", null);
__decorate([
    Authorized(),
    Mutation(() => SaveTraderDetailsPayload, {
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'Stores who the viewer is as a professional host; renters read it. Errors: VALIDATION_FAILED (TEXT_LENGTH, EMAIL_INVALID, CONTACT_PHONE_INVALID, NIF_INVALID, DECLARATIONS_REQUIRED).',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveTraderDetailsInput, { description: 'Who they are.' }))
], TraderDetailsResolver.prototype, "saveTraderDetails", null);
TraderDetailsResolver = __decorate([
    Resolver(() => User)
], TraderDetailsResolver);
export { TraderDetailsResolver };
/** The viewer's own. */
let ViewerTraderDetailsResolver = class ViewerTraderDetailsResolver {
    traderDetails({ uuid }, ctx) {
        return traderDetailsLoader(ctx).load(uuid);
    }
};
__decorate([
    FieldResolver(() => TraderDetails, {
        nullable: true,
        description: 'Who the viewer is as a professional host; null until they have said so.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerTraderDetailsResolver.prototype, "traderDetails", null);
ViewerTraderDetailsResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerTraderDetailsResolver);
export { ViewerTraderDetailsResolver };
//# sourceMappingURL=trader-details.resolver.js.map