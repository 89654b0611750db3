var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ItemKind } from '../claim-types.js';
import { ConditionMoment } from './condition-types.js';
import { InventoryItem } from './inventory-item.entity.js';
import { InventorySignature } from './inventory-signature.entity.js';
let ConditionRights = class ConditionRights {
    photoMoments;
    minPhotos;
    maxPhotos;
    canSetInventory;
    canSignInventory;
};
__decorate([
    Field(() => [ConditionMoment], { description: 'Of what they may add photos.' })
], ConditionRights.prototype, "photoMoments", void 0);
__decorate([
    Field(() => Int, { description: 'So many photos at move-in tick the checklist.' })
], ConditionRights.prototype, "minPhotos", void 0);
__decorate([
    Field(() => Int, { description: 'So many photos the booking takes in all.' })
], ConditionRights.prototype, "maxPhotos", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether they may write the list of stored things (`setInventory`).' })
], ConditionRights.prototype, "canSetInventory", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether they may sign the present list (`signInventory`).' })
], ConditionRights.prototype, "canSignInventory", void 0);
ConditionRights = __decorate([
    ObjectType({ description: 'What the viewer may record of the condition now.' })
], ConditionRights);
export { ConditionRights };
let Inventory = class Inventory {
    items;
    totalCents;
    hash;
    signatures;
};
__decorate([
    Field(() => [InventoryItem], { description: 'The things, in their order.' })
], Inventory.prototype, "items", void 0);
__decorate([
    Field(() => Int, { description: 'What they are worth together, cents.' })
], Inventory.prototype, "totalCents", void 0);
__decorate([
    Field(() => String, { description: 'SHA-256 of the list, for `signInventory`.' })
], Inventory.prototype, "hash", void 0);
__decorate([
    Field(() => [InventorySignature], { description: 'The signatures that hold for this very list.' })
], Inventory.prototype, "signatures", void 0);
Inventory = __decorate([
    ObjectType({
        description: 'The list of stored things of a booking; a claim above 300 € needs one signed by both sides.',
    })
], Inventory);
export { Inventory };
let ItemInput = class ItemInput {
    name;
    kind;
    valueCents;
};
__decorate([
    Field(() => String, { description: 'What it is, 1–80 characters.' })
], ItemInput.prototype, "name", void 0);
__decorate([
    Field(() => ItemKind, { nullable: true, defaultValue: ItemKind.GENERAL, description: 'Its kind.' })
], ItemInput.prototype, "kind", void 0);
__decorate([
    Field(() => Int, { description: 'What it is worth, cents: 1–1 000 000.' })
], ItemInput.prototype, "valueCents", void 0);
ItemInput = __decorate([
    InputType({ description: 'A thing with its value.' })
], ItemInput);
export { ItemInput };
let SetInventoryInput = class SetInventoryInput {
    bookingId;
    items;
};
__decorate([
    Field(() => ID, { description: 'Your booking, as its renter.' })
], SetInventoryInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => [ItemInput], { description: 'All of it, at most 60 things; it replaces the list before.' })
], SetInventoryInput.prototype, "items", void 0);
SetInventoryInput = __decorate([
    InputType({ description: 'The list of stored things.' })
], SetInventoryInput);
export { SetInventoryInput };
let SignInventoryInput = class SignInventoryInput {
    bookingId;
    hash;
};
__decorate([
    Field(() => ID, { description: 'Your booking.' })
], SignInventoryInput.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { description: 'The hash of the list that was shown.' })
], SignInventoryInput.prototype, "hash", void 0);
SignInventoryInput = __decorate([
    InputType({ description: 'A signature under a list of stored things.' })
], SignInventoryInput);
export { SignInventoryInput };
//# sourceMappingURL=condition.types.js.map