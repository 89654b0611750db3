var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ReviewReportReason } from './report-types.js';
/** A report of a review. */
let ReviewReport = class ReviewReport {
    [EntityName];
    [PrimaryKeyProp];
    code;
    reviewId;
    userId;
    name;
    email;
    reason;
    details;
    locale;
    createdAt;
    decidedAt;
};
__decorate([
    Field(() => String, { description: 'For example REV-2026-000012.' }),
    PrimaryKey({ type: 'text' })
], ReviewReport.prototype, "code", void 0);
__decorate([
    Property({ type: 'uuid' })
], ReviewReport.prototype, "reviewId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReviewReport.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], ReviewReport.prototype, "name", void 0);
__decorate([
    Property({ type: 'text' })
], ReviewReport.prototype, "email", void 0);
__decorate([
    Field(() => ReviewReportReason, { description: 'What is wrong.' }),
    Property({ type: 'text' })
], ReviewReport.prototype, "reason", void 0);
__decorate([
    Field(() => String, { description: 'Explanation in plain text: 20–3000 characters.' }),
    Property({ type: 'text' })
], ReviewReport.prototype, "details", void 0);
__decorate([
    Property({ type: 'text' })
], ReviewReport.prototype, "locale", void 0);
__decorate([
    Field(() => Date, { description: 'When it was received.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], ReviewReport.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ReviewReport.prototype, "decidedAt", void 0);
ReviewReport = __decorate([
    ObjectType({ description: 'An open report of a review; it does not say who reported.' }),
    Entity({ tableName: 'review_reports' })
], ReviewReport);
export { ReviewReport };
//# sourceMappingURL=review-report.entity.js.map