var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType, registerEnumType } from 'type-graphql';
import { Locale } from '../../../core/values/locale.js';
/** What a message is about. */
export var ContactTopic;
(function (ContactTopic) {
    ContactTopic["BOOKING"] = "booking";
    ContactTopic["PAYMENT"] = "payment";
    ContactTopic["HOSTING"] = "hosting";
    ContactTopic["ACCOUNT"] = "account";
    ContactTopic["PERSONAL_DATA"] = "personal_data";
    ContactTopic["ACCESSIBILITY"] = "accessibility";
    ContactTopic["REPORT"] = "report";
    ContactTopic["OTHER"] = "other";
})(ContactTopic || (ContactTopic = {}));
registerEnumType(ContactTopic, {
    name: 'ContactTopic',
    description: 'Topic of a message to support.',
    valuesConfig: {
        BOOKING: { description: 'A booking.' },
        PAYMENT: { description: 'A payment.' },
        HOSTING: { description: 'Renting a space out.' },
        ACCOUNT: { description: 'The account.' },
        PERSONAL_DATA: { description: 'Personal data.' },
        ACCESSIBILITY: { description: 'Something that cannot be used.' },
        REPORT: { description: 'Something illegal or against the rules.' },
        OTHER: { description: 'Anything else.' },
    },
});
let ContactInput = class ContactInput {
    fullName;
    email;
    topic;
    message;
    locale;
};
__decorate([
    Field(() => String, { description: 'Name of the sender, 2–80 characters.' })
], ContactInput.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { description: 'E-mail address for the answer.' })
], ContactInput.prototype, "email", void 0);
__decorate([
    Field(() => ContactTopic, { description: 'What it is about.' })
], ContactInput.prototype, "topic", void 0);
__decorate([
    Field(() => String, { description: 'Plain text, 20–3000 characters.' })
], ContactInput.prototype, "message", void 0);
__decorate([
    Field(() => Locale, {
        nullable: true,
        defaultValue: Locale.ES,
        description: 'The language of the receipt and of the answer.',
    })
], ContactInput.prototype, "locale", void 0);
ContactInput = __decorate([
    InputType({ description: 'A message to support.' })
], ContactInput);
export { ContactInput };
//# sourceMappingURL=contact.inputs.js.map