var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
/** A reply that support saved for reuse, shared by all of its staff. */
let SavedReply = class SavedReply {
    [EntityName];
    id;
    title;
    textEs;
    textEn;
    updatedBy;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], SavedReply.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'What it is called in the list, 3–60 characters.' }),
    Property({ type: 'text' })
], SavedReply.prototype, "title", void 0);
__decorate([
    Field(() => String, { description: 'Its text in Spanish, 1–3000 characters.' }),
    Property({ type: 'text' })
], SavedReply.prototype, "textEs", void 0);
__decorate([
    Field(() => String, { description: 'Its text in English, 1–3000 characters.' }),
    Property({ type: 'text' })
], SavedReply.prototype, "textEn", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], SavedReply.prototype, "updatedBy", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SavedReply.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], SavedReply.prototype, "updatedAt", void 0);
SavedReply = __decorate([
    ObjectType({ description: 'A reply that support saved for reuse.', implements: Node }),
    Entity({ tableName: 'saved_replies' })
], SavedReply);
export { SavedReply };
//# sourceMappingURL=saved-reply.entity.js.map