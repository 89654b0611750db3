var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
/** Groups of the data stored about a user. */
export var DataGroupKey;
(function (DataGroupKey) {
    DataGroupKey["ACCOUNT"] = "account";
    DataGroupKey["PROFILE"] = "profile";
    DataGroupKey["SPACES"] = "spaces";
    DataGroupKey["BOOKINGS"] = "bookings";
    DataGroupKey["PAYMENTS"] = "payments";
    DataGroupKey["MESSAGES"] = "messages";
    DataGroupKey["REVIEWS"] = "reviews";
    DataGroupKey["NOTIFICATIONS"] = "notifications";
    DataGroupKey["SESSIONS"] = "sessions";
    DataGroupKey["CONSENTS"] = "consents";
    DataGroupKey["VERIFICATIONS"] = "verifications";
})(DataGroupKey || (DataGroupKey = {}));
registerEnumType(DataGroupKey, {
    name: 'DataGroupKey',
    description: 'Group of the data stored about a user.',
    valuesConfig: {
        ACCOUNT: { description: 'Name, e-mail address and sign-in data.' },
        PROFILE: { description: 'Public profile.' },
        SPACES: { description: 'Spaces with their photos, including drafts and archived ones.' },
        BOOKINGS: { description: 'Bookings on either side, with their history.' },
        PAYMENTS: { description: 'Payments made.' },
        MESSAGES: { description: 'Messages sent and received.' },
        REVIEWS: { description: 'Reviews written and received.' },
        NOTIFICATIONS: { description: 'Notifications received.' },
        SESSIONS: { description: 'Sessions and known browsers.' },
        CONSENTS: { description: 'Consents granted or withdrawn.' },
        VERIFICATIONS: { description: 'Verifications of identity and spaces, and stored documents.' },
    },
});
/** A single field shown in one line. */
export var DataFieldKey;
(function (DataFieldKey) {
    DataFieldKey["FULL_NAME"] = "full_name";
    DataFieldKey["EMAIL"] = "email";
    DataFieldKey["LOCALE"] = "locale";
    DataFieldKey["MEMBER_SINCE"] = "member_since";
    DataFieldKey["DISPLAY_NAME"] = "display_name";
    DataFieldKey["BIO"] = "bio";
    DataFieldKey["CITY"] = "city";
    DataFieldKey["LANGUAGES"] = "languages";
    DataFieldKey["PHONE"] = "phone";
    DataFieldKey["BIRTH_DATE"] = "birth_date";
})(DataFieldKey || (DataFieldKey = {}));
registerEnumType(DataFieldKey, {
    name: 'DataFieldKey',
    description: 'A single field shown in one line.',
    valuesConfig: {
        FULL_NAME: { description: 'Name and surnames.' },
        EMAIL: { description: 'E-mail address used to sign in.' },
        LOCALE: { description: 'Language of e-mails.' },
        MEMBER_SINCE: { description: 'When the account was opened.' },
        DISPLAY_NAME: { description: 'Name shown to others.' },
        BIO: { description: 'About text of the profile.' },
        CITY: { description: 'City of the profile.' },
        LANGUAGES: { description: 'Spoken languages.' },
        PHONE: { description: 'Verified phone number.' },
        BIRTH_DATE: { description: 'Date of birth from the identity document.' },
    },
});
let DataField = class DataField {
    key;
    value;
};
__decorate([
    Field(() => DataFieldKey, { description: 'Which field.' })
], DataField.prototype, "key", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'As stored: text, date, instant, or a list joined by commas; null when empty.',
    })
], DataField.prototype, "value", void 0);
DataField = __decorate([
    ObjectType({ description: 'One field stored about the viewer.' })
], DataField);
export { DataField };
let DataGroup = class DataGroup {
    key;
    count;
    fields;
};
__decorate([
    Field(() => DataGroupKey, { description: 'Which group.' })
], DataGroup.prototype, "key", void 0);
__decorate([
    Field(() => Int, { description: 'Number of its entries in the export.' })
], DataGroup.prototype, "count", void 0);
__decorate([
    Field(() => [DataField], { description: 'The fields, for groups that consist of fields.' })
], DataGroup.prototype, "fields", void 0);
DataGroup = __decorate([
    ObjectType({ description: 'A group of the data stored about the viewer.' })
], DataGroup);
export { DataGroup };
let MyData = class MyData {
    groups;
};
__decorate([
    Field(() => [DataGroup], { description: 'In a fixed order, empty groups included.' })
], MyData.prototype, "groups", void 0);
MyData = __decorate([
    ObjectType({ description: 'The data stored about the viewer.' })
], MyData);
export { MyData };
//# sourceMappingURL=my-data.types.js.map