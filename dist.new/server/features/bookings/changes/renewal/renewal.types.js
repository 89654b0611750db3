var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { ChargeDifference } from '../requests/change-request.types.js';
let RenewalPreview = class RenewalPreview {
    from;
    to;
    latest;
    isEndFixed;
    isAvailable;
    monthCents;
    charges;
    differenceCents;
    dueNowCents;
};
__decorate([
    Field(() => LocalDate, { description: 'The present day of leaving.' })
], RenewalPreview.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The new day of leaving.' })
], RenewalPreview.prototype, "to", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The last day that can be chosen.' })
], RenewalPreview.prototype, "latest", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Whether no other day than `latest` can be chosen: a stay without end goes on for a year.',
    })
], RenewalPreview.prototype, "isEndFixed", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether nobody else holds any of the days.' })
], RenewalPreview.prototype, "isAvailable", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What a month goes on to cost, of a stay paid by the month. Cents.',
    })
], RenewalPreview.prototype, "monthCents", void 0);
__decorate([
    Field(() => [ChargeDifference], { description: 'Each charge before and after, in order.' })
], RenewalPreview.prototype, "charges", void 0);
__decorate([
    Field(() => Int, { description: 'All together more; to be passed to `renewBooking`. Cents.' })
], RenewalPreview.prototype, "differenceCents", void 0);
__decorate([
    Field(() => Int, { description: 'What is charged at once, for a month that is paid in part. Cents.' })
], RenewalPreview.prototype, "dueNowCents", void 0);
RenewalPreview = __decorate([
    ObjectType({ description: 'What staying on would mean for the renter; cents.' })
], RenewalPreview);
export { RenewalPreview };
//# sourceMappingURL=renewal.types.js.map