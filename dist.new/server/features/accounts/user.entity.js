var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Locale } from '../../core/values/locale.js';
import { Node } from '../../core/graphql/node.js';
/** How soon a host usually answers requests. */
export var ResponseTimeBucket;
(function (ResponseTimeBucket) {
    ResponseTimeBucket["UNDER_AN_HOUR"] = "under_an_hour";
    ResponseTimeBucket["FEW_HOURS"] = "few_hours";
    ResponseTimeBucket["A_DAY"] = "a_day";
    ResponseTimeBucket["OVER_A_DAY"] = "over_a_day";
})(ResponseTimeBucket || (ResponseTimeBucket = {}));
registerEnumType(ResponseTimeBucket, {
    name: 'ResponseTimeBucket',
    description: 'How soon a host usually answers requests.',
    valuesConfig: {
        UNDER_AN_HOUR: { description: 'Within an hour.' },
        FEW_HOURS: { description: 'Within six hours.' },
        A_DAY: { description: 'Within a day.' },
        OVER_A_DAY: { description: 'It takes more than a day.' },
    },
});
/** A user. Only properties with `@Field` are public. */
let User = class User {
    [EntityName];
    id;
    email;
    fullName;
    passwordHash;
    emailVerifiedAt;
    locale;
    termsVersion;
    termsAcceptedAt;
    marketingConsentAt;
    displayName;
    avatarKey;
    bio;
    city;
    languages;
    phoneVerifiedAt;
    identityVerifiedAt;
    /** Whether they rent out as a professional, a person or a company; null until they have said so. */
    isTrader;
    responseMinutes;
    responseRatePercent;
    /** Since when they meet the criteria of the label "Anfitrión destacado"; null without it. */
    featuredHostSince;
    suspendedAt;
    erasedAt;
    /** Created by the demo; locked when the server starts without demo data. */
    isDemo;
    phone;
    birthDate;
    notificationPreferences;
    /** The goal the user named during onboarding. */
    intention;
    /** Answers of the onboarding steps. */
    onboarding;
    onboardedAt;
    passwordChangedAt;
    suspendedReason;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], User.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], User.prototype, "email", void 0);
__decorate([
    Property({ type: 'text' })
], User.prototype, "fullName", void 0);
__decorate([
    Property({ type: 'text', lazy: true, hidden: true })
], User.prototype, "passwordHash", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "emailVerifiedAt", void 0);
__decorate([
    Property({ type: 'text', default: Locale.ES })
], User.prototype, "locale", void 0);
__decorate([
    Property({ type: 'text' })
], User.prototype, "termsVersion", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], User.prototype, "termsAcceptedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "marketingConsentAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], User.prototype, "displayName", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], User.prototype, "avatarKey", void 0);
__decorate([
    Property({ type: 'text', default: '' })
], User.prototype, "bio", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'City of residence, as entered.' }),
    Property({ type: 'text', nullable: true })
], User.prototype, "city", void 0);
__decorate([
    Property({ type: 'array' })
], User.prototype, "languages", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "phoneVerifiedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "identityVerifiedAt", void 0);
__decorate([
    Property({ type: 'boolean', nullable: true })
], User.prototype, "isTrader", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], User.prototype, "responseMinutes", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'Share of requests answered in time, 0–100; null until there were enough.',
    }),
    Property({ type: 'smallint', nullable: true })
], User.prototype, "responseRatePercent", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "featuredHostSince", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "suspendedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], User.prototype, "erasedAt", void 0);
__decorate([
    Property({ type: 'boolean', default: false, lazy: true })
], User.prototype, "isDemo", void 0);
__decorate([
    Property({ type: 'text', nullable: true, lazy: true, hidden: true })
], User.prototype, "phone", void 0);
__decorate([
    Property({ type: 'date', nullable: true, lazy: true, hidden: true })
], User.prototype, "birthDate", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: `'{}'`, lazy: true, hidden: true })
], User.prototype, "notificationPreferences", void 0);
__decorate([
    Property({ type: 'text', nullable: true, lazy: true })
], User.prototype, "intention", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: `'{}'`, lazy: true })
], User.prototype, "onboarding", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true, lazy: true })
], User.prototype, "onboardedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true, lazy: true })
], User.prototype, "passwordChangedAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true, lazy: true, hidden: true })
], User.prototype, "suspendedReason", void 0);
__decorate([
    Field(() => Date, { name: 'memberSince', description: 'When the account was created.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], User.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
], User.prototype, "updatedAt", void 0);
User = __decorate([
    ObjectType({ implements: Node, description: 'A user as others see them: never surname, e-mail or phone.' }),
    Entity({ tableName: 'users' })
], User);
export { User };
//# sourceMappingURL=user.entity.js.map