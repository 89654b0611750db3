var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, ObjectType } from 'type-graphql';
import { PartnerApp } from './partner-app.entity.js';
const SECRET = 'The secret of the app (`client_secret`). It is shown this once and cannot be read again.';
let CreatePartnerAppPayload = class CreatePartnerAppPayload {
    partnerApp;
    secret;
};
__decorate([
    Field(() => PartnerApp, { description: 'The app; its id is its `client_id`.' })
], CreatePartnerAppPayload.prototype, "partnerApp", void 0);
__decorate([
    Field(() => String, { nullable: true, description: `${SECRET} Null: a public app has none.` })
], CreatePartnerAppPayload.prototype, "secret", void 0);
CreatePartnerAppPayload = __decorate([
    ObjectType({ description: 'An app that was registered.' })
], CreatePartnerAppPayload);
export { CreatePartnerAppPayload };
let UpdatePartnerAppPayload = class UpdatePartnerAppPayload {
    partnerApp;
};
__decorate([
    Field(() => PartnerApp, { description: 'The app as it is now.' })
], UpdatePartnerAppPayload.prototype, "partnerApp", void 0);
UpdatePartnerAppPayload = __decorate([
    ObjectType({ description: 'An app that was changed.' })
], UpdatePartnerAppPayload);
export { UpdatePartnerAppPayload };
let RotatePartnerAppSecretPayload = class RotatePartnerAppSecretPayload {
    partnerApp;
    secret;
};
__decorate([
    Field(() => PartnerApp, { description: 'The app.' })
], RotatePartnerAppSecretPayload.prototype, "partnerApp", void 0);
__decorate([
    Field(() => String, { description: SECRET })
], RotatePartnerAppSecretPayload.prototype, "secret", void 0);
RotatePartnerAppSecretPayload = __decorate([
    ObjectType({ description: 'An app with another secret.' })
], RotatePartnerAppSecretPayload);
export { RotatePartnerAppSecretPayload };
let DeletePartnerAppPayload = class DeletePartnerAppPayload {
    deletedPartnerAppId;
};
__decorate([
    Field(() => ID, { description: 'What its id was.' })
], DeletePartnerAppPayload.prototype, "deletedPartnerAppId", void 0);
DeletePartnerAppPayload = __decorate([
    ObjectType({ description: 'An app that is gone.' })
], DeletePartnerAppPayload);
export { DeletePartnerAppPayload };
//# sourceMappingURL=partner-app.types.js.map