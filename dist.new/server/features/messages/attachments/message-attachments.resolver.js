var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Message } from '../message.entity.js';
import { attachmentsLoader } from './attachment.loaders.js';
import { MessageAttachment } from './message-attachment.entity.js';
let MessageAttachmentsResolver = class MessageAttachmentsResolver {
    async attachments(ctx, { id, eventType }) {
        return eventType === null ? attachmentsLoader(ctx).load(id) : [];
    }
};
__decorate([
    FieldResolver(() => [MessageAttachment], {
        description: 'Its files, five at most, in the order they were attached.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Root())
], MessageAttachmentsResolver.prototype, "attachments", null);
MessageAttachmentsResolver = __decorate([
    Resolver(() => Message)
], MessageAttachmentsResolver);
export { MessageAttachmentsResolver };
//# sourceMappingURL=message-attachments.resolver.js.map