var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { TOTAL_COUNT } from '../count-found.js';
/** Which way money goes. */
export var MovementKind;
(function (MovementKind) {
    MovementKind["PAYMENT"] = "payment";
    MovementKind["REFUND"] = "refund";
    MovementKind["PAYOUT"] = "payout";
})(MovementKind || (MovementKind = {}));
/** How a movement stands, whatever its kind. */
export var MovementState;
(function (MovementState) {
    MovementState["OPEN"] = "open";
    MovementState["DONE"] = "done";
    MovementState["FAILED"] = "failed";
    MovementState["CANCELLED"] = "cancelled";
    MovementState["TAKEN_BACK"] = "taken_back";
})(MovementState || (MovementState = {}));
registerEnumType(MovementKind, {
    name: 'MovementKind',
    description: 'Which way money goes.',
    valuesConfig: {
        PAYMENT: { description: 'From a renter’s card.' },
        REFUND: { description: 'Back to a renter.' },
        PAYOUT: { description: 'To a host’s bank.' },
    },
});
registerEnumType(MovementState, {
    name: 'MovementState',
    description: 'How a movement of money stands.',
    valuesConfig: {
        OPEN: { description: 'Ordered, waiting for the provider or a bank.' },
        DONE: { description: 'Carried out.' },
        FAILED: { description: 'Refused.' },
        CANCELLED: { description: 'A hold on a card that was let go.' },
        TAKEN_BACK: { description: 'Taken, and disputed at the cardholder’s bank.' },
    },
});
let MoneyMovement = class MoneyMovement {
    kind;
    caseId;
    orderedAt;
    amountCents;
    state;
    bookingReference;
    personName;
    providerRef;
    failureCode;
};
__decorate([
    Field(() => MovementKind, { description: 'Which way it goes.' })
], MoneyMovement.prototype, "kind", void 0);
__decorate([
    Field(() => ID, {
        description: 'The case it is decided in: the payment (`StaffPayment`), also of a refund, or the pay-out (`StaffPayout`).',
    })
], MoneyMovement.prototype, "caseId", void 0);
__decorate([
    Field(() => Date, { description: 'When it was ordered.' })
], MoneyMovement.prototype, "orderedAt", void 0);
__decorate([
    Field(() => Int, { description: 'Cents that move between us and a bank; credit is not counted.' })
], MoneyMovement.prototype, "amountCents", void 0);
__decorate([
    Field(() => MovementState, { description: 'How it stands.' })
], MoneyMovement.prototype, "state", void 0);
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'The reference of its booking; null for pay-outs, which are of several.',
    })
], MoneyMovement.prototype, "bookingReference", void 0);
__decorate([
    Field(() => String, { description: 'Name of the renter, or of the host of a pay-out; empty once erased.' })
], MoneyMovement.prototype, "personName", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The provider’s reference; null before it was asked.' })
], MoneyMovement.prototype, "providerRef", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'The provider’s reason for a failure, such as card_declined.' })
], MoneyMovement.prototype, "failureCode", void 0);
MoneyMovement = __decorate([
    ObjectType({ description: 'One movement of money, as the staff’s list shows it.' })
], MoneyMovement);
export { MoneyMovement };
const MoneyMovementEdge = edgeType(MoneyMovement, 'MoneyMovement');
let MoneyMovementConnection = class MoneyMovementConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [MoneyMovementEdge], { description: 'The movements, newest first.' })
], MoneyMovementConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], MoneyMovementConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], MoneyMovementConnection.prototype, "totalCount", void 0);
MoneyMovementConnection = __decorate([
    ObjectType({ description: 'A page of movements of money.' })
], MoneyMovementConnection);
export { MoneyMovementConnection };
//# sourceMappingURL=money-movement.types.js.map