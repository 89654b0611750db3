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
import { Public } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { SignInInput } from '../account.inputs.js';
import { AuthPayload } from './auth-payload.type.js';
import { refreshSession, startSession, endSession } from './session.service.js';
import { RefreshSessionInput } from './session.inputs.js';
let SessionResolver = class SessionResolver {
    signIn(ctx, input) {
        const inBody = input.inBody === true;
        // A socket cannot set cookies.
        if (!inBody && ctx.client.transport === 'ws')
            throw new DomainError(ErrorCode.BAD_REQUEST);
        return startSession(ctx, input, inBody);
    }
    refreshSession(ctx, input) {
        const refreshToken = input?.refreshToken ?? null;
        if (!refreshToken && ctx.client.transport === 'ws')
            throw new DomainError(ErrorCode.BAD_REQUEST);
        return refreshSession(ctx, refreshToken);
    }
    async signOut(ctx) {
        await endSession(ctx);
        return { isSignedOut: true };
    }
};
__decorate([
    Public(),
    Mutation(() => AuthPayload, {
        complexity: 10,
        description: 'Signs in. Errors: VALIDATION_FAILED, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED (only after the right password), ACCOUNT_SUSPENDED, MFA_REQUIRED (with params.challenge for verifyMfa and its expiresAt), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SignInInput, { description: 'E-mail and password.' }))
], SessionResolver.prototype, "signIn", null);
__decorate([
    Public(),
    Mutation(() => AuthPayload, {
        nullable: true,
        complexity: 10,
        description: 'Issues a new access token for the session; null when there is no session to refresh.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RefreshSessionInput, { nullable: true, description: 'Only from clients without cookies.' }))
], SessionResolver.prototype, "refreshSession", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { isSignedOut: [() => Boolean, 'Always true.'] },
        complexity: 10,
        description: 'Ends the session at once, sockets included. The same answer when there was none.',
    }),
    __param(0, Ctx())
], SessionResolver.prototype, "signOut", null);
SessionResolver = __decorate([
    Resolver()
], SessionResolver);
export { SessionResolver };
//# sourceMappingURL=session.resolver.js.map