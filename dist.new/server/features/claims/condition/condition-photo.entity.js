var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { ConditionMoment } from './condition-types.js';
/** A photo of the space at move-in or move-out; it is never changed or deleted while the booking is kept. */
let ConditionPhoto = class ConditionPhoto {
    [EntityName];
    id;
    bookingId;
    uploaderId;
    moment;
    storageKey;
    /** Of the stored bytes, so that a later change would show. */
    sha256;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ConditionPhoto.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], ConditionPhoto.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], ConditionPhoto.prototype, "uploaderId", void 0);
__decorate([
    Field(() => ConditionMoment, { description: 'At move-in or at move-out.' }),
    Property({ type: 'text' })
], ConditionPhoto.prototype, "moment", void 0);
__decorate([
    Property({ type: 'text' })
], ConditionPhoto.prototype, "storageKey", void 0);
__decorate([
    Field(() => String, { description: 'SHA-256 of the stored picture, hexadecimal.' }),
    Property({ type: 'text' })
], ConditionPhoto.prototype, "sha256", void 0);
__decorate([
    Field(() => Date, { description: 'When it was uploaded, by our clock.' }),
    Property({ type: 'timestamptz' })
], ConditionPhoto.prototype, "createdAt", void 0);
ConditionPhoto = __decorate([
    ObjectType({ description: 'A photo of the condition of a space, for the two sides and staff.' }),
    Entity({ tableName: 'condition_photos' })
], ConditionPhoto);
export { ConditionPhoto };
//# sourceMappingURL=condition-photo.entity.js.map