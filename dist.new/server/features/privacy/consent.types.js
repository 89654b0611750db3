var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { ConsentPurpose } from '../accounts/consent-codes.js';
registerEnumType(ConsentPurpose, {
    name: 'ConsentPurpose',
    description: 'Purpose of a consent.',
    valuesConfig: {
        TERMS: { description: 'The terms of use.' },
        MARKETING: { description: 'News by e-mail.' },
        ANALYTICS: { description: 'Measuring how the site is used.' },
        MARKETING_COOKIES: { description: 'Cookies for advertising.' },
    },
});
let Consent = class Consent {
    purpose;
    isGranted;
    version;
    source;
    at;
};
__decorate([
    Field(() => ConsentPurpose, { description: 'What for.' })
], Consent.prototype, "purpose", void 0);
__decorate([
    Field(() => Boolean, { description: 'Granted, or refused or withdrawn.' })
], Consent.prototype, "isGranted", void 0);
__decorate([
    Field(() => String, { description: 'Version of the text that was shown, named by its date.' })
], Consent.prototype, "version", void 0);
__decorate([
    Field(() => String, {
        description: 'Where the choice was made: sign_up, my_data, notification_preferences, cookie_settings.',
    })
], Consent.prototype, "source", void 0);
__decorate([
    Field(() => Date, { description: 'When the choice was made.' })
], Consent.prototype, "at", void 0);
Consent = __decorate([
    ObjectType({ description: 'An entry of the consent log; entries are never changed.' })
], Consent);
export { Consent };
//# sourceMappingURL=consent.types.js.map