var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A browser that asked for notifications; a trigger deletes it when its session ends. */
let PushSubscription = class PushSubscription {
    [EntityName];
    id;
    userId;
    sessionId;
    /** Address of the browser's push service; whoever knows it and the keys can write to the browser. */
    endpoint;
    p256dh;
    auth;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], PushSubscription.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], PushSubscription.prototype, "userId", void 0);
__decorate([
    Property({ type: 'uuid' })
], PushSubscription.prototype, "sessionId", void 0);
__decorate([
    Property({ type: 'text', hidden: true })
], PushSubscription.prototype, "endpoint", void 0);
__decorate([
    Property({ type: 'text', hidden: true })
], PushSubscription.prototype, "p256dh", void 0);
__decorate([
    Property({ type: 'text', hidden: true })
], PushSubscription.prototype, "auth", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PushSubscription.prototype, "createdAt", void 0);
PushSubscription = __decorate([
    Entity({ tableName: 'push_subscriptions' })
], PushSubscription);
export { PushSubscription };
//# sourceMappingURL=push-subscription.entity.js.map