var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The window in which both sides of a booking may write a review. */
let ReviewRound = class ReviewRound {
    [EntityName];
    [PrimaryKeyProp];
    bookingId;
    kind;
    opensAt;
    closesAt;
    closedAt;
    remindedDay;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ReviewRound.prototype, "bookingId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], ReviewRound.prototype, "kind", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ReviewRound.prototype, "opensAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ReviewRound.prototype, "closesAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ReviewRound.prototype, "closedAt", void 0);
__decorate([
    Property({ type: 'smallint', defaultRaw: '0' })
], ReviewRound.prototype, "remindedDay", void 0);
ReviewRound = __decorate([
    Entity({ tableName: 'review_rounds' })
], ReviewRound);
export { ReviewRound };
//# sourceMappingURL=review-round.entity.js.map