var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** What the sandbox payment provider answered to an idempotency key; the key is free again after a day. */
let SandboxKey = class SandboxKey {
    [EntityName];
    key;
    requestHash;
    /** Null while the call runs. */
    status;
    answer;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], SandboxKey.prototype, "key", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxKey.prototype, "requestHash", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], SandboxKey.prototype, "status", void 0);
__decorate([
    Property({ type: 'json', nullable: true })
], SandboxKey.prototype, "answer", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SandboxKey.prototype, "createdAt", void 0);
SandboxKey = __decorate([
    Entity({ tableName: 'sandbox_keys' })
], SandboxKey);
export { SandboxKey };
//# sourceMappingURL=sandbox-key.entity.js.map