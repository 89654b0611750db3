var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The code sent to a phone number that a user wants to confirm; only its hash is stored. */
let PhoneCode = class PhoneCode {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    phone;
    codeHash;
    attempts;
    createdAt;
    expiresAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], PhoneCode.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], PhoneCode.prototype, "phone", void 0);
__decorate([
    Property({ type: 'text' })
], PhoneCode.prototype, "codeHash", void 0);
__decorate([
    Property({ type: 'smallint', defaultRaw: '0' })
], PhoneCode.prototype, "attempts", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PhoneCode.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], PhoneCode.prototype, "expiresAt", void 0);
PhoneCode = __decorate([
    Entity({ tableName: 'phone_codes' })
], PhoneCode);
export { PhoneCode };
//# sourceMappingURL=phone-code.entity.js.map