var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A report of a message or a whole conversation. */
let MessageReport = class MessageReport {
    [EntityName];
    [PrimaryKeyProp];
    code;
    conversationId;
    messageId;
    userId;
    reason;
    details;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], MessageReport.prototype, "code", void 0);
__decorate([
    Property({ type: 'uuid' })
], MessageReport.prototype, "conversationId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], MessageReport.prototype, "messageId", void 0);
__decorate([
    Property({ type: 'uuid' })
], MessageReport.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], MessageReport.prototype, "reason", void 0);
__decorate([
    Property({ type: 'text' })
], MessageReport.prototype, "details", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], MessageReport.prototype, "createdAt", void 0);
MessageReport = __decorate([
    Entity({ tableName: 'message_reports' })
], MessageReport);
export { MessageReport };
//# sourceMappingURL=message-report.entity.js.map