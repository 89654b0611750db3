var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
import { ViewerAccount } from '../viewer.type.js';
let AuthPayload = class AuthPayload {
    accessToken;
    expiresAt;
    refreshToken;
    viewer;
};
__decorate([
    Field(() => String, { description: 'Sent as `Authorization: Bearer …`; to be kept in memory only.' })
], AuthPayload.prototype, "accessToken", void 0);
__decorate([
    Field(() => Date, { description: 'When the access token expires, 15 minutes after it was issued; refresh before.' })
], AuthPayload.prototype, "expiresAt", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Only for clients that asked for it in the body; single use. Browsers have it in an httpOnly cookie.',
    })
], AuthPayload.prototype, "refreshToken", void 0);
__decorate([
    Field(() => ViewerAccount, { description: 'The signed-in user.' })
], AuthPayload.prototype, "viewer", void 0);
AuthPayload = __decorate([
    ObjectType({ description: 'The tokens and the viewer of a session.' })
], AuthPayload);
export { AuthPayload };
//# sourceMappingURL=auth-payload.type.js.map