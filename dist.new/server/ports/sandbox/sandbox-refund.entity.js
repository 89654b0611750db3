var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A refund of the sandbox payment provider, in cents. */
let SandboxRefund = class SandboxRefund {
    [EntityName];
    id;
    idempotencyKey;
    intentId;
    amountCents;
    status;
    failureReason;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], SandboxRefund.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxRefund.prototype, "idempotencyKey", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxRefund.prototype, "intentId", void 0);
__decorate([
    Property({ type: 'integer' })
], SandboxRefund.prototype, "amountCents", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "'succeeded'" })
], SandboxRefund.prototype, "status", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxRefund.prototype, "failureReason", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SandboxRefund.prototype, "createdAt", void 0);
SandboxRefund = __decorate([
    Entity({ tableName: 'sandbox_refunds' })
], SandboxRefund);
export { SandboxRefund };
//# sourceMappingURL=sandbox-refund.entity.js.map