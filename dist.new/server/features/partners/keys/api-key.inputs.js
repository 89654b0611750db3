var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
let CreateApiKeyInput = class CreateApiKeyInput {
    name;
    scopes;
    expiresOn;
    addresses;
};
__decorate([
    Field(() => String, { description: 'What you call it, 1–60 characters.' })
], CreateApiKeyInput.prototype, "name", void 0);
__decorate([
    Field(() => [ApiScope], { description: 'What it may be used for, at least one.' })
], CreateApiKeyInput.prototype, "scopes", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: 'The last day it works, in Madrid, at most two years away; null: it does not expire.',
    })
], CreateApiKeyInput.prototype, "expiresOn", void 0);
__decorate([
    Field(() => [String], {
        nullable: true,
        description: 'IP addresses or networks (CIDR) it may be used from, at most 20; empty: from anywhere.',
    })
], CreateApiKeyInput.prototype, "addresses", void 0);
CreateApiKeyInput = __decorate([
    InputType({ description: 'A key to be made.' })
], CreateApiKeyInput);
export { CreateApiKeyInput };
let RotateApiKeyInput = class RotateApiKeyInput {
    apiKeyId;
};
__decorate([
    Field(() => ID, { description: 'An own key in use.' })
], RotateApiKeyInput.prototype, "apiKeyId", void 0);
RotateApiKeyInput = __decorate([
    InputType({ description: 'A key to be replaced by a new one.' })
], RotateApiKeyInput);
export { RotateApiKeyInput };
let RevokeApiKeyInput = class RevokeApiKeyInput {
    apiKeyId;
};
__decorate([
    Field(() => ID, { description: 'An own key.' })
], RevokeApiKeyInput.prototype, "apiKeyId", void 0);
RevokeApiKeyInput = __decorate([
    InputType({ description: 'A key that is to stop working at once.' })
], RevokeApiKeyInput);
export { RevokeApiKeyInput };
//# sourceMappingURL=api-key.inputs.js.map