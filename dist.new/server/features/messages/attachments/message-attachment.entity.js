var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { StoredAttachment } from './stored-attachment.entity.js';
/** A file uploaded to a conversation, before and after it is sent with a message. */
let MessageAttachment = class MessageAttachment extends StoredAttachment {
    [EntityName];
    id;
    conversationId;
    uploaderId;
    width;
    height;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], MessageAttachment.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], MessageAttachment.prototype, "conversationId", void 0);
__decorate([
    Property({ type: 'uuid' })
], MessageAttachment.prototype, "uploaderId", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' }),
    Property({ type: 'integer', nullable: true })
], MessageAttachment.prototype, "width", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Pixels; null for PDFs.' }),
    Property({ type: 'integer', nullable: true })
], MessageAttachment.prototype, "height", void 0);
MessageAttachment = __decorate([
    ObjectType({ description: 'A file of a message; visible only to its two sides.' }),
    Entity({ tableName: 'message_attachments' })
], MessageAttachment);
export { MessageAttachment };
//# sourceMappingURL=message-attachment.entity.js.map