var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, Int, ObjectType } from 'type-graphql';
import { Node } from '../../core/graphql/node.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { CancellationPolicy, GoodsCategory } from '../spaces/space-types.js';
import { BillingState, TerminationReason } from './billing/billing-types.js';
import { CancellationReason } from './cancellation/cancellation-types.js';
import { BookingActor, BookingStatus, DeclaredValue, DeclineReason, ProtectionPlan, TermType, } from './booking-types.js';
const some = (description) => ({ nullable: true, description });
/** One rental of one space. Money that not everybody may see carries no `@Field`: the field resolvers ask the policy. */
let Booking = class Booking {
    [EntityName];
    id;
    reference;
    spaceId;
    renterId;
    hostId;
    status;
    cancelledBy = null;
    cancelledAt = null;
    cancelReason = null;
    cancelText = null;
    terminatedAt = null;
    terminationReason = null;
    terminationText = null;
    termType;
    startsOn;
    endsOn;
    /** The rented days as a half-open range; computed by the database. */
    period;
    billingState = BillingState.CURRENT;
    /** The card that the renter chose for the charges to come; null: the one that was charged last. */
    paymentMethodRef = null;
    /** What the program that made it calls it; `externalSourceId` is whose name that is. */
    externalId = null;
    externalSourceId = null;
    disputeState;
    rentCents;
    renterFeeCents;
    protectionCents;
    totalCents;
    commissionCents;
    hostNetCents;
    depositCents;
    charges;
    termsSnapshot;
    cancellationPolicy;
    protectionPlan;
    goods = [];
    declaredValue = null;
    message = '';
    holdExpiresAt = null;
    respondBy = null;
    declineReason = null;
    declineText = null;
    requestedAt = null;
    decidedAt = null;
    startedAt = null;
    /** When both sides were reminded of the last day. */
    endRemindedAt = null;
    moveOutAt = null;
    completedAt = null;
    noticeBy = null;
    noticeAt = null;
    noticeReason = null;
    noticeText = null;
    /** When both sides were asked whether the stay goes on. */
    renewalAskedAt = null;
    /** When the staff allowed the charges although the host is suspended. */
    chargesAllowedAt = null;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], Booking.prototype, "id", void 0);
__decorate([
    Field(() => String, { description: 'For people to quote: HU-2027-004812.' }),
    Property({ type: 'text' })
], Booking.prototype, "reference", void 0);
__decorate([
    Property({ type: 'uuid' })
], Booking.prototype, "spaceId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Booking.prototype, "renterId", void 0);
__decorate([
    Property({ type: 'uuid' })
], Booking.prototype, "hostId", void 0);
__decorate([
    Field(() => BookingStatus, { description: 'Its status.' }),
    Property({ type: 'text' })
], Booking.prototype, "status", void 0);
__decorate([
    Field(() => BookingActor, some('Who cancelled it, when it is cancelled.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "cancelledBy", void 0);
__decorate([
    Field(() => Date, some('When it was cancelled.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "cancelledAt", void 0);
__decorate([
    Field(() => CancellationReason, some('Why it was cancelled; null when no reason was given.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "cancelReason", void 0);
__decorate([
    Field(() => String, some('Explanation of who cancelled it; requests for payment outside Hueco are hidden.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "cancelText", void 0);
__decorate([
    Field(() => Date, some('When the staff ended it for a breach.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "terminatedAt", void 0);
__decorate([
    Field(() => TerminationReason, some('Why the staff ended it.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "terminationReason", void 0);
__decorate([
    Field(() => String, some("The staff's explanation of why they ended it.")),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "terminationText", void 0);
__decorate([
    Field(() => TermType, { description: 'Whether it has an end.' }),
    Property({ type: 'text' })
], Booking.prototype, "termType", void 0);
__decorate([
    Field(() => LocalDate, { name: 'from', description: 'First day.' }),
    Property({ type: 'date' })
], Booking.prototype, "startsOn", void 0);
__decorate([
    Field(() => LocalDate, { name: 'to', description: 'Day of leaving: not counted, free for the next renter.' }),
    Property({ type: 'date' })
], Booking.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'text', columnType: 'daterange', nullable: true, persist: false, lazy: true })
], Booking.prototype, "period", void 0);
__decorate([
    Property({ type: 'text' })
], Booking.prototype, "billingState", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Booking.prototype, "paymentMethodRef", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Booking.prototype, "externalId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], Booking.prototype, "externalSourceId", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: `'none'`, lazy: true })
], Booking.prototype, "disputeState", void 0);
__decorate([
    Field(() => Int, { description: 'Rent of the whole stay (of the first month, when it has no end), cents.' }),
    Property({ type: 'integer' })
], Booking.prototype, "rentCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Booking.prototype, "renterFeeCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Booking.prototype, "protectionCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Booking.prototype, "totalCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Booking.prototype, "commissionCents", void 0);
__decorate([
    Property({ type: 'integer' })
], Booking.prototype, "hostNetCents", void 0);
__decorate([
    Field(() => Int, { description: 'Deposit, cents: backed by the card, charged only after a claim.' }),
    Property({ type: 'integer' })
], Booking.prototype, "depositCents", void 0);
__decorate([
    Property({ type: 'json' })
], Booking.prototype, "charges", void 0);
__decorate([
    Property({ type: 'json' })
], Booking.prototype, "termsSnapshot", void 0);
__decorate([
    Field(() => CancellationPolicy, { description: "The space's policy when the booking began." }),
    Property({ type: 'text' })
], Booking.prototype, "cancellationPolicy", void 0);
__decorate([
    Field(() => ProtectionPlan, { description: 'The guarantee plan.' }),
    Property({ type: 'text' })
], Booking.prototype, "protectionPlan", void 0);
__decorate([
    Field(() => [GoodsCategory], { description: 'What will be stored; empty until it is requested.' }),
    Property({ type: 'array' })
], Booking.prototype, "goods", void 0);
__decorate([
    Field(() => DeclaredValue, some('What the things are worth; null until it is requested.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "declaredValue", void 0);
__decorate([
    Property({ type: 'text' })
], Booking.prototype, "message", void 0);
__decorate([
    Field(() => Date, some('Until when the days are held for paying.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "holdExpiresAt", void 0);
__decorate([
    Field(() => Date, some('Until when the host can answer.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "respondBy", void 0);
__decorate([
    Field(() => DeclineReason, some('Why the host declined.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "declineReason", void 0);
__decorate([
    Field(() => String, some("The host's explanation of the refusal; contact data is hidden.")),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "declineText", void 0);
__decorate([
    Field(() => Date, some('When the request reached the host.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "requestedAt", void 0);
__decorate([
    Field(() => Date, some('When the host answered, or an instant booking was confirmed.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "decidedAt", void 0);
__decorate([
    Field(() => Date, some('When the renter had moved in, by confirmation of either side or automatically.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "startedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "endRemindedAt", void 0);
__decorate([
    Field(() => Date, some('When its last day was over; the host then confirms that the space is empty.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "moveOutAt", void 0);
__decorate([
    Field(() => Date, some('When the host confirmed that the space is empty and the keys are back, or the time for it ran out.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "completedAt", void 0);
__decorate([
    Field(() => BookingActor, some('Who gave notice: renter, host, or the staff for the host.')),
    Property({ type: 'text', nullable: true })
], Booking.prototype, "noticeBy", void 0);
__decorate([
    Field(() => Date, some('When notice was given.')),
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "noticeAt", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Booking.prototype, "noticeReason", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], Booking.prototype, "noticeText", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "renewalAskedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Booking.prototype, "chargesAllowedAt", void 0);
__decorate([
    Field(() => Date, { description: 'When the dates were chosen.' }),
    Property({ type: 'timestamptz' })
], Booking.prototype, "createdAt", void 0);
__decorate([
    Field(() => Date, { description: 'When its status, its days or its price last changed.' }),
    Property({ type: 'timestamptz' })
], Booking.prototype, "updatedAt", void 0);
Booking = __decorate([
    ObjectType({ description: 'A rental of a space, seen only by its two sides and by admins.', implements: Node }),
    Entity({ tableName: 'bookings' })
], Booking);
export { Booking };
//# sourceMappingURL=booking.entity.js.map