var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Int, Resolver, Root } from 'type-graphql';
import { signedIn } from '../../../core/authorization.js';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { attachmentUrl } from './attachment-url.js';
import { MessageAttachment } from './message-attachment.entity.js';
let MessageAttachmentFieldsResolver = class MessageAttachmentFieldsResolver {
    id({ id }) {
        return toGlobalId('MessageAttachment', id);
    }
    sizeBytes({ bytes }) {
        return bytes;
    }
    url({ id }, ctx) {
        return attachmentUrl(signedIn(ctx), id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with mat_.' }),
    __param(0, Root())
], MessageAttachmentFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Int, { description: 'Its size in bytes.' }),
    __param(0, Root())
], MessageAttachmentFieldsResolver.prototype, "sizeBytes", null);
__decorate([
    FieldResolver(() => String, {
        description: "Where the viewer can download it: valid for one to two hours while the viewer's session lasts, and unchanged within the hour. A PDF is served as a download.",
    }),
    __param(0, Root()),
    __param(1, Ctx())
], MessageAttachmentFieldsResolver.prototype, "url", null);
MessageAttachmentFieldsResolver = __decorate([
    Resolver(() => MessageAttachment)
], MessageAttachmentFieldsResolver);
export { MessageAttachmentFieldsResolver };
//# sourceMappingURL=message-attachment-fields.resolver.js.map