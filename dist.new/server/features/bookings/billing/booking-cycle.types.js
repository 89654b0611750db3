var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CycleStatus } from './billing-types.js';
const renterOnly = (description) => ({
    nullable: true,
    description: `${description} Renter and admins; null for the host.`,
});
const hostOnly = (description) => ({
    nullable: true,
    description: `${description} Host and admins; null for the renter.`,
});
let BookingCycle = class BookingCycle {
    id;
    cycleNo;
    from;
    to;
    status;
    rentCents;
    renterFeeCents;
    protectionCents;
    taxCents;
    totalCents;
    commissionCents;
    hostNetCents;
    dueOn;
    paidAt;
    nextTryOn;
    failedTries;
};
__decorate([
    Field(() => ID, { description: 'Opaque and stable, begins with cyc_.' })
], BookingCycle.prototype, "id", void 0);
__decorate([
    Field(() => Int, { description: '1 for the first, in the order in which they were planned.' })
], BookingCycle.prototype, "cycleNo", void 0);
__decorate([
    Field(() => LocalDate, { description: 'First day it pays.' })
], BookingCycle.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day after the last one it pays.' })
], BookingCycle.prototype, "to", void 0);
__decorate([
    Field(() => CycleStatus, {
        description: 'Its status; a host reads OPEN while a refused charge is still tried again.',
    })
], BookingCycle.prototype, "status", void 0);
__decorate([
    Field(() => Int, { description: 'Rent.' })
], BookingCycle.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, renterOnly('Our fee.'))
], BookingCycle.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, renterOnly('Guarantee plan.'))
], BookingCycle.prototype, "protectionCents", void 0);
__decorate([
    Field(() => Int, renterOnly('Tax contained in the fee.'))
], BookingCycle.prototype, "taxCents", void 0);
__decorate([
    Field(() => Int, renterOnly('The whole charge.'))
], BookingCycle.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, hostOnly('Our commission on the rent.'))
], BookingCycle.prototype, "commissionCents", void 0);
__decorate([
    Field(() => Int, hostOnly('What the host gets of it.'))
], BookingCycle.prototype, "hostNetCents", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day it is charged.' })
], BookingCycle.prototype, "dueOn", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'When it was collected; null before. A later refund does not change it.',
    })
], BookingCycle.prototype, "paidAt", void 0);
__decorate([
    Field(() => LocalDate, renterOnly('The day a refused charge is tried again; null when none is, or no more.'))
], BookingCycle.prototype, "nextTryOn", void 0);
__decorate([
    Field(() => Int, renterOnly('Charges by mandate that were refused.'))
], BookingCycle.prototype, "failedTries", void 0);
BookingCycle = __decorate([
    ObjectType({ description: 'A billing period of a booking: what is owed for it, and when. Cents, IVA included.' })
], BookingCycle);
export { BookingCycle };
//# sourceMappingURL=booking-cycle.types.js.map