var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { ClosedDayReason } from './notice-types.js';
let ClosedDays = class ClosedDays {
    from;
    to;
    reason;
};
__decorate([
    Field(() => LocalDate, { description: 'The first of them.' })
], ClosedDays.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day after the last of them.' })
], ClosedDays.prototype, "to", void 0);
__decorate([
    Field(() => ClosedDayReason, { description: 'Why.' })
], ClosedDays.prototype, "reason", void 0);
ClosedDays = __decorate([
    ObjectType({ description: 'Days that cannot be chosen, and why.' })
], ClosedDays);
export { ClosedDays };
let EndingCharge = class EndingCharge {
    dueOn;
    from;
    to;
    days;
    rentCents;
    feeCents;
    protectionCents;
    totalCents;
};
__decorate([
    Field(() => LocalDate, { description: 'When it is taken.' })
], EndingCharge.prototype, "dueOn", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day it pays.' })
], EndingCharge.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day of leaving: not counted.' })
], EndingCharge.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'Days it pays.' })
], EndingCharge.prototype, "days", void 0);
__decorate([
    Field(() => Int, { description: 'Rent, cents.' })
], EndingCharge.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'Our fee, cents; 0 for a host, and when the host gives notice.' })
], EndingCharge.prototype, "feeCents", void 0);
__decorate([
    Field(() => Int, { description: 'Guarantee plan, cents; 0 for a host.' })
], EndingCharge.prototype, "protectionCents", void 0);
__decorate([
    Field(() => Int, { description: 'All of it, cents; of a host what they get.' })
], EndingCharge.prototype, "totalCents", void 0);
EndingCharge = __decorate([
    ObjectType({
        description: "The last charge of a stay that ends; cents. A host's amounts are what they get, without the renter's fee.",
    })
], EndingCharge);
export { EndingCharge };
let NoticePreview = class NoticePreview {
    endsOn;
    earliest;
    latest;
    noticeDays;
    closedDays;
    lastCharge;
    lastChargeCents;
    monthCents;
    refundCents;
    paidFrom;
    chargeDays;
};
__decorate([
    Field(() => LocalDate, { description: 'The day of leaving: not counted, not charged.' })
], NoticePreview.prototype, "endsOn", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first day that can be chosen.' })
], NoticePreview.prototype, "earliest", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The last day that can be chosen.' })
], NoticePreview.prototype, "latest", void 0);
__decorate([
    Field(() => Int, { description: 'Days of notice.' })
], NoticePreview.prototype, "noticeDays", void 0);
__decorate([
    Field(() => [ClosedDays], { description: 'Days around those that can be chosen, with their reasons.' })
], NoticePreview.prototype, "closedDays", void 0);
__decorate([
    Field(() => EndingCharge, { nullable: true, description: 'The last charge; null when all days are paid.' })
], NoticePreview.prototype, "lastCharge", void 0);
__decorate([
    Field(() => Int, { description: 'The same as one sum, 0 without one; to be passed to `giveNotice`. Cents.' })
], NoticePreview.prototype, "lastChargeCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What a whole month would be, of a stay paid by the month. Cents.',
    })
], NoticePreview.prototype, "monthCents", void 0);
__decorate([
    Field(() => Int, { description: 'What goes back of paid days; to be passed to `giveNotice`. Cents.' })
], NoticePreview.prototype, "refundCents", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The first of the days that the last charge, paid or to come, pays.' })
], NoticePreview.prototype, "paidFrom", void 0);
__decorate([
    Field(() => [LocalDate], { description: 'The days of all charges to come.' })
], NoticePreview.prototype, "chargeDays", void 0);
NoticePreview = __decorate([
    ObjectType({ description: 'What leaving on a day would mean for the viewer.' })
], NoticePreview);
export { NoticePreview };
//# sourceMappingURL=notice.types.js.map