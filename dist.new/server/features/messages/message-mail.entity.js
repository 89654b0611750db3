var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Up to which message a participant was already notified by e-mail. */
let MessageMail = class MessageMail {
    [EntityName];
    [PrimaryKeyProp];
    conversationId;
    userId;
    seq;
    sentAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], MessageMail.prototype, "conversationId", void 0);
__decorate([
    PrimaryKey({ type: 'uuid' })
], MessageMail.prototype, "userId", void 0);
__decorate([
    Property({ type: new BigIntType('number') })
], MessageMail.prototype, "seq", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], MessageMail.prototype, "sentAt", void 0);
MessageMail = __decorate([
    Entity({ tableName: 'message_mails' })
], MessageMail);
export { MessageMail };
//# sourceMappingURL=message-mail.entity.js.map