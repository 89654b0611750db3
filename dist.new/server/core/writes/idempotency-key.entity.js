var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The stored answer of a call that carried an idempotency key. */
let IdempotencyKey = class IdempotencyKey {
    [EntityName];
    [PrimaryKeyProp];
    userId;
    operation;
    key;
    requestHash;
    response;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], IdempotencyKey.prototype, "userId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], IdempotencyKey.prototype, "operation", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], IdempotencyKey.prototype, "key", void 0);
__decorate([
    Property({ type: 'text' })
], IdempotencyKey.prototype, "requestHash", void 0);
__decorate([
    Property({ type: 'json', nullable: true })
], IdempotencyKey.prototype, "response", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], IdempotencyKey.prototype, "createdAt", void 0);
IdempotencyKey = __decorate([
    Entity({ tableName: 'idempotency_keys' })
], IdempotencyKey);
export { IdempotencyKey };
//# sourceMappingURL=idempotency-key.entity.js.map