var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A webhook that was received, without its body: what it is about is asked for when it is applied. */
let ProviderEvent = class ProviderEvent {
    [EntityName];
    [PrimaryKeyProp];
    provider;
    id;
    type;
    subject;
    ref;
    /** The payee's account it happened in; null: ours. */
    accountRef;
    createdAt;
    receivedAt;
    appliedAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], ProviderEvent.prototype, "provider", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], ProviderEvent.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], ProviderEvent.prototype, "type", void 0);
__decorate([
    Property({ type: 'text' })
], ProviderEvent.prototype, "subject", void 0);
__decorate([
    Property({ type: 'text' })
], ProviderEvent.prototype, "ref", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], ProviderEvent.prototype, "accountRef", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ProviderEvent.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ProviderEvent.prototype, "receivedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ProviderEvent.prototype, "appliedAt", void 0);
ProviderEvent = __decorate([
    Entity({ tableName: 'provider_events' })
], ProviderEvent);
export { ProviderEvent };
//# sourceMappingURL=provider-event.entity.js.map