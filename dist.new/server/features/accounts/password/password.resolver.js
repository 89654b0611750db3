var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { changePassword } from './change-password.js';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './password.inputs.js';
import { requestPasswordReset, resetPassword } from './reset-password.js';
let PasswordResolver = class PasswordResolver {
    async requestPasswordReset(ctx, { email, }) {
        return { email: await requestPasswordReset(ctx, email) };
    }
    async resetPassword(ctx, input) {
        await resetPassword(ctx, input);
        return { isChanged: true };
    }
    async changePassword(ctx, input) {
        await changePassword(signedIn(ctx), input);
        return { isChanged: true };
    }
};
__decorate([
    Public(),
    PayloadMutation({
        payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
        complexity: 10,
        description: 'Mails a reset link if there is an account of this address; the same answer if there is none. The link is valid for 30 minutes, once, newest only. 3 an hour per address, 10 per IP. Errors: VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RequestPasswordResetInput, { description: 'All there is to say.' }))
], PasswordResolver.prototype, "requestPasswordReset", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { isChanged: [() => Boolean, 'Always true.'] },
        complexity: 10,
        description: 'Sets a new password by the token of a mailed link and ends all sessions; a second factor is kept. Errors: TOKEN_INVALID, VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' }))
], PasswordResolver.prototype, "resetPassword", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { isChanged: [() => Boolean, 'Always true.'] },
        complexity: 10,
        description: 'Replaces the password and ends all other sessions. Errors: VALIDATION_FAILED (PASSWORD_WRONG at currentPassword), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' }))
], PasswordResolver.prototype, "changePassword", null);
PasswordResolver = __decorate([
    Resolver()
], PasswordResolver);
export { PasswordResolver };
//# sourceMappingURL=password.resolver.js.map