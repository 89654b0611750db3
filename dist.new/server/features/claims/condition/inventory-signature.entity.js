var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ClaimSide } from '../claim-types.js';
/** A side's signature under an inventory: it holds for the list whose hash it names, and for no other. */
let InventorySignature = class InventorySignature {
    [EntityName];
    bookingId;
    side;
    userId;
    hash;
    signedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], InventorySignature.prototype, "bookingId", void 0);
__decorate([
    Field(() => ClaimSide, { description: 'Whose.' }),
    PrimaryKey({ type: 'text' })
], InventorySignature.prototype, "side", void 0);
__decorate([
    Property({ type: 'uuid' })
], InventorySignature.prototype, "userId", void 0);
__decorate([
    Field(() => String, { description: 'SHA-256 of the signed list, hexadecimal.' }),
    Property({ type: 'text' })
], InventorySignature.prototype, "hash", void 0);
__decorate([
    Field(() => Date, { description: 'When it was signed.' }),
    Property({ type: 'timestamptz' })
], InventorySignature.prototype, "signedAt", void 0);
InventorySignature = __decorate([
    ObjectType({ description: "A side's signature under an inventory." }),
    Entity({ tableName: 'inventory_signatures' })
], InventorySignature);
export { InventorySignature };
//# sourceMappingURL=inventory-signature.entity.js.map