var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ApiScope } from '../../../core/graphql/api-scopes.js';
/** Why a request cannot be answered to the app: nobody knows whose address it is. */
export var ConsentProblem;
(function (ConsentProblem) {
    ConsentProblem["APP_UNKNOWN"] = "app_unknown";
    ConsentProblem["REDIRECT_UNKNOWN"] = "redirect_unknown";
})(ConsentProblem || (ConsentProblem = {}));
registerEnumType(ConsentProblem, {
    name: 'ConsentProblem',
    description: 'Why a request is shown as wrong and never answered to an app.',
    valuesConfig: {
        APP_UNKNOWN: { description: 'There is no such app, or not any more.' },
        REDIRECT_UNKNOWN: { description: 'The address is none of those that the app registered.' },
    },
});
let ConsentApp = class ConsentApp {
    name;
    website;
    ownerName;
    isOwnerVerified;
};
__decorate([
    Field(() => String, { description: 'Its name.' })
], ConsentApp.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Its website.' })
], ConsentApp.prototype, "website", void 0);
__decorate([
    Field(() => String, { description: 'Public name of whoever registered it and gets the access.' })
], ConsentApp.prototype, "ownerName", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the identity of its owner is verified.' })
], ConsentApp.prototype, "isOwnerVerified", void 0);
ConsentApp = __decorate([
    ObjectType({ description: 'An app as people see it before they allow it anything.' })
], ConsentApp);
export { ConsentApp };
let ConsentRequest = class ConsentRequest {
    app;
    scopes;
    problem;
    redirectTo;
};
__decorate([
    Field(() => ConsentApp, { nullable: true, description: 'The app; null with APP_UNKNOWN.' })
], ConsentRequest.prototype, "app", void 0);
__decorate([
    Field(() => [ApiScope], { description: 'What it asks for; empty when the request is wrong.' })
], ConsentRequest.prototype, "scopes", void 0);
__decorate([
    Field(() => ConsentProblem, { nullable: true, description: 'Why it cannot be answered; null: it can.' })
], ConsentRequest.prototype, "problem", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Where the browser goes when the request is wrong in another way, which its app is told there; else null.',
    })
], ConsentRequest.prototype, "redirectTo", void 0);
ConsentRequest = __decorate([
    ObjectType({ description: 'What an app asks a person for.' })
], ConsentRequest);
export { ConsentRequest };
let AnswerConsentRequestPayload = class AnswerConsentRequestPayload {
    redirectTo;
};
__decorate([
    Field(() => String, {
        description: 'Where the browser goes: an address of the app, with a code or with `access_denied`.',
    })
], AnswerConsentRequestPayload.prototype, "redirectTo", void 0);
AnswerConsentRequestPayload = __decorate([
    ObjectType({ description: 'A request that was answered.' })
], AnswerConsentRequestPayload);
export { AnswerConsentRequestPayload };
//# sourceMappingURL=consent.types.js.map