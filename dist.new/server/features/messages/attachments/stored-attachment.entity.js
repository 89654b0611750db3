var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { AttachmentKind } from './attachment-types.js';
/** The columns of a file that is uploaded first and sent with a message afterwards. */
let StoredAttachment = class StoredAttachment {
    /** Null until it is sent. */
    messageId;
    /** Order within the message. */
    position;
    storageKey;
    kind;
    name;
    bytes;
    createdAt;
};
__decorate([
    Property({ type: 'uuid', nullable: true })
], StoredAttachment.prototype, "messageId", void 0);
__decorate([
    Property({ type: 'smallint', defaultRaw: '0' })
], StoredAttachment.prototype, "position", void 0);
__decorate([
    Property({ type: 'text' })
], StoredAttachment.prototype, "storageKey", void 0);
__decorate([
    Field(() => AttachmentKind, { description: 'What it is.' }),
    Property({ type: 'text' })
], StoredAttachment.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'Its file name, 1–120 characters with the extension.' }),
    Property({ type: 'text' })
], StoredAttachment.prototype, "name", void 0);
__decorate([
    Property({ type: 'integer' })
], StoredAttachment.prototype, "bytes", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], StoredAttachment.prototype, "createdAt", void 0);
StoredAttachment = __decorate([
    ObjectType()
], StoredAttachment);
export { StoredAttachment };
//# sourceMappingURL=stored-attachment.entity.js.map