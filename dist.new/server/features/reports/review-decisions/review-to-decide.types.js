var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { ReviewReport } from '../review-report.entity.js';
import { ReviewFlag } from '../../reviews/review-types.js';
import { Review } from '../../reviews/review.entity.js';
registerEnumType(ReviewFlag, {
    name: 'ReviewFlag',
    description: 'Why a review is held until staff have read it.',
    valuesConfig: {
        INSULT: { description: 'Insulting words.' },
        THREAT: { description: 'Threatening words.' },
        EXTORTION: { description: 'A demand of money or a favor in exchange for the review.' },
        PERSONAL_DATA: { description: 'The number of an identity document.' },
    },
});
let ReviewToDecide = class ReviewToDecide {
    review;
    flags;
    note;
    waitingSince;
    reports;
    reportCount;
};
__decorate([
    Field(() => Review, { description: 'The review; decide with `decideReview`.' })
], ReviewToDecide.prototype, "review", void 0);
__decorate([
    Field(() => [ReviewFlag], { description: 'Why it is held; empty when it is only reported.' })
], ReviewToDecide.prototype, "flags", void 0);
__decorate([
    Field(() => String, {
        description: 'The private note of a held review, since the flags may come from it; empty without one, and when the review is published.',
    })
], ReviewToDecide.prototype, "note", void 0);
__decorate([
    Field(() => Date, { description: 'When it was written, or first reported.' })
], ReviewToDecide.prototype, "waitingSince", void 0);
__decorate([
    Field(() => [ReviewReport], { description: 'Its open reports, oldest first, at most ten.' })
], ReviewToDecide.prototype, "reports", void 0);
__decorate([
    Field(() => Int, { description: 'Number of open reports.' })
], ReviewToDecide.prototype, "reportCount", void 0);
ReviewToDecide = __decorate([
    ObjectType({
        description: 'A review that waits for a decision of the staff: held for its text (HELD), or published and reported.',
    })
], ReviewToDecide);
export { ReviewToDecide };
const ReviewToDecideEdge = edgeType(ReviewToDecide, 'ReviewToDecide');
let ReviewToDecideConnection = class ReviewToDecideConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [ReviewToDecideEdge], { description: 'The reviews, longest waiting first.' })
], ReviewToDecideConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], ReviewToDecideConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'Number of all waiting reviews.' })
], ReviewToDecideConnection.prototype, "totalCount", void 0);
ReviewToDecideConnection = __decorate([
    ObjectType({ description: 'A page of reviews that wait for a decision of the staff.' })
], ReviewToDecideConnection);
export { ReviewToDecideConnection };
//# sourceMappingURL=review-to-decide.types.js.map