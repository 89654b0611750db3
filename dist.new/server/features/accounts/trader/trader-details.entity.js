var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
/** What a professional host says of themselves; renters read it (DSA, article 30). */
let TraderDetails = class TraderDetails {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    name;
    address;
    email;
    phone;
    nif;
    register;
    registerNumber;
    certifiedAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], TraderDetails.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'Name of the person or company.' }),
    Property({ type: 'text' })
], TraderDetails.prototype, "name", void 0);
__decorate([
    Field(() => String, { description: 'Their address, in one line.' }),
    Property({ type: 'text' })
], TraderDetails.prototype, "address", void 0);
__decorate([
    Field(() => String, { description: 'An e-mail address for renters.' }),
    Property({ type: 'text' })
], TraderDetails.prototype, "email", void 0);
__decorate([
    Field(() => String, { description: 'A phone for renters.' }),
    Property({ type: 'text' })
], TraderDetails.prototype, "phone", void 0);
__decorate([
    Field(() => String, { description: 'Spanish tax number, without spaces.' }),
    Property({ type: 'text' })
], TraderDetails.prototype, "nif", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The public register they are in; null: none.' }),
    Property({ type: 'text', nullable: true })
], TraderDetails.prototype, "register", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Their number in that register.' }),
    Property({ type: 'text', nullable: true })
], TraderDetails.prototype, "registerNumber", void 0);
__decorate([
    Field(() => Date, { description: 'When they declared that they only offer what the law of the Union allows.' }),
    Property({ type: 'timestamptz' })
], TraderDetails.prototype, "certifiedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], TraderDetails.prototype, "updatedAt", void 0);
TraderDetails = __decorate([
    ObjectType({ description: 'Who a professional host is, in their own words (DSA, article 30).' }),
    Entity({ tableName: 'trader_details' })
], TraderDetails);
export { TraderDetails };
//# sourceMappingURL=trader-details.entity.js.map