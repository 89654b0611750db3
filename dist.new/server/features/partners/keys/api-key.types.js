var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { ApiKey } from './api-key.entity.js';
const SECRET = { description: 'The key itself. It is shown this once and cannot be read again.' };
let CreateApiKeyPayload = class CreateApiKeyPayload {
    apiKey;
    secret;
};
__decorate([
    Field(() => ApiKey, { description: 'The key.' })
], CreateApiKeyPayload.prototype, "apiKey", void 0);
__decorate([
    Field(() => String, SECRET)
], CreateApiKeyPayload.prototype, "secret", void 0);
CreateApiKeyPayload = __decorate([
    ObjectType({ description: 'A key that was made.' })
], CreateApiKeyPayload);
export { CreateApiKeyPayload };
let RotateApiKeyPayload = class RotateApiKeyPayload {
    apiKey;
    secret;
    replaced;
};
__decorate([
    Field(() => ApiKey, { description: 'The new key, with the same name, scopes and addresses.' })
], RotateApiKeyPayload.prototype, "apiKey", void 0);
__decorate([
    Field(() => String, SECRET)
], RotateApiKeyPayload.prototype, "secret", void 0);
__decorate([
    Field(() => ApiKey, { description: 'The former key, which works for 24 more hours at most.' })
], RotateApiKeyPayload.prototype, "replaced", void 0);
RotateApiKeyPayload = __decorate([
    ObjectType({ description: 'A key that takes the place of another.' })
], RotateApiKeyPayload);
export { RotateApiKeyPayload };
let RevokeApiKeyPayload = class RevokeApiKeyPayload {
    apiKey;
};
__decorate([
    Field(() => ApiKey, { description: 'The key as it was.' })
], RevokeApiKeyPayload.prototype, "apiKey", void 0);
RevokeApiKeyPayload = __decorate([
    ObjectType({ description: 'A key that no longer works.' })
], RevokeApiKeyPayload);
export { RevokeApiKeyPayload };
//# sourceMappingURL=api-key.types.js.map