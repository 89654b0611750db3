var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
import { CancellationPolicy } from '../../spaces/space-types.js';
import { TaxName } from '../../spaces/pricing/tax-types.js';
import { TermType } from '../booking-types.js';
let PriceLine = class PriceLine {
    from;
    to;
    days;
    dueOn;
    isWholeMonth;
    rentCents;
    renterFeeCents;
    protectionCents;
    ivaCents;
    totalCents;
};
__decorate([
    Field(() => LocalDate, { description: 'First day it pays.' })
], PriceLine.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day after the last one it pays.' })
], PriceLine.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'Days it pays.' })
], PriceLine.prototype, "days", void 0);
__decorate([
    Field(() => LocalDate, {
        description: 'When it is charged: the first one at the acceptance, at the earliest; the others on the first day they pay.',
    })
], PriceLine.prototype, "dueOn", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether it pays a whole month.' })
], PriceLine.prototype, "isWholeMonth", void 0);
__decorate([
    Field(() => Int, { description: 'Rent, cents.' })
], PriceLine.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'Our fee, cents.' })
], PriceLine.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, { description: 'Guarantee plan, cents.' })
], PriceLine.prototype, "protectionCents", void 0);
__decorate([
    Field(() => Int, { description: 'IVA contained in the fee, cents.' })
], PriceLine.prototype, "ivaCents", void 0);
__decorate([
    Field(() => Int, { description: 'The charge, cents.' })
], PriceLine.prototype, "totalCents", void 0);
PriceLine = __decorate([
    ObjectType({ description: 'One charge of a stay and the days it pays; cents, IVA included.' })
], PriceLine);
export { PriceLine };
let PriceQuote = class PriceQuote {
    from;
    to;
    days;
    termType;
    lines;
    rentCents;
    renterFeeCents;
    protectionCents;
    ivaCents;
    taxName;
    totalCents;
    firstChargeCents;
    monthTotalCents;
    discountPercent;
    depositCents;
    cancellationPolicy;
    freeCancellationUntil;
    isAvailable;
    promisedUntil;
    canWait;
    isMinimumApplied;
};
__decorate([
    Field(() => LocalDate, { description: 'First day.' })
], PriceQuote.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day of leaving; a year after the first with ROLLING.' })
], PriceQuote.prototype, "to", void 0);
__decorate([
    Field(() => Int, { description: 'Days held.' })
], PriceQuote.prototype, "days", void 0);
__decorate([
    Field(() => TermType, { description: 'Whether it has an end.' })
], PriceQuote.prototype, "termType", void 0);
__decorate([
    Field(() => [PriceLine], { description: 'Every charge, in order; only the first month with ROLLING.' })
], PriceQuote.prototype, "lines", void 0);
__decorate([
    Field(() => Int, { description: 'Rent of all charges, cents.' })
], PriceQuote.prototype, "rentCents", void 0);
__decorate([
    Field(() => Int, { description: 'Fee of all charges, cents.' })
], PriceQuote.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, { description: 'Guarantee plan of all charges, cents.' })
], PriceQuote.prototype, "protectionCents", void 0);
__decorate([
    Field(() => Int, { description: 'IVA contained in the fees, cents.' })
], PriceQuote.prototype, "ivaCents", void 0);
__decorate([
    Field(() => TaxName, { description: 'Which tax it is: that of the place.' })
], PriceQuote.prototype, "taxName", void 0);
__decorate([
    Field(() => Int, { description: 'All charges, cents.' })
], PriceQuote.prototype, "totalCents", void 0);
__decorate([
    Field(() => Int, { description: 'The first charge, cents: what is held on the card with the request.' })
], PriceQuote.prototype, "firstChargeCents", void 0);
__decorate([
    Field(() => Int, {
        nullable: true,
        description: 'What each month after the first costs, of a stay paid by the month; cents. Null for shorter ones.',
    })
], PriceQuote.prototype, "monthTotalCents", void 0);
__decorate([
    Field(() => Int, { description: 'Discount on the rent for the length of the stay, percent.' })
], PriceQuote.prototype, "discountPercent", void 0);
__decorate([
    Field(() => Int, { description: 'Deposit, cents: backed by the card, charged only after a claim.' })
], PriceQuote.prototype, "depositCents", void 0);
__decorate([
    Field(() => CancellationPolicy, { description: "The space's policy." })
], PriceQuote.prototype, "cancellationPolicy", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Cancel before this and get everything back; null when that time is over.',
    })
], PriceQuote.prototype, "freeCancellationUntil", void 0);
__decorate([
    Field(() => Boolean, { description: "Whether the days are free. The viewer's own unpaid hold does not count." })
], PriceQuote.prototype, "isAvailable", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Until when somebody of the waiting list has priority on the days; null when nobody has.',
    })
], PriceQuote.prototype, "promisedUntil", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the viewer could wait for the days (`waitForDays`).' })
], PriceQuote.prototype, "canWait", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the rent was raised to the least a booking costs.' })
], PriceQuote.prototype, "isMinimumApplied", void 0);
PriceQuote = __decorate([
    ObjectType({ description: 'The price of a stay, as it would be charged.' })
], PriceQuote);
export { PriceQuote };
let DateRange = class DateRange {
    from;
    to;
};
__decorate([
    Field(() => LocalDate, { description: 'First day.' })
], DateRange.prototype, "from", void 0);
__decorate([
    Field(() => LocalDate, { description: 'Day after the last one.' })
], DateRange.prototype, "to", void 0);
DateRange = __decorate([
    ObjectType({ description: 'Days, half-open: `to` is not among them.' })
], DateRange);
export { DateRange };
//# sourceMappingURL=price-quote.types.js.map