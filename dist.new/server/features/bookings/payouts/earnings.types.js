var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
import { Payout } from './payout.entity.js';
/** Where a host's share of a cycle is. */
export var EarningState;
(function (EarningState) {
    EarningState["EXPECTED"] = "expected";
    EarningState["OWED"] = "owed";
    EarningState["WAITING"] = "waiting";
    EarningState["ON_HOLD"] = "on_hold";
    EarningState["PAYABLE"] = "payable";
    EarningState["PAID"] = "paid";
    EarningState["DEBT"] = "debt";
})(EarningState || (EarningState = {}));
registerEnumType(EarningState, {
    name: 'EarningState',
    description: "Where a host's share of a billing period is.",
    valuesConfig: {
        EXPECTED: { description: 'Not collected from the renter yet.' },
        OWED: { description: 'The charge failed: the renter owes it, and nobody knows when it comes.' },
        WAITING: { description: 'Collected; payable on `availableOn`.' },
        ON_HOLD: { description: 'Kept back while a claim, a dispute or a question of the staff is open.' },
        PAYABLE: { description: 'The next pay-out takes it.' },
        PAID: { description: 'Sent to the bank.' },
        DEBT: { description: 'Owed by the host: the next pay-out is less by it.' },
    },
});
let EarningLine = class EarningLine {
    bookingId;
    from;
    to;
    rentCents;
    commissionCents;
    netCents;
    state;
    availableOn;
};
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'First day of the period; null for a fee.' })
], EarningLine.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'The day it ends, not included.' })
], EarningLine.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'The rent, less what went back of it.' })
], EarningLine.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'Our commission, its tax included.' })
], EarningLine.prototype, "commissionCents", void 0);
__decorate([
    Field(() => Int, { description: 'What the host gets; negative when it is owed.' })
], EarningLine.prototype, "netCents", void 0);
__decorate([
    Field(() => EarningState, { description: 'Where it is.' })
], EarningLine.prototype, "state", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: 'When it is or was payable, as expected today; null for a fee and while the renter owes it.',
    })
], EarningLine.prototype, "availableOn", void 0);
EarningLine = __decorate([
    ObjectType({ description: "A host's share of one billing period of a booking; cents." })
], EarningLine);
export { EarningLine };
let EarningsMonth = class EarningsMonth {
    month;
    paidCents;
    bookedCents;
    requestedCents;
};
__decorate([
    Field(() => LocalDate, { description: 'First day of the month.' })
], EarningsMonth.prototype, "month", void 0);
__decorate([
    Field(() => Int, { description: 'Sent to the bank in it.' })
], EarningsMonth.prototype, "paidCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of confirmed bookings, to become payable in it.' })
], EarningsMonth.prototype, "bookedCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of requests that the host has not answered yet.' })
], EarningsMonth.prototype, "requestedCents", void 0);
EarningsMonth = __decorate([
    ObjectType({ description: 'What a host gets in one month; cents.' })
], EarningsMonth);
export { EarningsMonth };
let NextPayout = class NextPayout {
    on;
    amountCents;
    ibanLast4;
};
__decorate([
    Field(() => LocalDate, { description: 'The day of the run.' })
], NextPayout.prototype, "on", void 0);
__decorate([
    Field(() => Int, { description: 'Cents.' })
], NextPayout.prototype, "amountCents", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The end of the IBAN it goes to; null without an account.' })
], NextPayout.prototype, "ibanLast4", void 0);
NextPayout = __decorate([
    ObjectType({ description: 'The next pay-out as it stands now.' })
], NextPayout);
export { NextPayout };
let Earnings = class Earnings {
    payableCents;
    onHoldCents;
    paidCents;
    debtCents;
    nextPayout;
    lines;
    months;
};
__decorate([
    Field(() => Int, { description: 'The next pay-outs take it; debts are taken off.' })
], Earnings.prototype, "payableCents", void 0);
__decorate([
    Field(() => Int, { description: 'Collected and not payable yet, or on hold.' })
], Earnings.prototype, "onHoldCents", void 0);
__decorate([
    Field(() => Int, { description: 'Sent to the bank, in all.' })
], Earnings.prototype, "paidCents", void 0);
__decorate([
    Field(() => Int, { description: 'Owed by the host beyond what is payable.' })
], Earnings.prototype, "debtCents", void 0);
__decorate([
    Field(() => NextPayout, { nullable: true, description: 'Null while nothing is payable.' })
], Earnings.prototype, "nextPayout", void 0);
__decorate([
    Field(() => [EarningLine], { description: 'Every billing period, the newest first, at most 200.' })
], Earnings.prototype, "lines", void 0);
__decorate([
    Field(() => [EarningsMonth], { description: 'The three months before, the present one and the five after it.' })
], Earnings.prototype, "months", void 0);
Earnings = __decorate([
    ObjectType({ description: "The viewer's earnings as a host, by the ledger; cents." })
], Earnings);
export { Earnings };
let PayoutLine = class PayoutLine {
    bookingId;
    from;
    to;
    amountCents;
};
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'First day of the period; null for a fee.' })
], PayoutLine.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { nullable: true, description: 'The day it ends, not included.' })
], PayoutLine.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'Negative when it was owed.' })
], PayoutLine.prototype, "amountCents", void 0);
PayoutLine = __decorate([
    ObjectType({ description: 'What a pay-out has of one booking, or one billing period of it; cents.' })
], PayoutLine);
export { PayoutLine };
let TaxAmounts = class TaxAmounts {
    rentCents;
    baseCents;
    taxCents;
    commissionCents;
    commissionTaxCents;
    differenceCents;
};
__decorate([
    Field(() => Int, { description: 'Rents collected, less what went back; tax included.' })
], TaxAmounts.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'The same without tax.' })
], TaxAmounts.prototype, "baseCents", void 0);
__decorate([
    Field(() => Int, { description: 'The tax contained in the rents.' })
], TaxAmounts.prototype, "taxCents", void 0);
__decorate([
    Field(() => Int, { description: 'Our commission, tax included.' })
], TaxAmounts.prototype, "commissionCents", void 0);
__decorate([
    Field(() => Int, { description: 'The tax contained in our commission.' })
], TaxAmounts.prototype, "commissionTaxCents", void 0);
__decorate([
    Field(() => Int, { description: 'The one tax less the other.' })
], TaxAmounts.prototype, "differenceCents", void 0);
TaxAmounts = __decorate([
    ObjectType({ description: "What a tax return is made of: a host's rents and our commission, with their tax; cents." })
], TaxAmounts);
let TaxShare = class TaxShare extends TaxAmounts {
    tax;
};
__decorate([
    Field(() => TaxName, { description: 'The tax, by where the spaces are.' })
], TaxShare.prototype, "tax", void 0);
TaxShare = __decorate([
    ObjectType({ description: "One tax's part of a quarter; cents." })
], TaxShare);
export { TaxShare };
let TaxSummary = class TaxSummary extends TaxAmounts {
    year;
    quarter;
    byTax;
};
__decorate([
    Field(() => Int, { description: 'The year.' })
], TaxSummary.prototype, "year", void 0);
__decorate([
    Field(() => Int, { description: '1–4.' })
], TaxSummary.prototype, "quarter", void 0);
__decorate([
    Field(() => [TaxShare], {
        description: 'The same for each tax, because each is declared by itself: IVA, IGIC, IPSI. Empty without rents.',
    })
], TaxSummary.prototype, "byTax", void 0);
TaxSummary = __decorate([
    ObjectType({
        description: "A quarter of a host's rents and our commission, for the tax return. Orientation, no advice. Cents.",
    })
], TaxSummary);
export { TaxSummary };
let CreditItem = class CreditItem {
    bookingId;
    amountCents;
    usedCents;
    reason;
    createdAt;
};
__decorate([
    Field(() => Int, { description: 'What was given.' })
], CreditItem.prototype, "amountCents", void 0);
__decorate([
    Field(() => Int, { description: 'What of it was used.' })
], CreditItem.prototype, "usedCents", void 0);
__decorate([
    Field(() => String, { description: 'host_cancelled or staff.' })
], CreditItem.prototype, "reason", void 0);
__decorate([
    Field(() => Date, { description: 'When it was given.' })
], CreditItem.prototype, "createdAt", void 0);
CreditItem = __decorate([
    ObjectType({ description: 'Money that the viewer has with us for later bookings; cents.' })
], CreditItem);
export { CreditItem };
let Credits = class Credits {
    availableCents;
    items;
};
__decorate([
    Field(() => Int, { description: 'What is left of all.' })
], Credits.prototype, "availableCents", void 0);
__decorate([
    Field(() => [CreditItem], { description: 'The newest first.' })
], Credits.prototype, "items", void 0);
Credits = __decorate([
    ObjectType({ description: "The viewer's credit; cents." })
], Credits);
export { Credits };
export const PayoutEdge = edgeType(Payout, 'Payout');
let PayoutConnection = class PayoutConnection {
    edges;
    pageInfo;
};
__decorate([
    Field(() => [PayoutEdge], { description: 'The pay-outs, newest first.' })
], PayoutConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], PayoutConnection.prototype, "pageInfo", void 0);
PayoutConnection = __decorate([
    ObjectType({ description: 'A page of pay-outs.' })
], PayoutConnection);
export { PayoutConnection };
//# sourceMappingURL=earnings.types.js.map