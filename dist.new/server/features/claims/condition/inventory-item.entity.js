var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { ItemKind } from '../claim-types.js';
/** A stored thing with its value. */
let InventoryItem = class InventoryItem {
    [EntityName];
    id;
    bookingId;
    position;
    name;
    kind;
    valueCents;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], InventoryItem.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], InventoryItem.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'smallint' })
], InventoryItem.prototype, "position", void 0);
__decorate([
    Field(() => String, { description: 'What it is, 1–80 characters.' }),
    Property({ type: 'text' })
], InventoryItem.prototype, "name", void 0);
__decorate([
    Field(() => ItemKind, { description: 'Its kind; some are not covered.' }),
    Property({ type: 'text' })
], InventoryItem.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'What it is worth, cents.' }),
    Property({ type: 'integer' })
], InventoryItem.prototype, "valueCents", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], InventoryItem.prototype, "createdAt", void 0);
InventoryItem = __decorate([
    ObjectType({ description: 'A stored thing.' }),
    Entity({ tableName: 'inventory_items' })
], InventoryItem);
export { InventoryItem };
//# sourceMappingURL=inventory-item.entity.js.map