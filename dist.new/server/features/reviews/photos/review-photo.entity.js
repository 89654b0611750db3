var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../../core/graphql/node.js';
/** A picture that a renter sends with a review; of no review until it is sent. */
let ReviewPhoto = class ReviewPhoto {
    [EntityName];
    id;
    bookingId;
    uploaderId;
    reviewId;
    storageKey;
    position;
    width;
    height;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ReviewPhoto.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], ReviewPhoto.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid' })
], ReviewPhoto.prototype, "uploaderId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ReviewPhoto.prototype, "reviewId", void 0);
__decorate([
    Property({ type: 'text' })
], ReviewPhoto.prototype, "storageKey", void 0);
__decorate([
    Property({ type: 'smallint', defaultRaw: '0' })
], ReviewPhoto.prototype, "position", void 0);
__decorate([
    Field(() => Int, { description: 'Pixels of the picture at `url`.' }),
    Property({ type: 'integer' })
], ReviewPhoto.prototype, "width", void 0);
__decorate([
    Field(() => Int, { description: 'Pixels of the picture at `url`.' }),
    Property({ type: 'integer' })
], ReviewPhoto.prototype, "height", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], ReviewPhoto.prototype, "createdAt", void 0);
ReviewPhoto = __decorate([
    ObjectType({ description: 'A picture of a review.', implements: Node }),
    Entity({ tableName: 'review_photos' })
], ReviewPhoto);
export { ReviewPhoto };
//# sourceMappingURL=review-photo.entity.js.map