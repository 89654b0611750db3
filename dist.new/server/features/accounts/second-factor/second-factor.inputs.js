var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
let VerifyMfaInput = class VerifyMfaInput {
    challenge;
    code;
    inBody;
};
__decorate([
    Field(() => String, {
        description: '`extensions.params.challenge` of the MFA_REQUIRED error of signIn; valid for five minutes and five codes.',
    })
], VerifyMfaInput.prototype, "challenge", void 0);
__decorate([
    Field(() => String, { description: 'The six digits of the app, or a recovery code; each is accepted once.' })
], VerifyMfaInput.prototype, "code", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        defaultValue: false,
        description: 'Return the refresh token in the response, for clients without cookies; no cookie is set then.',
    })
], VerifyMfaInput.prototype, "inBody", void 0);
VerifyMfaInput = __decorate([
    InputType({ description: 'The second step of signing in.' })
], VerifyMfaInput);
export { VerifyMfaInput };
let PasswordAndCodeInput = class PasswordAndCodeInput {
    password;
    code;
};
__decorate([
    Field(() => String, { description: 'The password of the account.' })
], PasswordAndCodeInput.prototype, "password", void 0);
__decorate([
    Field(() => String, { description: 'The six digits of the app, or a recovery code.' })
], PasswordAndCodeInput.prototype, "code", void 0);
PasswordAndCodeInput = __decorate([
    InputType({ description: 'Password and code, required for changes that weaken the account’s security.' })
], PasswordAndCodeInput);
export { PasswordAndCodeInput };
let StartSecondFactorInput = class StartSecondFactorInput {
    password;
};
__decorate([
    Field(() => String, { description: 'The password of the account.' })
], StartSecondFactorInput.prototype, "password", void 0);
StartSecondFactorInput = __decorate([
    InputType({ description: 'What `startSecondFactor` is called with.' })
], StartSecondFactorInput);
export { StartSecondFactorInput };
let ConfirmSecondFactorInput = class ConfirmSecondFactorInput {
    code;
};
__decorate([
    Field(() => String, { description: 'The six digits the app shows.' })
], ConfirmSecondFactorInput.prototype, "code", void 0);
ConfirmSecondFactorInput = __decorate([
    InputType({ description: 'What `confirmSecondFactor` is called with.' })
], ConfirmSecondFactorInput);
export { ConfirmSecondFactorInput };
//# sourceMappingURL=second-factor.inputs.js.map