var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** One movement of a balance of the sandbox payment provider, in cents. */
let SandboxBalanceEntry = class SandboxBalanceEntry {
    [EntityName];
    position;
    id;
    /** The payee's account; null: the platform's balance. */
    accountId;
    type;
    amountCents;
    source;
    createdAt;
};
__decorate([
    PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
], SandboxBalanceEntry.prototype, "position", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxBalanceEntry.prototype, "id", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxBalanceEntry.prototype, "accountId", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxBalanceEntry.prototype, "type", void 0);
__decorate([
    Property({ type: 'integer' })
], SandboxBalanceEntry.prototype, "amountCents", void 0);
__decorate([
    Property({ type: 'json' })
], SandboxBalanceEntry.prototype, "source", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SandboxBalanceEntry.prototype, "createdAt", void 0);
SandboxBalanceEntry = __decorate([
    Entity({ tableName: 'sandbox_balance' })
], SandboxBalanceEntry);
export { SandboxBalanceEntry };
//# sourceMappingURL=sandbox-balance-entry.entity.js.map