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
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { requestEmailChange } from './change-email.js';
import { RequestEmailChangeInput } from './email-change.inputs.js';
let EmailChangeResolver = class EmailChangeResolver {
    async requestEmailChange(ctx, input) {
        return { email: await requestEmailChange(signedIn(ctx), input) };
    }
};
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
        complexity: 10,
        description: 'Mails a link to a new address; `confirmEmail` with its token replaces the old one, which gets a mail. Valid for 24 hours, newest link only; 3 an hour. The same answer when the address has an account. Errors: VALIDATION_FAILED (EMAIL_UNCHANGED, PASSWORD_WRONG), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RequestEmailChangeInput, { description: 'The new address and the password.' }))
], EmailChangeResolver.prototype, "requestEmailChange", null);
EmailChangeResolver = __decorate([
    Resolver()
], EmailChangeResolver);
export { EmailChangeResolver };
//# sourceMappingURL=email-change.resolver.js.map