var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A payment intent of the sandbox payment provider, amounts in cents. */
let SandboxIntent = class SandboxIntent {
    [EntityName];
    id;
    idempotencyKey;
    paymentMethodId;
    amountCents;
    capturedCents;
    status;
    failureCode;
    metadata;
    customerId;
    captureMethod;
    savesMethod;
    authorizedAt;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], SandboxIntent.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxIntent.prototype, "idempotencyKey", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxIntent.prototype, "paymentMethodId", void 0);
__decorate([
    Property({ type: 'integer' })
], SandboxIntent.prototype, "amountCents", void 0);
__decorate([
    Property({ type: 'integer', defaultRaw: '0' })
], SandboxIntent.prototype, "capturedCents", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxIntent.prototype, "status", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxIntent.prototype, "failureCode", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: "'{}'::jsonb" })
], SandboxIntent.prototype, "metadata", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxIntent.prototype, "customerId", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "'manual'" })
], SandboxIntent.prototype, "captureMethod", void 0);
__decorate([
    Property({ type: 'boolean', defaultRaw: 'false' })
], SandboxIntent.prototype, "savesMethod", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], SandboxIntent.prototype, "authorizedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SandboxIntent.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SandboxIntent.prototype, "updatedAt", void 0);
SandboxIntent = __decorate([
    Entity({ tableName: 'sandbox_intents' })
], SandboxIntent);
export { SandboxIntent };
//# sourceMappingURL=sandbox-intent.entity.js.map