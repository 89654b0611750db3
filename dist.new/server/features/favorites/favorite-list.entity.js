var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
/** A named list of favorites; the default list has no name. */
let FavoriteList = class FavoriteList {
    [EntityName];
    id;
    userId;
    name;
    createdAt;
    /** Part of the sharing link; null unless the list is shared. */
    shareId;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], FavoriteList.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], FavoriteList.prototype, "userId", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Its name; null for the default list, which clients name in their language.',
    }),
    Property({ type: 'text', nullable: true })
], FavoriteList.prototype, "name", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], FavoriteList.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], FavoriteList.prototype, "shareId", void 0);
FavoriteList = __decorate([
    ObjectType({ description: "A list of the viewer's favorites." }),
    Entity({ tableName: 'favorite_lists' })
], FavoriteList);
export { FavoriteList };
//# sourceMappingURL=favorite-list.entity.js.map