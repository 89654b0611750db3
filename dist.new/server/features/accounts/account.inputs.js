var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
let SignUpInput = class SignUpInput {
    fullName;
    email;
    password;
    confirmPassword;
    acceptsTerms;
    wantsMarketing;
    locale;
    next;
};
__decorate([
    Field(() => String, { description: 'Name and surnames, 2–80 characters.' })
], SignUpInput.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { description: 'At most 254 characters; stored in lower case.' })
], SignUpInput.prototype, "email", void 0);
__decorate([
    Field(() => String, {
        description: '10–128 characters, at least of medium strength, not a common one, without the e-mail in it.',
    })
], SignUpInput.prototype, "password", void 0);
__decorate([
    Field(() => String, { description: 'The password once more.' })
], SignUpInput.prototype, "confirmPassword", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the current terms are accepted; must be true.' })
], SignUpInput.prototype, "acceptsTerms", void 0);
__decorate([
    Field(() => Boolean, { nullable: true, defaultValue: false, description: 'Whether to send news by e-mail.' })
], SignUpInput.prototype, "wantsMarketing", void 0);
__decorate([
    Field(() => Locale, { nullable: true, defaultValue: Locale.ES, description: 'The language of e-mails to the user.' })
], SignUpInput.prototype, "locale", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'The path of this site that the confirmation link continues to; anything else is ignored.',
    })
], SignUpInput.prototype, "next", void 0);
SignUpInput = __decorate([
    InputType({ description: 'The sign-up form.' })
], SignUpInput);
export { SignUpInput };
let SignInInput = class SignInInput {
    email;
    password;
    inBody;
};
__decorate([
    Field(() => String, { description: 'The address of the account, in any case.' })
], SignInInput.prototype, "email", void 0);
__decorate([
    Field(() => String, { description: 'The password of the account.' })
], SignInInput.prototype, "password", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        defaultValue: false,
        description: 'Return the refresh token in the response, for clients without cookies; no cookie is set then.',
    })
], SignInInput.prototype, "inBody", void 0);
SignInInput = __decorate([
    InputType({ description: 'The sign-in form.' })
], SignInInput);
export { SignInInput };
let ConfirmEmailInput = class ConfirmEmailInput {
    token;
};
__decorate([
    Field(() => String, { description: 'The token of the mailed link.' })
], ConfirmEmailInput.prototype, "token", void 0);
ConfirmEmailInput = __decorate([
    InputType({ description: 'What `confirmEmail` is called with.' })
], ConfirmEmailInput);
export { ConfirmEmailInput };
let ResendConfirmationInput = class ResendConfirmationInput {
    email;
};
__decorate([
    Field(() => String, { description: 'The address of the account.' })
], ResendConfirmationInput.prototype, "email", void 0);
ResendConfirmationInput = __decorate([
    InputType({ description: 'What `resendConfirmation` is called with.' })
], ResendConfirmationInput);
export { ResendConfirmationInput };
//# sourceMappingURL=account.inputs.js.map