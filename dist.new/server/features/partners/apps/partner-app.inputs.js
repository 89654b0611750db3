var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
import { PartnerAppKind } from './partner-app.entity.js';
let CreatePartnerAppInput = class CreatePartnerAppInput {
    name;
    website;
    kind;
    redirectUris;
    scopes;
};
__decorate([
    Field(() => String, { description: 'What people know it by, 1–60 characters.' })
], CreatePartnerAppInput.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Its website: https, up to 200 characters.' })
], CreatePartnerAppInput.prototype, "website", void 0);
__decorate([
    Field(() => PartnerAppKind, { description: 'Whether it can keep a secret; it stays so.' })
], CreatePartnerAppInput.prototype, "kind", void 0);
__decorate([
    Field(() => [String], {
        description: 'Where answers may be sent, 1–10: https, http on this machine, or a scheme of the app with a dot; up to 500 characters, no fragment.',
    })
], CreatePartnerAppInput.prototype, "redirectUris", void 0);
__decorate([
    Field(() => [ApiScope], { description: 'What it may ask people for, at least one; never WEBHOOKS.' })
], CreatePartnerAppInput.prototype, "scopes", void 0);
CreatePartnerAppInput = __decorate([
    InputType({ description: 'An app to be registered.' })
], CreatePartnerAppInput);
export { CreatePartnerAppInput };
let UpdatePartnerAppInput = class UpdatePartnerAppInput {
    partnerAppId;
    name;
    website;
    redirectUris;
    scopes;
};
__decorate([
    Field(() => ID, { description: 'An own app.' })
], UpdatePartnerAppInput.prototype, "partnerAppId", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its new name, 1–60 characters.' })
], UpdatePartnerAppInput.prototype, "name", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Its new website: https, up to 200 characters.' })
], UpdatePartnerAppInput.prototype, "website", void 0);
__decorate([
    Field(() => [String], { nullable: true, description: 'Where answers may be sent from now on, 1–10.' })
], UpdatePartnerAppInput.prototype, "redirectUris", void 0);
__decorate([
    Field(() => [ApiScope], {
        nullable: true,
        description: 'What it may ask for from now on. A scope that is taken away ends at once for everybody.',
    })
], UpdatePartnerAppInput.prototype, "scopes", void 0);
UpdatePartnerAppInput = __decorate([
    InputType({ description: 'An app to be changed; what is left out stays.' })
], UpdatePartnerAppInput);
export { UpdatePartnerAppInput };
let RotatePartnerAppSecretInput = class RotatePartnerAppSecretInput {
    partnerAppId;
};
__decorate([
    Field(() => ID, { description: 'An own app with a secret.' })
], RotatePartnerAppSecretInput.prototype, "partnerAppId", void 0);
RotatePartnerAppSecretInput = __decorate([
    InputType({ description: 'An app that is to get another secret.' })
], RotatePartnerAppSecretInput);
export { RotatePartnerAppSecretInput };
let DeletePartnerAppInput = class DeletePartnerAppInput {
    partnerAppId;
};
__decorate([
    Field(() => ID, { description: 'An own app.' })
], DeletePartnerAppInput.prototype, "partnerAppId", void 0);
DeletePartnerAppInput = __decorate([
    InputType({ description: 'An app that is to be removed with all that people allowed it.' })
], DeletePartnerAppInput);
export { DeletePartnerAppInput };
//# sourceMappingURL=partner-app.inputs.js.map