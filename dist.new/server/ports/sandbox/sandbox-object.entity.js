var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** An object of the sandbox payment provider that nothing joins: its fields as Stripe names them. */
let SandboxObject = class SandboxObject {
    [EntityName];
    id;
    kind;
    /** The payee's account it belongs to; null: the platform's. */
    accountId;
    body;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], SandboxObject.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxObject.prototype, "kind", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxObject.prototype, "accountId", void 0);
__decorate([
    Property({ type: 'json' })
], SandboxObject.prototype, "body", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], SandboxObject.prototype, "createdAt", void 0);
SandboxObject = __decorate([
    Entity({ tableName: 'sandbox_objects' })
], SandboxObject);
export { SandboxObject };
//# sourceMappingURL=sandbox-object.entity.js.map