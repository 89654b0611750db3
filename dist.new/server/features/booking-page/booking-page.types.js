var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../core/graphql/scalars.js';
import { BookingAction } from '../bookings/booking-types.js';
import { ActionReason, MilestoneKind, MilestoneState, NextStepKind, StepUrgency } from './booking-page-types.js';
let BookingMilestone = class BookingMilestone {
    kind;
    state;
    day;
    at;
    amountCents;
    from;
    to;
    count;
    daysLeft;
};
__decorate([
    Field(() => MilestoneKind, { description: 'Which.' })
], BookingMilestone.prototype, "kind", void 0);
__decorate([
    Field(() => MilestoneState, { description: 'Whether it is past, present or to come.' })
], BookingMilestone.prototype, "state", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Its day where the space is; null while that is open.' })
], BookingMilestone.prototype, "day", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'The instant, where it is known or a deadline.' })
], BookingMilestone.prototype, "at", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What is charged then, cents; null for the host and where nothing is.',
    })
], BookingMilestone.prototype, "amountCents", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'First day that the charge pays.' })
], BookingMilestone.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'Day after the last one that the charge pays.' })
], BookingMilestone.prototype, "to", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'CHARGE: which one, from 1. TODAY: which day of the rental, null before it. NOTICE: days of notice. MOVE_OUT and COMPLETION: hours in which the host confirms it. STAY_REVIEW and FINAL_REVIEW: stars given, or days in which it can be written. REQUESTED: minutes to the answer.',
    })
], BookingMilestone.prototype, "count", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'TODAY: days left before the rental, of it, or of the present billing month when it has no end.',
    })
], BookingMilestone.prototype, "daysLeft", void 0);
BookingMilestone = __decorate([
    ObjectType({ description: 'A point in the life of a booking.' })
], BookingMilestone);
export { BookingMilestone };
let BookingNextStep = class BookingNextStep {
    kind;
    urgency;
    action;
    until;
    day;
    amountCents;
    claimId;
};
__decorate([
    Field(() => NextStepKind, { description: 'What.' })
], BookingNextStep.prototype, "kind", void 0);
__decorate([
    Field(() => StepUrgency, { description: 'How urgent it is.' })
], BookingNextStep.prototype, "urgency", void 0);
__decorate([
    Field(() => BookingAction, { nullable: true, description: 'The action that does it, where one does.' })
], BookingNextStep.prototype, "action", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Until when.' })
], BookingNextStep.prototype, "until", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'The day on which the booking goes on by itself.' })
], BookingNextStep.prototype, "day", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'What is charged on that day, cents; null for the host.' })
], BookingNextStep.prototype, "amountCents", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'Of ANSWER_CLAIM: the claim.' })
], BookingNextStep.prototype, "claimId", void 0);
BookingNextStep = __decorate([
    ObjectType({ description: 'What the viewer should do with a booking now, or what it waits for.' })
], BookingNextStep);
export { BookingNextStep };
let BookingActionState = class BookingActionState {
    action;
    isAllowed;
    reason;
    opensAt;
};
__decorate([
    Field(() => BookingAction, { description: 'Which.' })
], BookingActionState.prototype, "action", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the viewer may take it now, as in `availableActions`.' })
], BookingActionState.prototype, "isAllowed", void 0);
__decorate([
    Field(() => ActionReason, { nullable: true, description: 'Why not; null when it is allowed.' })
], BookingActionState.prototype, "reason", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'From when on, where only time is missing.' })
], BookingActionState.prototype, "opensAt", void 0);
BookingActionState = __decorate([
    ObjectType({ description: 'An action of a booking, and why it is not possible now.' })
], BookingActionState);
export { BookingActionState };
const amount = (description) => ({
    nullable: true,
    description: `${description} Cents; null for a period that has no price yet.`,
});
let BookingBillingPeriod = class BookingBillingPeriod {
    from;
    to;
    dueOn;
    takenAt;
    amountCents;
    rentCents;
    feeCents;
    protectionCents;
    creditCents;
};
__decorate([
    Field(() => LocalDate, { description: 'First day.' })
], BookingBillingPeriod.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day after the last one.' })
], BookingBillingPeriod.prototype, "to", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: 'The day it is charged; null for a period that Hueco does not charge yet.',
    })
], BookingBillingPeriod.prototype, "dueOn", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the renter paid it; null before.' })
], BookingBillingPeriod.prototype, "takenAt", void 0);
__decorate([
    Field(() => Int, amount('What the renter pays, or what the host gets.'))
], BookingBillingPeriod.prototype, "amountCents", void 0);
__decorate([
    Field(() => Int, amount('The rent in it.'))
], BookingBillingPeriod.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, amount("The renter's fee, or the host's commission."))
], BookingBillingPeriod.prototype, "feeCents", void 0);
__decorate([
    Field(() => Int, amount('The guarantee plan; null for the host.'))
], BookingBillingPeriod.prototype, "protectionCents", void 0);
__decorate([
    Field(() => Int, amount("What of it the renter's credit paid, or pays as it is now; null for the host."))
], BookingBillingPeriod.prototype, "creditCents", void 0);
BookingBillingPeriod = __decorate([
    ObjectType({ description: "A month of a rental, or what is left of one, with the money of the viewer's side." })
], BookingBillingPeriod);
export { BookingBillingPeriod };
//# sourceMappingURL=booking-page.types.js.map