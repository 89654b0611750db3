var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Int, Resolver } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import { ConversationAbilities } from '../conversations/conversation.types.js';
import { contactAttemptsLeftLoader, writePauseLoader } from './message-limits.loaders.js';
let MessageLimitFieldsResolver = class MessageLimitFieldsResolver {
    pausedUntil(ctx) {
        const { viewer } = signedIn(ctx);
        return writePauseLoader(ctx).load(viewer.id);
    }
    contactAttemptsLeft(ctx) {
        const { viewer } = signedIn(ctx);
        return contactAttemptsLeftLoader(ctx).load(viewer.id);
    }
};
__decorate([
    FieldResolver(() => Date, {
        nullable: true,
        description: 'Until when the viewer cannot write in any conversation, after too many messages with contact data; null when they can.',
    }),
    __param(0, Ctx())
], MessageLimitFieldsResolver.prototype, "pausedUntil", null);
__decorate([
    FieldResolver(() => Int, {
        nullable: true,
        description: 'How many more messages with contact data the viewer can send before sending is paused for seven days. Null until there were three within seven days; clients should warn from then on.',
    }),
    __param(0, Ctx())
], MessageLimitFieldsResolver.prototype, "contactAttemptsLeft", null);
MessageLimitFieldsResolver = __decorate([
    Resolver(() => ConversationAbilities)
], MessageLimitFieldsResolver);
export { MessageLimitFieldsResolver };
//# sourceMappingURL=message-limit-fields.resolver.js.map