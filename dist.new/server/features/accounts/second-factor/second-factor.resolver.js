var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { AuthPayload } from '../sessions/auth-payload.type.js';
import { toNewAuthPayload } from '../sessions/session.service.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { answerChallenge } from './mfa-challenge.js';
import { ConfirmSecondFactorInput, PasswordAndCodeInput, StartSecondFactorInput, VerifyMfaInput, } from './second-factor.inputs.js';
import { StartSecondFactorPayload } from './second-factor.types.js';
import { confirmSecondFactor, removeSecondFactor, renewRecoveryCodes, startSecondFactor, } from './set-up-second-factor.js';
let SecondFactorResolver = class SecondFactorResolver {
    async verifyMfa(ctx, input) {
        const inBody = input.inBody === true;
        // A socket cannot set cookies.
        if (!inBody && ctx.client.transport === 'ws')
            throw new DomainError(ErrorCode.BAD_REQUEST);
        return toNewAuthPayload(ctx, await answerChallenge(ctx, input, inBody), inBody);
    }
    startSecondFactor(ctx, { password, }) {
        return startSecondFactor(signedIn(ctx), password);
    }
    async confirmSecondFactor(ctx, { code, }) {
        return { recoveryCodes: await confirmSecondFactor(signedIn(ctx), code) };
    }
    async removeSecondFactor(ctx, input) {
        const me = signedIn(ctx);
        await removeSecondFactor(me, input);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
    async renewRecoveryCodes(ctx, input) {
        return { recoveryCodes: await renewRecoveryCodes(signedIn(ctx), input) };
    }
};
__decorate([
    Public(),
    Mutation(() => AuthPayload, {
        complexity: 10,
        description: 'Signs in with the second factor. Errors: TOKEN_INVALID (sign in again), VALIDATION_FAILED (CODE_INVALID at code, params.attemptsLeft), ACCOUNT_SUSPENDED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => VerifyMfaInput, { description: 'Challenge and code.' }))
], SecondFactorResolver.prototype, "verifyMfa", null);
__decorate([
    Authorized(),
    Mutation(() => StartSecondFactorPayload, {
        complexity: 10,
        description: 'Creates a secret for an authenticator app; it takes effect, and replaces a present one, with `confirmSecondFactor` within an hour. Errors: VALIDATION_FAILED (PASSWORD_WRONG), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => StartSecondFactorInput, { description: 'All there is to say.' }))
], SecondFactorResolver.prototype, "startSecondFactor", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { recoveryCodes: [() => [String], 'Ten codes, each for one sign-in without the app; shown only now.'] },
        complexity: 10,
        description: 'Turns the second factor on with a first code; this session counts as verified, all others end. Returns ten recovery codes, shown only now. Errors: VALIDATION_FAILED (CODE_INVALID, CODE_EXPIRED), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ConfirmSecondFactorInput, { description: 'All there is to say.' }))
], SecondFactorResolver.prototype, "confirmSecondFactor", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: 'Turns the second factor off. Errors: MFA_SETUP_REQUIRED (for staff), NOT_FOUND (there is none), VALIDATION_FAILED (PASSWORD_WRONG, CODE_INVALID), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' }))
], SecondFactorResolver.prototype, "removeSecondFactor", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { recoveryCodes: [() => [String], 'Ten codes, each for one sign-in without the app; shown only now.'] },
        complexity: 10,
        description: 'Creates ten recovery codes, shown only now; the old ones stop working. Errors: NOT_FOUND (no second factor), VALIDATION_FAILED (PASSWORD_WRONG, CODE_INVALID), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' }))
], SecondFactorResolver.prototype, "renewRecoveryCodes", null);
SecondFactorResolver = __decorate([
    Resolver()
], SecondFactorResolver);
export { SecondFactorResolver };
//# sourceMappingURL=second-factor.resolver.js.map