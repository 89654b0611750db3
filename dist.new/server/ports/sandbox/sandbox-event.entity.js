var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A webhook of the sandbox payment provider. */
let SandboxEvent = class SandboxEvent {
    [EntityName];
    id;
    accountId;
    type;
    /** The object as it was then. */
    object;
    createdAt;
    deliveredAt;
    attempts;
};
__decorate([
    PrimaryKey({ type: 'text' })
], SandboxEvent.prototype, "id", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], SandboxEvent.prototype, "accountId", void 0);
__decorate([
    Property({ type: 'text' })
], SandboxEvent.prototype, "type", void 0);
__decorate([
    Property({ type: 'json' })
], SandboxEvent.prototype, "object", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SandboxEvent.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], SandboxEvent.prototype, "deliveredAt", void 0);
__decorate([
    Property({ type: 'integer', defaultRaw: '0' })
], SandboxEvent.prototype, "attempts", void 0);
SandboxEvent = __decorate([
    Entity({ tableName: 'sandbox_events' })
], SandboxEvent);
export { SandboxEvent };
//# sourceMappingURL=sandbox-event.entity.js.map