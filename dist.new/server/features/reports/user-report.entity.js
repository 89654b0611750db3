var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A report of a person. */
let UserReport = class UserReport {
    [EntityName];
    [PrimaryKeyProp];
    code;
    subjectId;
    userId;
    name;
    email;
    reason;
    details;
    locale;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], UserReport.prototype, "code", void 0);
__decorate([
    Property({ type: 'uuid' })
], UserReport.prototype, "subjectId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], UserReport.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], UserReport.prototype, "name", void 0);
__decorate([
    Property({ type: 'text' })
], UserReport.prototype, "email", void 0);
__decorate([
    Property({ type: 'text' })
], UserReport.prototype, "reason", void 0);
__decorate([
    Property({ type: 'text' })
], UserReport.prototype, "details", void 0);
__decorate([
    Property({ type: 'text' })
], UserReport.prototype, "locale", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], UserReport.prototype, "createdAt", void 0);
UserReport = __decorate([
    Entity({ tableName: 'user_reports' })
], UserReport);
export { UserReport };
//# sourceMappingURL=user-report.entity.js.map