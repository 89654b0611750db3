var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A report of a space. */
let SpaceReport = class SpaceReport {
    [EntityName];
    [PrimaryKeyProp];
    code;
    spaceId;
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
], SpaceReport.prototype, "code", void 0);
__decorate([
    Property({ type: 'uuid' })
], SpaceReport.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], SpaceReport.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], SpaceReport.prototype, "name", void 0);
__decorate([
    Property({ type: 'text' })
], SpaceReport.prototype, "email", void 0);
__decorate([
    Property({ type: 'text' })
], SpaceReport.prototype, "reason", void 0);
__decorate([
    Property({ type: 'text' })
], SpaceReport.prototype, "details", void 0);
__decorate([
    Property({ type: 'text' })
], SpaceReport.prototype, "locale", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SpaceReport.prototype, "createdAt", void 0);
SpaceReport = __decorate([
    Entity({ tableName: 'space_reports' })
], SpaceReport);
export { SpaceReport };
//# sourceMappingURL=space-report.entity.js.map