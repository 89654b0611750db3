var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType } from 'type-graphql';
let StartSecondFactorPayload = class StartSecondFactorPayload {
    secret;
    otpauthUrl;
};
__decorate([
    Field(() => String, { description: 'The secret in base32, for typing instead of scanning.' })
], StartSecondFactorPayload.prototype, "secret", void 0);
__decorate([
    Field(() => String, { description: 'The secret with issuer and account, for the QR code: `otpauth://totp/…`' })
], StartSecondFactorPayload.prototype, "otpauthUrl", void 0);
StartSecondFactorPayload = __decorate([
    ObjectType({ description: 'The setup data for an authenticator app, shown once.' })
], StartSecondFactorPayload);
export { StartSecondFactorPayload };
//# sourceMappingURL=second-factor.types.js.map