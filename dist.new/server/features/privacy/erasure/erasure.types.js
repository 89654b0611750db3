var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LocalDate } from '../../../core/graphql/scalars.js';
/** What blocks the erasure of an account. */
export var ErasureBlockerKind;
(function (ErasureBlockerKind) {
    ErasureBlockerKind["BOOKING_AS_RENTER"] = "booking_as_renter";
    ErasureBlockerKind["BOOKING_AS_HOST"] = "booking_as_host";
    ErasureBlockerKind["PAYMENT_DUE"] = "payment_due";
    ErasureBlockerKind["PAYOUT_DUE"] = "payout_due";
    ErasureBlockerKind["STAFF"] = "staff";
})(ErasureBlockerKind || (ErasureBlockerKind = {}));
registerEnumType(ErasureBlockerKind, {
    name: 'ErasureBlockerKind',
    description: 'What blocks the erasure of an account.',
    valuesConfig: {
        BOOKING_AS_RENTER: { description: 'A booking as renter that is not over.' },
        BOOKING_AS_HOST: { description: 'A booking of an own space that is not over.' },
        PAYMENT_DUE: { description: 'A charge that is not settled.' },
        PAYOUT_DUE: { description: 'Money held for the host.' },
        STAFF: { description: 'The user is staff; the role has to be removed first.' },
    },
});
let ErasureBlocker = class ErasureBlocker {
    kind;
    bookingId;
    reference;
    endsOn;
    amountCents;
};
__decorate([
    Field(() => ErasureBlockerKind, { description: 'What it is.' })
], ErasureBlocker.prototype, "kind", void 0);
__decorate([
    Field(() => ID, { nullable: true, description: 'The booking it is about, if any.' })
], ErasureBlocker.prototype, "bookingId", void 0);
__decorate([
    Field(() => String, { nullable: true, description: "The booking's reference." })
], ErasureBlocker.prototype, "reference", void 0);
__decorate([
    Field(() => LocalDate, {
        nullable: true,
        description: 'When it ends by itself; null when that depends on a person.',
    })
], ErasureBlocker.prototype, "endsOn", void 0);
__decorate([
    Field(() => Int, { nullable: true, description: 'Amount in cents, if any.' })
], ErasureBlocker.prototype, "amountCents", void 0);
ErasureBlocker = __decorate([
    ObjectType({ description: 'Something that blocks the erasure of the account.' })
], ErasureBlocker);
export { ErasureBlocker };
let ScheduledErasure = class ScheduledErasure {
    requestedAt;
    runAt;
};
__decorate([
    Field(() => Date, { description: 'When it was requested.' })
], ScheduledErasure.prototype, "requestedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it runs; postponed while something blocks it.' })
], ScheduledErasure.prototype, "runAt", void 0);
ScheduledErasure = __decorate([
    ObjectType({ description: 'A scheduled erasure of the account.' })
], ScheduledErasure);
export { ScheduledErasure };
let ErasurePreview = class ErasurePreview {
    blockers;
    canRequest;
    runAt;
    coolingOffDays;
    spaceCount;
    scheduled;
};
__decorate([
    Field(() => [ErasureBlocker], { description: 'What blocks the erasure; empty when nothing does.' })
], ErasurePreview.prototype, "blockers", void 0);
__decorate([
    Field(() => Boolean, {
        description: 'Whether it can be requested; with open bookings or money it can, and runs once they are settled.',
    })
], ErasurePreview.prototype, "canRequest", void 0);
__decorate([
    Field(() => Date, { description: 'When it would run if requested now.' })
], ErasurePreview.prototype, "runAt", void 0);
__decorate([
    Field(() => Int, { description: 'Minimum number of days in which it can be cancelled.' })
], ErasurePreview.prototype, "coolingOffDays", void 0);
__decorate([
    Field(() => Int, { description: 'Spaces that leave the search at once and are erased with the account.' })
], ErasurePreview.prototype, "spaceCount", void 0);
__decorate([
    Field(() => ScheduledErasure, { nullable: true, description: 'The scheduled request, if any.' })
], ErasurePreview.prototype, "scheduled", void 0);
ErasurePreview = __decorate([
    ObjectType({ description: 'What erasing the account would involve today.' })
], ErasurePreview);
export { ErasurePreview };
let RequestErasureInput = class RequestErasureInput {
    password;
    confirm;
    code;
};
__decorate([
    Field(() => String, { description: 'The password of the account.' })
], RequestErasureInput.prototype, "password", void 0);
__decorate([
    Field(() => Boolean, { description: 'Confirms that it cannot be undone once it has run; must be true.' })
], RequestErasureInput.prototype, "confirm", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'A code of the authenticator app or a recovery code; required with two-step verification.',
    })
], RequestErasureInput.prototype, "code", void 0);
RequestErasureInput = __decorate([
    InputType({ description: 'Confirmation of an erasure.' })
], RequestErasureInput);
export { RequestErasureInput };
//# sourceMappingURL=erasure.types.js.map