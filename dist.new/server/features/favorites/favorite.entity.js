var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
/** A space in a list of favorites. */
let Favorite = class Favorite {
    [EntityName];
    id;
    userId;
    spaceId;
    listId;
    note;
    /** Monthly rent when it was saved, cents. */
    priceAtSaveCents;
    notifyPriceDrop;
    /** Monthly rent of the last price-drop notification, cents. */
    notifiedPriceCents;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Favorite.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Favorite.prototype, "userId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Favorite.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Favorite.prototype, "listId", void 0);
__decorate([
    Field(() => String, { description: "The viewer's note, at most 200 characters; nobody else can read it." }),
    Property({ type: 'text', defaultRaw: `''` })
], Favorite.prototype, "note", void 0);
__decorate([
    Property({ type: 'integer' })
], Favorite.prototype, "priceAtSaveCents", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the viewer is notified when the price drops.' }),
    Property({ type: 'boolean', defaultRaw: 'true' })
], Favorite.prototype, "notifyPriceDrop", void 0);
__decorate([
    Property({ type: 'integer', nullable: true })
], Favorite.prototype, "notifiedPriceCents", void 0);
__decorate([
    Field(() => Date, { description: 'When it was saved.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Favorite.prototype, "createdAt", void 0);
Favorite = __decorate([
    ObjectType({ description: 'A favorite space of the viewer.' }),
    Entity({ tableName: 'favorites' })
], Favorite);
export { Favorite };
//# sourceMappingURL=favorite.entity.js.map