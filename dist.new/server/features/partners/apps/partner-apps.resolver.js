var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { appUseLoader } from './app-use.loaders.js';
import { createApp, deleteApp, ownApps, rotateAppSecret, updateApp } from './edit-apps.js';
import { PartnerApp } from './partner-app.entity.js';
import { CreatePartnerAppInput, DeletePartnerAppInput, RotatePartnerAppSecretInput, UpdatePartnerAppInput, } from './partner-app.inputs.js';
import { CreatePartnerAppPayload, DeletePartnerAppPayload, RotatePartnerAppSecretPayload, UpdatePartnerAppPayload, } from './partner-app.types.js';
const INPUT = { description: 'The app.' };
const PROBLEMS = 'VALIDATION_FAILED with REQUIRED, TOO_LONG at `name`, VALUE_INVALID at `website`, REQUIRED, FILTER_OUT_OF_RANGE at `redirectUris`, REDIRECT_URI_INVALID at `redirectUris.0`, REQUIRED, VALUE_INVALID at `scopes`.';
/** A person's apps. They are registered and removed signed in, never by a program. */
let PartnerAppsResolver = class PartnerAppsResolver {
    id({ id }) {
        return toGlobalId('PartnerApp', id);
    }
    async userCount({ id }, ctx) {
        return (await appUseLoader(ctx).load(id)).userCount;
    }
    async lastUsedAt({ id }, ctx) {
        return (await appUseLoader(ctx).load(id)).lastUsedAt;
    }
    partnerApps(ctx) {
        return ownApps(signedIn(ctx));
    }
    createPartnerApp(ctx, input) {
        return createApp(signedIn(ctx), input);
    }
    async updatePartnerApp(ctx, input) {
        return { partnerApp: await updateApp(signedIn(ctx), input) };
    }
    rotatePartnerAppSecret(ctx, { partnerAppId }) {
        return rotateAppSecret(signedIn(ctx), partnerAppId);
    }
    async deletePartnerApp(ctx, { partnerAppId }) {
        await deleteApp(signedIn(ctx), partnerAppId);
        return { deletedPartnerAppId: partnerAppId };
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with app_; the `client_id`.' }),
    __param(0, Root())
], PartnerAppsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Int, { description: 'How many people allow it to act for them just now.' }),
    __param(0, Root()),
    __param(1, Ctx())
], PartnerAppsResolver.prototype, "userCount", null);
__decorate([
    FieldResolver(() => Date, {
        nullable: true,
        description: 'When it last called for anybody, to the minute; null: never.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], PartnerAppsResolver.prototype, "lastUsedAt", null);
__decorate([
    Authorized(),
    Query(() => [PartnerApp], { complexity: 5, description: "The viewer's apps, oldest first; at most 10." }),
    __param(0, Ctx())
], PartnerAppsResolver.prototype, "partnerApps", null);
__decorate([
    Authorized(),
    Mutation(() => CreatePartnerAppPayload, {
        complexity: 10,
        description: `Registers an app. Errors: EMAIL_NOT_VERIFIED, IDENTITY_REQUIRED (the real installation), PARTNER_APPS_FULL {most}, ${PROBLEMS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CreatePartnerAppInput, INPUT))
], PartnerAppsResolver.prototype, "createPartnerApp", null);
__decorate([
    Authorized(),
    Mutation(() => UpdatePartnerAppPayload, {
        complexity: 10,
        description: `Changes an app. Errors: NOT_FOUND, ${PROBLEMS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => UpdatePartnerAppInput, INPUT))
], PartnerAppsResolver.prototype, "updatePartnerApp", null);
__decorate([
    Authorized(),
    Mutation(() => RotatePartnerAppSecretPayload, {
        complexity: 10,
        description: 'Gives an app another secret; the former one works for 24 more hours. Errors: NOT_FOUND, also for public apps.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RotatePartnerAppSecretInput, INPUT))
], PartnerAppsResolver.prototype, "rotatePartnerAppSecret", null);
__decorate([
    Authorized(),
    Mutation(() => DeletePartnerAppPayload, {
        complexity: 10,
        description: 'Removes an app; its tokens stop working at once. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DeletePartnerAppInput, INPUT))
], PartnerAppsResolver.prototype, "deletePartnerApp", null);
PartnerAppsResolver = __decorate([
    Resolver(() => PartnerApp)
], PartnerAppsResolver);
export { PartnerAppsResolver };
//# sourceMappingURL=partner-apps.resolver.js.map