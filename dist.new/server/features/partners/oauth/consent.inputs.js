var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
const optional = (description) => ({ nullable: true, description });
let ConsentRequestInput = class ConsentRequestInput {
    clientId;
    redirectUri;
    responseType;
    scope;
    state;
    codeChallenge;
    codeChallengeMethod;
};
__decorate([
    Field(() => String, optional('`client_id`: the app.'))
], ConsentRequestInput.prototype, "clientId", void 0);
__decorate([
    Field(() => String, optional('`redirect_uri`: one of the addresses of the app, letter by letter.'))
], ConsentRequestInput.prototype, "redirectUri", void 0);
__decorate([
    Field(() => String, optional('`response_type`: always `code`.'))
], ConsentRequestInput.prototype, "responseType", void 0);
__decorate([
    Field(() => String, optional('`scope`: what it asks for, as `bookings:read`, separated by spaces.'))
], ConsentRequestInput.prototype, "scope", void 0);
__decorate([
    Field(() => String, optional('`state`: comes back with the answer; up to 1,000 characters.'))
], ConsentRequestInput.prototype, "state", void 0);
__decorate([
    Field(() => String, optional('`code_challenge` of PKCE.'))
], ConsentRequestInput.prototype, "codeChallenge", void 0);
__decorate([
    Field(() => String, optional('`code_challenge_method`: always `S256`.'))
], ConsentRequestInput.prototype, "codeChallengeMethod", void 0);
ConsentRequestInput = __decorate([
    InputType({ description: 'What an app asks for, as it stands in the address of the consent page.' })
], ConsentRequestInput);
export { ConsentRequestInput };
let AnswerConsentRequestInput = class AnswerConsentRequestInput {
    request;
    isAllowed;
};
__decorate([
    Field(() => ConsentRequestInput, { description: 'What the app asks for.' })
], AnswerConsentRequestInput.prototype, "request", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the app may act for the viewer from now on.' })
], AnswerConsentRequestInput.prototype, "isAllowed", void 0);
AnswerConsentRequestInput = __decorate([
    InputType({ description: 'What a person answers an app.' })
], AnswerConsentRequestInput);
export { AnswerConsentRequestInput };
//# sourceMappingURL=consent.inputs.js.map