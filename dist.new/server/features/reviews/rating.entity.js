var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { ArrayType, EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The sums that the average rating of a space or a user is computed from. */
let Rating = class Rating {
    [EntityName];
    [PrimaryKeyProp];
    kind;
    subjectId;
    count;
    sum;
    /** How many reviews gave 1, 2, 3, 4 and 5 stars. */
    stars;
    scores;
};
__decorate([
    PrimaryKey({ type: 'text' })
], Rating.prototype, "kind", void 0);
__decorate([
    PrimaryKey({ type: 'uuid' })
], Rating.prototype, "subjectId", void 0);
__decorate([
    Property({ type: 'integer' })
], Rating.prototype, "count", void 0);
__decorate([
    Property({ type: 'integer' })
], Rating.prototype, "sum", void 0);
__decorate([
    Property({ type: new ArrayType(Number), columnType: 'int4[]' })
], Rating.prototype, "stars", void 0);
__decorate([
    Property({ type: 'json' })
], Rating.prototype, "scores", void 0);
Rating = __decorate([
    Entity({ tableName: 'ratings' })
], Rating);
export { Rating };
//# sourceMappingURL=rating.entity.js.map