var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A period in which a user may not send messages. */
let MessagePause = class MessagePause {
    [EntityName];
    id;
    userId;
    kinds;
    startsAt;
    endsAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], MessagePause.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], MessagePause.prototype, "userId", void 0);
__decorate([
    Property({ type: 'array' })
], MessagePause.prototype, "kinds", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], MessagePause.prototype, "startsAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], MessagePause.prototype, "endsAt", void 0);
MessagePause = __decorate([
    Entity({ tableName: 'message_pauses' })
], MessagePause);
export { MessagePause };
//# sourceMappingURL=message-pause.entity.js.map