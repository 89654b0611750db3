var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
const NEW_PASSWORD = '10–128 characters, at least of medium strength, not a common one, without the e-mail in it.';
let ResetPasswordInput = class ResetPasswordInput {
    token;
    password;
    confirmPassword;
};
__decorate([
    Field(() => String, { description: 'The token of the mailed link.' })
], ResetPasswordInput.prototype, "token", void 0);
__decorate([
    Field(() => String, { description: NEW_PASSWORD })
], ResetPasswordInput.prototype, "password", void 0);
__decorate([
    Field(() => String, { description: 'The new password once more.' })
], ResetPasswordInput.prototype, "confirmPassword", void 0);
ResetPasswordInput = __decorate([
    InputType({ description: 'A new password, set by a mailed link.' })
], ResetPasswordInput);
export { ResetPasswordInput };
let ChangePasswordInput = class ChangePasswordInput {
    currentPassword;
    password;
    confirmPassword;
};
__decorate([
    Field(() => String, { description: 'The current password.' })
], ChangePasswordInput.prototype, "currentPassword", void 0);
__decorate([
    Field(() => String, { description: NEW_PASSWORD })
], ChangePasswordInput.prototype, "password", void 0);
__decorate([
    Field(() => String, { description: 'The new password once more.' })
], ChangePasswordInput.prototype, "confirmPassword", void 0);
ChangePasswordInput = __decorate([
    InputType({ description: 'A new password for the signed-in user.' })
], ChangePasswordInput);
export { ChangePasswordInput };
let RequestPasswordResetInput = class RequestPasswordResetInput {
    email;
};
__decorate([
    Field(() => String, { description: 'The address of the account.' })
], RequestPasswordResetInput.prototype, "email", void 0);
RequestPasswordResetInput = __decorate([
    InputType({ description: 'What `requestPasswordReset` is called with.' })
], RequestPasswordResetInput);
export { RequestPasswordResetInput };
//# sourceMappingURL=password.inputs.js.map