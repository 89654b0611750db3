var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CycleStatus } from '../billing/billing-types.js';
/** Whether money went from the renter or back to them. */
export var PaymentRecordKind;
(function (PaymentRecordKind) {
    PaymentRecordKind["CHARGE"] = "charge";
    PaymentRecordKind["REFUND"] = "refund";
})(PaymentRecordKind || (PaymentRecordKind = {}));
registerEnumType(PaymentRecordKind, {
    name: 'PaymentRecordKind',
    description: 'Which way the money went.',
    valuesConfig: {
        CHARGE: { description: "Taken from the renter's card." },
        REFUND: { description: 'Given back to it.' },
    },
});
let UpcomingCharge = class UpcomingCharge {
    bookingId;
    startsOn;
    endsOn;
    dueOn;
    totalCents;
    creditCents;
    status;
    isHeld;
    methodBrand;
    methodLast4;
};
__decorate([
    Field(() => LocalDate, { name: 'from', description: 'First day it pays for.' })
], UpcomingCharge.prototype, "startsOn", void 0);
__decorate([
    Field(() => LocalDate, { name: 'to', description: 'Day after the last one it pays for.' })
], UpcomingCharge.prototype, "endsOn", void 0);
__decorate([
    Field(() => LocalDate, { description: 'The day it is taken.' })
], UpcomingCharge.prototype, "dueOn", void 0);
__decorate([
    Field(() => Int, { description: 'Cents, all included.' })
], UpcomingCharge.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, {
        description: "What of it the renter's credit pays, as it is now; the card pays the rest. Cents.",
    })
], UpcomingCharge.prototype, "creditCents", void 0);
__decorate([
    Field(() => CycleStatus, {
        nullable: true,
        description: 'Status of its billing cycle; null while the host has not accepted the request.',
    })
], UpcomingCharge.prototype, "status", void 0);
__decorate([
    Field(() => Boolean, { description: 'The bank holds the amount on the card, and nothing was taken.' })
], UpcomingCharge.prototype, "isHeld", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' })
], UpcomingCharge.prototype, "methodBrand", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
], UpcomingCharge.prototype, "methodLast4", void 0);
UpcomingCharge = __decorate([
    ObjectType({ description: 'A charge to come of one booking.' })
], UpcomingCharge);
export { UpcomingCharge };
let RenterDeposit = class RenterDeposit {
    bookingId;
    amountCents;
    releasedAt;
};
__decorate([
    Field(() => Int, { description: 'Cents.' })
], RenterDeposit.prototype, "amountCents", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was released; null while the booking may need it.' })
], RenterDeposit.prototype, "releasedAt", void 0);
RenterDeposit = __decorate([
    ObjectType({ description: 'The deposit of one booking: backed by the card, charged only after a claim.' })
], RenterDeposit);
export { RenterDeposit };
let PaidYear = class PaidYear {
    year;
    paidCents;
    chargeCount;
    refundCount;
};
__decorate([
    Field(() => Int, { description: 'The year.' })
], PaidYear.prototype, "year", void 0);
__decorate([
    Field(() => Int, { description: 'Charges less refunds, cents.' })
], PaidYear.prototype, "paidCents", void 0);
__decorate([
    Field(() => Int, { description: 'How many charges were taken.' })
], PaidYear.prototype, "chargeCount", void 0);
__decorate([
    Field(() => Int, { description: 'How many refunds were ordered.' })
], PaidYear.prototype, "refundCount", void 0);
PaidYear = __decorate([
    ObjectType({ description: 'What was paid in one calendar year, by the clock of Madrid.' })
], PaidYear);
export { PaidYear };
let RenterPayments = class RenterPayments {
    upcoming;
    deposits;
    years;
};
__decorate([
    Field(() => [UpcomingCharge], {
        description: 'Charges to come, the next one first. Of a stay without end those of the current and of the next month, of requests those that come if the host accepts.',
    })
], RenterPayments.prototype, "upcoming", void 0);
__decorate([
    Field(() => [RenterDeposit], { description: 'Deposits, the latest booking first; at most 20.' })
], RenterPayments.prototype, "deposits", void 0);
__decorate([
    Field(() => [PaidYear], { description: 'The years in which something was paid, the latest first.' })
], RenterPayments.prototype, "years", void 0);
RenterPayments = __decorate([
    ObjectType({ description: "What the viewer's bookings as a renter cost: to come and paid." })
], RenterPayments);
export { RenterPayments };
let PaymentRecord = class PaymentRecord {
    id;
    bookingId;
    /** The payment's or the refund's uuid: what its documents are issued for. */
    sourceId;
    kind;
    at;
    amountCents;
    creditCents;
    startsOn;
    endsOn;
    completedAt;
    methodBrand;
    methodLast4;
};
__decorate([
    Field(() => ID, { description: 'Stable within the list.' })
], PaymentRecord.prototype, "id", void 0);
__decorate([
    Field(() => PaymentRecordKind, { description: 'Which way the money went.' })
], PaymentRecord.prototype, "kind", void 0);
__decorate([
    Field(() => Date, { description: 'When it was taken, or the refund was ordered.' })
], PaymentRecord.prototype, "at", void 0);
__decorate([
    Field(() => Int, { description: 'What moved on the card, cents, always positive.' })
], PaymentRecord.prototype, "amountCents", void 0);
__decorate([
    Field(() => Int, { description: "What was paid from the renter's credit, or went back to it, cents." })
], PaymentRecord.prototype, "creditCents", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, name: 'from', description: 'First day it pays for; null for a deposit.' })
], PaymentRecord.prototype, "startsOn", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        name: 'to',
        description: 'Day after the last one it pays for; null for a deposit.',
    })
], PaymentRecord.prototype, "endsOn", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the provider confirmed a refund; null before.' })
], PaymentRecord.prototype, "completedAt", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The card: visa, mastercard, amex or card.' })
], PaymentRecord.prototype, "methodBrand", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four digits of the card.' })
], PaymentRecord.prototype, "methodLast4", void 0);
PaymentRecord = __decorate([
    ObjectType({ description: 'A charge that was taken, or a refund.' })
], PaymentRecord);
export { PaymentRecord };
export const PaymentRecordEdge = edgeType(PaymentRecord, 'PaymentRecord');
let PaymentRecordConnection = class PaymentRecordConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [PaymentRecordEdge], { description: 'The records, newest first.' })
], PaymentRecordConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], PaymentRecordConnection.prototype, "pageInfo", void 0);
PaymentRecordConnection = __decorate([
    ObjectType({ description: 'A page of charges and refunds.' })
], PaymentRecordConnection);
export { PaymentRecordConnection };
//# sourceMappingURL=renter-payments.types.js.map