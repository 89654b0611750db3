var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
/** A reply that a host saved for reuse. */
let QuickReply = class QuickReply {
    [EntityName];
    id;
    userId;
    text;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], QuickReply.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], QuickReply.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'Plain text with line breaks, 1–500 characters.' }),
    Property({ type: 'text' })
], QuickReply.prototype, "text", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], QuickReply.prototype, "createdAt", void 0);
QuickReply = __decorate([
    ObjectType({ description: 'A reply that a host saved for reuse.' }),
    Entity({ tableName: 'quick_replies' })
], QuickReply);
export { QuickReply };
//# sourceMappingURL=quick-reply.entity.js.map