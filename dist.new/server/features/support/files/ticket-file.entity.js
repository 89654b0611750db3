var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
import { StoredAttachment } from '../../messages/attachments/stored-attachment.entity.js';
/** A file for support, before and after it is sent with a message. */
let TicketFile = class TicketFile extends StoredAttachment {
    [EntityName];
    id;
    ticketId;
    /** Null for a file that came by mail from somebody without an account. */
    uploaderId;
    width;
    height;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], TicketFile.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], TicketFile.prototype, "ticketId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], TicketFile.prototype, "uploaderId", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], TicketFile.prototype, "width", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], TicketFile.prototype, "height", void 0);
TicketFile = __decorate([
    ObjectType({ description: 'A file of a ticket.', implements: Node }),
    Entity({ tableName: 'ticket_files' })
], TicketFile);
export { TicketFile };
//# sourceMappingURL=ticket-file.entity.js.map