var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType } from 'type-graphql';
let DecideReviewInput = class DecideReviewInput {
    reviewId;
    isHidden;
    statement;
};
__decorate([
    Field(() => ID, { description: 'A review that is held, published or hidden.' })
], DecideReviewInput.prototype, "reviewId", void 0);
__decorate([
    Field(() => Boolean, { description: 'True hides it, false publishes it.' })
], DecideReviewInput.prototype, "isHidden", void 0);
__decorate([
    Field(() => String, {
        description: 'Reasons, sent to the author and to people who reported it: 20–1000 characters. A low rating is no reason.',
    })
], DecideReviewInput.prototype, "statement", void 0);
DecideReviewInput = __decorate([
    InputType({ description: 'A decision of the staff on a review.' })
], DecideReviewInput);
export { DecideReviewInput };
//# sourceMappingURL=decide-review.inputs.js.map