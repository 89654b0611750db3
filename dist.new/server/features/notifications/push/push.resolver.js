var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { isOn } from '../../../core/constants/constants.js';
import { constantsOf } from '../../../core/constants/load-constants.js';
import { loadViewerAccount } from '../../accounts/viewer.loaders.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { countPushDevices, subscribeToPush, unsubscribeFromPush } from './push-subscriptions.js';
import { SubscribeToPushInput, SubscribeToPushPayload, UnsubscribeFromPushInput, UnsubscribeFromPushPayload, } from './push.types.js';
const cost = ({ childComplexity }) => 10 + childComplexity;
let PushResolver = class PushResolver {
    pushKey({ ports }) {
        return ports.push.publicKey;
    }
    async subscribeToPush(ctx, input) {
        const me = signedIn(ctx);
        await subscribeToPush(me, input);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
    async unsubscribeFromPush(ctx, { endpoint }) {
        const me = signedIn(ctx);
        await unsubscribeFromPush(me, endpoint);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
};
__decorate([
    Authorized(),
    Query(() => String, {
        description: 'Key that browsers subscribe to Web Push with (`applicationServerKey`), base64url.',
    }),
    __param(0, Ctx())
], PushResolver.prototype, "pushKey", null);
__decorate([
    Authorized(),
    Mutation(() => SubscribeToPushPayload, {
        complexity: cost,
        description: 'Has the browser of this session notified by Web Push until the session ends; sent again it changes nothing. Ten browsers a person: the oldest makes room. Errors: BAD_REQUEST for what no browser answers, FEATURE_OFF, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SubscribeToPushInput, { description: 'The subscription of the browser.' }))
], PushResolver.prototype, "subscribeToPush", null);
__decorate([
    Authorized(),
    Mutation(() => UnsubscribeFromPushPayload, {
        complexity: cost,
        description: 'Ends the notifications of a browser of the viewer; one that has none stays so.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UnsubscribeFromPushInput, { description: 'The subscription.' }))
], PushResolver.prototype, "unsubscribeFromPush", null);
PushResolver = __decorate([
    Resolver()
], PushResolver);
export { PushResolver };
let PushFieldsResolver = class PushFieldsResolver {
    pushDeviceCount({ uuid }, ctx) {
        return countPushDevices(ctx, uuid);
    }
    async isPushOffered(ctx) {
        return isOn(await constantsOf(ctx), 'OFFERS_PUSH');
    }
};
__decorate([
    FieldResolver(() => Int, { description: 'How many browsers of the viewer are notified by Web Push, at most 10.' }),
    __param(0, Root()),
    __param(1, Ctx())
], PushFieldsResolver.prototype, "pushDeviceCount", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether browsers can be notified by Web Push now.' }),
    __param(0, Ctx())
], PushFieldsResolver.prototype, "isPushOffered", null);
PushFieldsResolver = __decorate([
    Resolver(() => ViewerAccount)
], PushFieldsResolver);
export { PushFieldsResolver };
//# sourceMappingURL=push.resolver.js.map