var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { RefundRule } from './cancellation-types.js';
let CancellationPreview = class CancellationPreview {
    paidCents;
    refundCents;
    rentRefundCents;
    feeRefundCents;
    protectionRefundCents;
    keptCents;
    rule;
    freeUntil;
    changesAt;
    withdrawalUntil;
    hostFeeCents;
    hostKeptCents;
};
__decorate([
    Field(() => Int, { description: 'What was paid so far; 0 while the first charge is still to come.' })
], CancellationPreview.prototype, "paidCents", void 0);
__decorate([
    Field(() => Int, { description: 'The whole refund, to be passed to `cancelBooking`.' })
], CancellationPreview.prototype, "refundCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of the rent.' })
], CancellationPreview.prototype, "rentRefundCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of our fee.' })
], CancellationPreview.prototype, "feeRefundCents", void 0);
__decorate([
    Field(() => Int, { description: 'Of the guarantee plan.' })
], CancellationPreview.prototype, "protectionRefundCents", void 0);
__decorate([
    Field(() => Int, { description: 'What does not go back.' })
], CancellationPreview.prototype, "keptCents", void 0);
__decorate([
    Field(() => RefundRule, { description: 'Which rule decides.' })
], CancellationPreview.prototype, "rule", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Until then calling it off costs the renter nothing, as `Booking.freeCancellationUntil` says; null when it costs something already, and for the others.',
    })
], CancellationPreview.prototype, "freeUntil", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'When it next costs the renter more; null when it will not before the start.',
    })
], CancellationPreview.prototype, "changesAt", void 0);
__decorate([
    Field(() => Date, {
        nullable: true,
        description: 'Renter only: until when the right of withdrawal applies; null when it is over.',
    })
], CancellationPreview.prototype, "withdrawalUntil", void 0);
__decorate([
    Field(() => Int, { description: 'The fee posted against a host who cancels, not collected yet; 0 for others.' })
], CancellationPreview.prototype, "hostFeeCents", void 0);
__decorate([
    Field(() => Int, { description: 'What of the rent stays with the host, before our commission.' })
], CancellationPreview.prototype, "hostKeptCents", void 0);
CancellationPreview = __decorate([
    ObjectType({
        description: "What a cancellation now would mean for the viewer; cents. A host's amounts cover the rent alone, because fee and plan are the renter's.",
    })
], CancellationPreview);
export { CancellationPreview };
//# sourceMappingURL=cancellation-preview.types.js.map