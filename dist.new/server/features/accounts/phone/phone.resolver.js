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
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { confirmPhone, removePhone } from './confirm-phone.js';
import { RequestPhoneCodePayload } from './phone.types.js';
import { requestPhoneCode } from './request-phone-code.js';
import { RequestPhoneCodeInput, ConfirmPhoneInput } from './phone.inputs.js';
let PhoneResolver = class PhoneResolver {
    requestPhoneCode(ctx, { phone, }) {
        return requestPhoneCode(signedIn(ctx), phone);
    }
    async confirmPhone(ctx, { code }) {
        const me = signedIn(ctx);
        await confirmPhone(me, code);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
    async removePhone(ctx) {
        const me = signedIn(ctx);
        await removePhone(me);
        return { viewer: await loadViewerAccount(me, me.viewer.id) };
    }
};
__decorate([
    Authorized(),
    Mutation(() => RequestPhoneCodePayload, {
        complexity: 10,
        description: 'Sends a code of six digits to a mobile phone, valid for 10 minutes and 5 attempts; three an hour. Errors: VALIDATION_FAILED (PHONE_INVALID), RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RequestPhoneCodeInput, { description: 'All there is to say.' }))
], PhoneResolver.prototype, "requestPhoneCode", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: "Confirms the phone that received the code as the viewer's. Errors: VALIDATION_FAILED (CODE_INVALID, CODE_EXPIRED, PHONE_TAKEN).",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ConfirmPhoneInput, { description: 'All there is to say.' }))
], PhoneResolver.prototype, "confirmPhone", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
        complexity: ({ childComplexity }) => 10 + childComplexity,
        description: "Removes the viewer's phone.",
    }),
    __param(0, Ctx())
], PhoneResolver.prototype, "removePhone", null);
PhoneResolver = __decorate([
    Resolver()
], PhoneResolver);
export { PhoneResolver };
//# sourceMappingURL=phone.resolver.js.map