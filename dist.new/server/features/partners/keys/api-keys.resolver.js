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
import { ApiKey } from './api-key.entity.js';
import { CreateApiKeyInput, RevokeApiKeyInput, RotateApiKeyInput } from './api-key.inputs.js';
import { CreateApiKeyPayload, RevokeApiKeyPayload, RotateApiKeyPayload } from './api-key.types.js';
import { createApiKey, ownKeys, revokeApiKey, rotateApiKey } from './edit-keys.js';
const INPUT = { description: 'The key.' };
/** A person's keys. They are made and ended signed in, never by a key. */
let ApiKeysResolver = class ApiKeysResolver {
    id({ id }) {
        return toGlobalId('ApiKey', id);
    }
    apiKeys(ctx) {
        return ownKeys(signedIn(ctx));
    }
    createApiKey(ctx, input) {
        return createApiKey(signedIn(ctx), input);
    }
    rotateApiKey(ctx, { apiKeyId }) {
        return rotateApiKey(signedIn(ctx), apiKeyId);
    }
    async revokeApiKey(ctx, { apiKeyId }) {
        return { apiKey: await revokeApiKey(signedIn(ctx), apiKeyId) };
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with key_.' }),
    __param(0, Root())
], ApiKeysResolver.prototype, "id", null);
__decorate([
    Authorized(),
    Query(() => [ApiKey], { complexity: 5, description: "The viewer's keys that work, newest first; at most 40." }),
    __param(0, Ctx())
], ApiKeysResolver.prototype, "apiKeys", null);
__decorate([
    Authorized(),
    Mutation(() => CreateApiKeyPayload, {
        complexity: 10,
        description: 'Makes a key. Errors: EMAIL_NOT_VERIFIED, IDENTITY_REQUIRED (live keys), API_KEYS_FULL {most}, VALIDATION_FAILED with REQUIRED, TOO_LONG at `name`, REQUIRED at `scopes`, DATE_IN_PAST, FILTER_OUT_OF_RANGE at `expiresOn`, VALUE_INVALID at `addresses.0`.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => CreateApiKeyInput, INPUT))
], ApiKeysResolver.prototype, "createApiKey", null);
__decorate([
    Authorized(),
    Mutation(() => RotateApiKeyPayload, {
        complexity: 10,
        description: 'Makes a key in the place of another, which works for 24 more hours. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RotateApiKeyInput, INPUT))
], ApiKeysResolver.prototype, "rotateApiKey", null);
__decorate([
    Authorized(),
    Mutation(() => RevokeApiKeyPayload, {
        complexity: 10,
        description: 'Ends a key at once; the same answer when it was ended already. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RevokeApiKeyInput, INPUT))
], ApiKeysResolver.prototype, "revokeApiKey", null);
ApiKeysResolver = __decorate([
    Resolver(() => ApiKey)
], ApiKeysResolver);
export { ApiKeysResolver };
//# sourceMappingURL=api-keys.resolver.js.map