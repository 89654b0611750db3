var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { ConfirmEmailInput, ResendConfirmationInput, SignUpInput } from './account.inputs.js';
import { AuthPayload } from './sessions/auth-payload.type.js';
import { confirmEmail, requestConfirmation } from './sign-up/confirm-email.js';
import { signInAfterSignUp } from './sign-up/first-sign-in.js';
import { signUp } from './sign-up/sign-up.js';
import { loadViewerAccount } from './viewer.loaders.js';
import { ViewerAccount } from './viewer.type.js';
let AccountResolver = class AccountResolver {
    viewer(ctx) {
        return ctx.viewer && loadViewerAccount(ctx, ctx.viewer.id);
    }
    async signUp(ctx, input) {
        return { email: await signUp(ctx, input) };
    }
    async confirmEmail(ctx, { token }) {
        return { email: await confirmEmail(ctx, token) };
    }
    signInAfterSignUp(ctx) {
        return signInAfterSignUp(ctx);
    }
    async resendConfirmation(ctx, { email, }) {
        return { email: await requestConfirmation(ctx, email) };
    }
};
__decorate([
    Public(),
    Query(() => ViewerAccount, {
        nullable: true,
        complexity: ({ childComplexity }) => 1 + childComplexity,
        description: 'The signed-in user; null when signed out.',
    }),
    __param(0, Ctx())
], AccountResolver.prototype, "viewer", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
        complexity: 10,
        description: 'Creates an account and mails a confirmation link. The same answer when the address has an account already; its owner then gets a mail. Errors: VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SignUpInput, { description: 'The sign-up form.' }))
], AccountResolver.prototype, "signUp", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { email: [() => String, 'The address that is confirmed, in lower case.'] },
        complexity: 10,
        description: 'Confirms an e-mail address, or a changed one; valid for 24 hours, newest link only. Errors: TOKEN_INVALID.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ConfirmEmailInput, { description: 'All there is to say.' }))
], AccountResolver.prototype, "confirmEmail", null);
__decorate([
    Public(),
    Mutation(() => AuthPayload, {
        nullable: true,
        complexity: 10,
        description: 'Signs in the browser that signed up, once the link of that sign-up has confirmed its address and before anybody has signed in; null in every other case. Errors: none of its own.',
    }),
    __param(0, Ctx())
], AccountResolver.prototype, "signInAfterSignUp", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
        complexity: 10,
        description: 'Mails a new confirmation link if an unconfirmed account has this address; the same answer if there is none. 3 an hour per address, 10 per IP. Errors: RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ResendConfirmationInput, { description: 'All there is to say.' }))
], AccountResolver.prototype, "resendConfirmation", null);
AccountResolver = __decorate([
    Resolver()
], AccountResolver);
export { AccountResolver };
//# sourceMappingURL=account.resolver.js.map