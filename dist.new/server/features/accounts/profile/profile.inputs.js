var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
import { SpokenLanguage } from './profile-types.js';
let UpdateProfileInput = class UpdateProfileInput {
    displayName;
    bio;
    city;
    languages;
    isTrader;
    locale;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'The name others see, 2–40 characters without contact data; null for first name and initial.',
    })
], UpdateProfileInput.prototype, "displayName", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Plain text of at most 500 characters; contact data in it is redacted for others.',
    })
], UpdateProfileInput.prototype, "bio", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'City of residence, at most 80 characters without contact data.',
    })
], UpdateProfileInput.prototype, "city", void 0);
__decorate([
    Field(() => [SpokenLanguage], { nullable: true, description: 'Spoken languages, each once, at most six.' })
], UpdateProfileInput.prototype, "languages", void 0);
__decorate([
    Field(() => Boolean, {
        nullable: true,
        description: 'Whether the viewer rents out as a professional, a person or a company; null leaves it as it is.',
    })
], UpdateProfileInput.prototype, "isTrader", void 0);
__decorate([
    Field(() => Locale, { nullable: true, description: 'The language of e-mails to the viewer.' })
], UpdateProfileInput.prototype, "locale", void 0);
UpdateProfileInput = __decorate([
    InputType({ description: 'Changes of a profile; omitted fields stay as they are.' })
], UpdateProfileInput);
export { UpdateProfileInput };
//# sourceMappingURL=profile.inputs.js.map