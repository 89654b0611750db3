var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ApproximateArea } from '../fields/space-fields.types.js';
import { CommissionKind } from '../pricing/commission-types.js';
import { TaxName } from '../pricing/tax-types.js';
import { Declaration } from '../space-types.js';
const cents = (what) => ({ nullable: true, description: `${what}, cents; null without a price.` });
let DraftPreview = class DraftPreview {
    sizeM2;
    priceAllInCents;
    renterFeeCents;
    commissionCents;
    commissionBps;
    commissionKind;
    usualCommissionBps;
    hostNetMonthCents;
    monthFrom90Cents;
    monthFrom180Cents;
    monthFrom365Cents;
    halfMonthDepositCents;
    taxName;
    is24h;
    district;
    area;
    requiredDeclarations;
    canBookInstantly;
    isInstantBookOffered;
    needsPhone;
    needsIdentity;
    needsTraderDetails;
    isReviewed;
};
__decorate([
    Field(() => Float, { nullable: true, description: 'Square metres: as typed, or length by width.' })
], DraftPreview.prototype, "sizeM2", void 0);
__decorate([
    Field(() => Int, cents('What the renter pays a month, all included'))
], DraftPreview.prototype, "priceAllInCents", void 0);
__decorate([
    Field(() => Int, cents("The renter's fee in it"))
], DraftPreview.prototype, "renterFeeCents", void 0);
__decorate([
    Field(() => Int, cents('What is taken off the rent'))
], DraftPreview.prototype, "commissionCents", void 0);
__decorate([
    Field(() => Int, { description: 'The share taken off the rent, in hundredths of a percent.' })
], DraftPreview.prototype, "commissionBps", void 0);
__decorate([
    Field(() => CommissionKind, {
        description: 'Why this share: the usual one, an offer, or a trader with many spaces.',
    })
], DraftPreview.prototype, "commissionKind", void 0);
__decorate([
    Field(() => Int, { description: 'The usual share, in hundredths of a percent; what follows the launch offer.' })
], DraftPreview.prototype, "usualCommissionBps", void 0);
__decorate([
    Field(() => Int, cents('What the host gets of a month'))
], DraftPreview.prototype, "hostNetMonthCents", void 0);
__decorate([
    Field(() => Int, cents('Rent a month of a stay from 90 days'))
], DraftPreview.prototype, "monthFrom90Cents", void 0);
__decorate([
    Field(() => Int, cents('Rent a month of a stay from 180 days'))
], DraftPreview.prototype, "monthFrom180Cents", void 0);
__decorate([
    Field(() => Int, cents('Rent a month of a whole year'))
], DraftPreview.prototype, "monthFrom365Cents", void 0);
__decorate([
    Field(() => Int, cents('A deposit of half a month'))
], DraftPreview.prototype, "halfMonthDepositCents", void 0);
__decorate([
    Field(() => TaxName, { description: 'The indirect tax of the place.' })
], DraftPreview.prototype, "taxName", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether renters can come at any hour of any day.' })
], DraftPreview.prototype, "is24h", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'District of a large city, as cards name it.' })
], DraftPreview.prototype, "district", void 0);
__decorate([
    Field(() => ApproximateArea, { nullable: true, description: 'The circle renters will see; null without a pin.' })
], DraftPreview.prototype, "area", void 0);
__decorate([
    Field(() => [Declaration], { description: 'All that this host has to declare.' })
], DraftPreview.prototype, "requiredDeclarations", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether the host may let renters book without an answer.' })
], DraftPreview.prototype, "canBookInstantly", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether instant booking is offered at all now.' })
], DraftPreview.prototype, "isInstantBookOffered", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether publishing needs a confirmed phone of the host.' })
], DraftPreview.prototype, "needsPhone", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether publishing needs a verified identity of the host.' })
], DraftPreview.prototype, "needsIdentity", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether publishing needs a professional host to say who they are first.' })
], DraftPreview.prototype, "needsTraderDetails", void 0);
__decorate([
    Field(() => Boolean, { description: 'Whether staff review the space before it is public.' })
], DraftPreview.prototype, "isReviewed", void 0);
DraftPreview = __decorate([
    ObjectType({ description: 'Values computed from a draft by the rules.' })
], DraftPreview);
export { DraftPreview };
//# sourceMappingURL=draft-preview.types.js.map