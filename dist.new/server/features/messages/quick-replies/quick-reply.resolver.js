var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Role } from '../../../core/roles.js';
import { deleteQuickReply, listQuickReplies, MAX_QUICK_REPLIES, saveQuickReply, } from './quick-replies.js';
import { QuickReply } from './quick-reply.entity.js';
import { DeleteQuickReplyInput, SaveQuickReplyInput } from './quick-reply.inputs.js';
let QuickReplyResolver = class QuickReplyResolver {
    quickReplies(ctx) {
        return listQuickReplies(signedIn(ctx));
    }
    async saveQuickReply(ctx, input) {
        return { quickReply: await saveQuickReply(signedIn(ctx), input) };
    }
    async deleteQuickReply(ctx, { id }) {
        await deleteQuickReply(signedIn(ctx), id);
        return { deletedQuickReplyId: id };
    }
};
__decorate([
    Authorized(Role.HOST),
    Query(() => [QuickReply], {
        complexity: ({ childComplexity }) => 2 + MAX_QUICK_REPLIES * childComplexity,
        description: "The viewer's quick replies, oldest first; at most twenty.",
    }),
    __param(0, Ctx())
], QuickReplyResolver.prototype, "quickReplies", null);
__decorate([
    Authorized(Role.HOST),
    PayloadMutation({
        payload: { quickReply: [() => QuickReply, 'The quick reply.'] },
        complexity: 5,
        description: 'Creates or changes a quick reply; creating the same text again answers the existing one. Errors: VALIDATION_FAILED, NOT_FOUND, QUICK_REPLIES_FULL.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SaveQuickReplyInput, { description: 'Its text, and which one to change.' }))
], QuickReplyResolver.prototype, "saveQuickReply", null);
__decorate([
    Authorized(Role.HOST),
    PayloadMutation({
        payload: { deletedQuickReplyId: [() => ID, 'The quick reply that is gone.'] },
        complexity: 5,
        description: 'Deletes a quick reply; the same answer when it was gone already. Errors: NOT_FOUND for an id of another type.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DeleteQuickReplyInput, { description: 'Which one.' }))
], QuickReplyResolver.prototype, "deleteQuickReply", null);
QuickReplyResolver = __decorate([
    Resolver()
], QuickReplyResolver);
export { QuickReplyResolver };
//# sourceMappingURL=quick-reply.resolver.js.map