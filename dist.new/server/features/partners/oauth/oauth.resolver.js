var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { appOfGrantLoader } from './app-of-grant.loaders.js';
import { AppGrant } from './app-grant.entity.js';
import { DisconnectAppInput, DisconnectAppPayload } from './connected-app.types.js';
import { connectedApps, disconnectApp } from './connected-apps.js';
import { answerConsentRequest, describeConsentRequest } from './consent.js';
import { AnswerConsentRequestInput, ConsentRequestInput } from './consent.inputs.js';
import { AnswerConsentRequestPayload, ConsentRequest } from './consent.types.js';
/** What apps ask a person for, and the apps that act for them. Only a session may answer, never a key or a token. */
let OAuthResolver = class OAuthResolver {
    id({ id }) {
        return toGlobalId('ConnectedApp', id);
    }
    async name({ appId }, ctx) {
        return (await appOfGrantLoader(ctx).load(appId)).name;
    }
    async website({ appId }, ctx) {
        return (await appOfGrantLoader(ctx).load(appId)).website;
    }
    consentRequest(ctx, input) {
        return describeConsentRequest(ctx, input);
    }
    async answerConsentRequest(ctx, input) {
        return { redirectTo: await answerConsentRequest(signedIn(ctx), input) };
    }
    connectedApps(ctx) {
        return connectedApps(signedIn(ctx));
    }
    async disconnectApp(ctx, { connectedAppId }) {
        await disconnectApp(signedIn(ctx), connectedAppId);
        return { disconnectedAppId: connectedAppId };
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with cap_.' }),
    __param(0, Root())
], OAuthResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => String, { description: 'The name of the app.' }),
    __param(0, Root()),
    __param(1, Ctx())
], OAuthResolver.prototype, "name", null);
__decorate([
    FieldResolver(() => String, { description: 'Its website.' }),
    __param(0, Root()),
    __param(1, Ctx())
], OAuthResolver.prototype, "website", null);
__decorate([
    Authorized(),
    Query(() => ConsentRequest, {
        complexity: 10,
        description: 'What an app asks the viewer for, for the consent page.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ConsentRequestInput, { description: 'What stands in the address.' }))
], OAuthResolver.prototype, "consentRequest", null);
__decorate([
    Authorized(),
    Mutation(() => AnswerConsentRequestPayload, {
        complexity: 10,
        description: 'Lets an app act for the viewer, or not. Errors: NOT_FOUND (the app was removed, or the address is not one of its own).',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AnswerConsentRequestInput, { description: 'The answer.' }))
], OAuthResolver.prototype, "answerConsentRequest", null);
__decorate([
    Authorized(),
    Query(() => [AppGrant], {
        complexity: 5,
        description: 'The apps that act for the viewer, the last connected first; at most 100.',
    }),
    __param(0, Ctx())
], OAuthResolver.prototype, "connectedApps", null);
__decorate([
    Authorized(),
    Mutation(() => DisconnectAppPayload, {
        complexity: 10,
        description: 'Ends what the viewer allows an app; its tokens stop working at once. The same answer when it was ended already. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DisconnectAppInput, { description: 'The app.' }))
], OAuthResolver.prototype, "disconnectApp", null);
OAuthResolver = __decorate([
    Resolver(() => AppGrant)
], OAuthResolver);
export { OAuthResolver };
//# sourceMappingURL=oauth.resolver.js.map