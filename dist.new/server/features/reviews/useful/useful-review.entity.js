var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** Somebody found a review useful; triggers keep `Review.usefulCount`. */
let UsefulReview = class UsefulReview {
    [EntityName];
    [PrimaryKeyProp];
    reviewId;
    userId;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], UsefulReview.prototype, "reviewId", void 0);
__decorate([
    PrimaryKey({ type: 'uuid' })
], UsefulReview.prototype, "userId", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], UsefulReview.prototype, "createdAt", void 0);
UsefulReview = __decorate([
    Entity({ tableName: 'useful_reviews' })
], UsefulReview);
export { UsefulReview };
//# sourceMappingURL=useful-review.entity.js.map