var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { JSONObject } from '../../core/graphql/scalars.js';
import { NotificationType } from './notification-types.js';
/** A notification of a user; shown in the bell unless only the e-mail was wanted. */
let Notification = class Notification {
    [EntityName];
    id;
    userId;
    type;
    params;
    /** In the language of the user at the time. */
    title;
    message;
    bookingId;
    spaceId;
    isRead;
    readAt;
    dedupeKey;
    /** False when the user only wants the e-mail. */
    isInBell;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Notification.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Notification.prototype, "userId", void 0);
__decorate([
    Field(() => NotificationType, { description: 'Its type.' }),
    Property({ type: 'text' })
], Notification.prototype, "type", void 0);
__decorate([
    Field(() => JSONObject, {
        description: 'Parameters of its texts: space, renter, from, to, day, deadline, timeZone, subject, reason, search, address, count, amountCents, isCharged, by, within, name, text, isAgreed, code, topic, as far as the type needs them.',
    }),
    Property({ type: 'json' })
], Notification.prototype, "params", void 0);
__decorate([
    Property({ type: 'text' })
], Notification.prototype, "title", void 0);
__decorate([
    Property({ type: 'text' })
], Notification.prototype, "message", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Notification.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Notification.prototype, "spaceId", void 0);
__decorate([
    Field(() => Boolean, { name: 'read', description: 'Whether it was read; cannot be undone.' }),
    Property({ type: 'boolean', default: false })
], Notification.prototype, "isRead", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Notification.prototype, "readAt", void 0);
__decorate([
    Property({ type: 'text' })
], Notification.prototype, "dedupeKey", void 0);
__decorate([
    Property({ type: 'boolean', default: true })
], Notification.prototype, "isInBell", void 0);
__decorate([
    Field(() => Date, { description: 'When it happened.' }),
    Property({ type: 'timestamptz' })
], Notification.prototype, "createdAt", void 0);
Notification = __decorate([
    ObjectType({ description: 'A notification of the viewer.', implements: Node }),
    Entity({ tableName: 'notifications' })
], Notification);
export { Notification };
//# sourceMappingURL=notification.entity.js.map