var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ReportStatus } from './report-case-types.js';
/** What becomes of a report, whatever it is about. */
let ReportCase = class ReportCase {
    [EntityName];
    id;
    code;
    subject;
    subjectId;
    /** Who answers for what was reported. */
    concernedId;
    /** Who reported it; null for visitors. */
    userId;
    email;
    locale;
    reason;
    details;
    openedAt;
    dueAt;
    status = ReportStatus.OPEN;
    /** Without any ground: three of these within 90 days suspend reporting. */
    isUnfounded = false;
    /** Decided by the staff without a report: nobody reported it. */
    isOwnInitiative = false;
    statement = null;
    decidedBy = null;
    decidedAt = null;
    complaintSide = null;
    complaint = null;
    complainedAt = null;
    complaintDueAt = null;
    complaintOutcome = null;
    complaintStatement = null;
    complaintDecidedBy = null;
    /** What the address of the decision is made of, for whoever reported it. */
    reporterKey;
    /** The same for whoever answers for what was reported. */
    ownerKey;
    complaintDecidedAt = null;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ReportCase.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "code", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "subject", void 0);
__decorate([
    Property({ type: 'uuid' })
], ReportCase.prototype, "subjectId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReportCase.prototype, "concernedId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReportCase.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "email", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "locale", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "reason", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "details", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ReportCase.prototype, "openedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ReportCase.prototype, "dueAt", void 0);
__decorate([
    Property({ type: 'text' })
], ReportCase.prototype, "status", void 0);
__decorate([
    Property({ type: 'boolean' })
], ReportCase.prototype, "isUnfounded", void 0);
__decorate([
    Property({ type: 'boolean' })
], ReportCase.prototype, "isOwnInitiative", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ReportCase.prototype, "statement", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReportCase.prototype, "decidedBy", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ReportCase.prototype, "decidedAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ReportCase.prototype, "complaintSide", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ReportCase.prototype, "complaint", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ReportCase.prototype, "complainedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ReportCase.prototype, "complaintDueAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ReportCase.prototype, "complaintOutcome", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ReportCase.prototype, "complaintStatement", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReportCase.prototype, "complaintDecidedBy", void 0);
__decorate([
    Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ReportCase.prototype, "reporterKey", void 0);
__decorate([
    Property({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ReportCase.prototype, "ownerKey", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ReportCase.prototype, "complaintDecidedAt", void 0);
ReportCase = __decorate([
    Entity({ tableName: 'report_cases' })
], ReportCase);
export { ReportCase };
//# sourceMappingURL=report-case.entity.js.map