var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The settings that one participant has for one conversation. */
let ConversationSide = class ConversationSide {
    [EntityName];
    [PrimaryKeyProp];
    conversationId;
    userId;
    isMuted;
    isHidden;
    hasBlocked;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ConversationSide.prototype, "conversationId", void 0);
__decorate([
    PrimaryKey({ type: 'uuid' })
], ConversationSide.prototype, "userId", void 0);
__decorate([
    Property({ type: 'boolean', defaultRaw: 'false' })
], ConversationSide.prototype, "isMuted", void 0);
__decorate([
    Property({ type: 'boolean', defaultRaw: 'false' })
], ConversationSide.prototype, "isHidden", void 0);
__decorate([
    Property({ type: 'boolean', defaultRaw: 'false' })
], ConversationSide.prototype, "hasBlocked", void 0);
ConversationSide = __decorate([
    Entity({ tableName: 'conversation_sides' })
], ConversationSide);
export { ConversationSide };
//# sourceMappingURL=conversation-side.entity.js.map