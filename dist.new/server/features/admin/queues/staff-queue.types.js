var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
/** What waits for the staff. */
export var StaffQueue;
(function (StaffQueue) {
    StaffQueue["VERIFICATIONS"] = "verifications";
    StaffQueue["SPACES"] = "spaces";
    StaffQueue["REVIEWS"] = "reviews";
    StaffQueue["CLAIMS"] = "claims";
    StaffQueue["TICKETS"] = "tickets";
    StaffQueue["REPORTS"] = "reports";
    StaffQueue["MONEY"] = "money";
    StaffQueue["DATA_REQUESTS"] = "data_requests";
})(StaffQueue || (StaffQueue = {}));
registerEnumType(StaffQueue, {
    name: 'StaffQueue',
    description: 'What waits for the staff.',
    valuesConfig: {
        VERIFICATIONS: { description: 'Verifications of identities and spaces; 48 hours.' },
        SPACES: { description: 'Spaces to be published; 24 hours.' },
        REVIEWS: { description: 'Held and reported reviews; 7 days.' },
        CLAIMS: { description: 'Claims and appeals; 5 working days.' },
        REPORTS: { description: 'Reports of spaces, people and messages, and complaints about decisions; 7 days.' },
        TICKETS: { description: 'Tickets that support is to answer; 4 working hours, an urgent one 1.' },
        MONEY: {
            description: 'Failed refunds, differences in the books and entries that wait for a second person; 24 hours.',
        },
        DATA_REQUESTS: { description: 'Requests about personal data; 30 days.' },
    },
});
let StaffQueueState = class StaffQueueState {
    queue;
    openCount;
    lateCount;
    todayCount;
    oldestAt;
    targetHours;
    isInWorkingDays;
};
__decorate([
    Field(() => StaffQueue, { description: 'Which queue.' })
], StaffQueueState.prototype, "queue", void 0);
__decorate([
    Field(() => Int, { description: 'Cases that wait.' })
], StaffQueueState.prototype, "openCount", void 0);
__decorate([
    Field(() => Int, { description: 'Of them, past their time.' })
], StaffQueueState.prototype, "lateCount", void 0);
__decorate([
    Field(() => Int, { description: 'Of them, due before the end of today, Spanish time, and not late yet.' })
], StaffQueueState.prototype, "todayCount", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Since when the oldest waits.' })
], StaffQueueState.prototype, "oldestAt", void 0);
__decorate([
    Field(() => Int, {
        description: 'Hours within which a case is to be decided; 24 of each working day when `isInWorkingDays`.',
    })
], StaffQueueState.prototype, "targetHours", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether only working days count.' })
], StaffQueueState.prototype, "isInWorkingDays", void 0);
StaffQueueState = __decorate([
    ObjectType({ description: 'How one queue stands.' })
], StaffQueueState);
export { StaffQueueState };
//# sourceMappingURL=staff-queue.types.js.map