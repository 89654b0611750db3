var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
let ChargeDifference = class ChargeDifference {
    from;
    to;
    paidAt;
    nowCents;
    nextCents;
};
__decorate([
    Field(() => LocalDate, { description: 'First day it pays.' })
], ChargeDifference.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day after the last one it pays.' })
], ChargeDifference.prototype, "to", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was collected; null while it is to come.' })
], ChargeDifference.prototype, "paidAt", void 0);
__decorate([
    Field(() => Int, { description: 'What it costs now, cents.' })
], ChargeDifference.prototype, "nowCents", void 0);
__decorate([
    Field(() => Int, { description: 'What it will cost, cents.' })
], ChargeDifference.prototype, "nextCents", void 0);
ChargeDifference = __decorate([
    ObjectType({ description: 'One billing month before and after a change; cents, of a host what they get.' })
], ChargeDifference);
export { ChargeDifference };
let DateChangePreview = class DateChangePreview {
    from;
    to;
    isAvailable;
    charges;
    differenceCents;
    dueNowCents;
    refundCents;
};
__decorate([
    Field(() => LocalDate, { description: 'The first day it would have.' })
], DateChangePreview.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day of leaving it would have.' })
], DateChangePreview.prototype, "to", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether nobody else holds any of the days.' })
], DateChangePreview.prototype, "isAvailable", void 0);
__decorate([
    Field(() => [ChargeDifference], { description: 'Each charge before and after, in order.' })
], DateChangePreview.prototype, "charges", void 0);
__decorate([
    Field(() => Int, {
        description: 'All together more, negative when it is less; to be passed to `askForDates`. Cents.',
    })
], DateChangePreview.prototype, "differenceCents", void 0);
__decorate([
    Field(() => Int, {
        description: 'What is charged as soon as the other side agrees, for months that are paid. Cents.',
    })
], DateChangePreview.prototype, "dueNowCents", void 0);
__decorate([
    Field(() => Int, { description: 'What goes back as soon as the other side agrees. Cents.' })
], DateChangePreview.prototype, "refundCents", void 0);
DateChangePreview = __decorate([
    ObjectType({ description: 'What other days of a booking would mean; cents, of a host what they get.' })
], DateChangePreview);
export { DateChangePreview };
//# sourceMappingURL=change-request.types.js.map