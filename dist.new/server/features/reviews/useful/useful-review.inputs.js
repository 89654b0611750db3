var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Review } from '../review.entity.js';
let MarkReviewUsefulInput = class MarkReviewUsefulInput {
    reviewId;
    isUseful;
};
__decorate([
    Field(() => ID, { description: 'A published review of a rental that is not one of the viewer.' })
], MarkReviewUsefulInput.prototype, "reviewId", void 0);
__decorate([
    Field(() => Boolean, { description: 'True to set the mark, false to take it back; what is so already stays.' })
], MarkReviewUsefulInput.prototype, "isUseful", void 0);
MarkReviewUsefulInput = __decorate([
    InputType({ description: "The viewer's mark that a review was useful." })
], MarkReviewUsefulInput);
export { MarkReviewUsefulInput };
let MarkReviewUsefulPayload = class MarkReviewUsefulPayload {
    review;
};
__decorate([
    Field(() => Review, { description: 'The review.' })
], MarkReviewUsefulPayload.prototype, "review", void 0);
MarkReviewUsefulPayload = __decorate([
    ObjectType({ description: 'The review with its new count.' })
], MarkReviewUsefulPayload);
export { MarkReviewUsefulPayload };
//# sourceMappingURL=useful-review.inputs.js.map