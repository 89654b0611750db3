var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { LocalDate } from '../../../../core/graphql/scalars.js';
import { BookingActor } from '../../booking-types.js';
import { ChangeKind, ChangeStatus } from './change-request-types.js';
/** What one side of a booking asks and the other may agree to. */
let ChangeRequest = class ChangeRequest {
    [EntityName];
    id;
    bookingId;
    kind;
    askedBy;
    startsOn;
    endsOn;
    /** What the renter pays more, cents; negative when it is less. */
    differenceCents;
    /** What the host gets more, cents; negative when it is less. */
    hostDifferenceCents;
    status;
    expiresAt;
    answeredAt = null;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], ChangeRequest.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], ChangeRequest.prototype, "bookingId", void 0);
__decorate([
    Field(() => ChangeKind, { description: 'What is asked for.' }),
    Property({ type: 'text' })
], ChangeRequest.prototype, "kind", void 0);
__decorate([
    Field(() => BookingActor, { description: 'Which side asks.' }),
    Property({ type: 'text' })
], ChangeRequest.prototype, "askedBy", void 0);
__decorate([
    Field(() => LocalDate, { name: 'from', description: 'The first day it would have.' }),
    Property({ type: 'date' })
], ChangeRequest.prototype, "startsOn", void 0);
__decorate([
    Field(() => LocalDate, { name: 'to', description: 'The day of leaving it would have.' }),
    Property({ type: 'date' })
], ChangeRequest.prototype, "endsOn", void 0);
__decorate([
    Property({ type: 'integer' })
], ChangeRequest.prototype, "differenceCents", void 0);
__decorate([
    Property({ type: 'integer' })
], ChangeRequest.prototype, "hostDifferenceCents", void 0);
__decorate([
    Field(() => ChangeStatus, { description: 'Its status.' }),
    Property({ type: 'text' })
], ChangeRequest.prototype, "status", void 0);
__decorate([
    Field(() => Date, { description: 'Until when the other side can answer.' }),
    Property({ type: 'timestamptz' })
], ChangeRequest.prototype, "expiresAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When the other side answered.' }),
    Property({ type: 'timestamptz', nullable: true })
], ChangeRequest.prototype, "answeredAt", void 0);
__decorate([
    Field(() => Date, { description: 'When it was asked.' }),
    Property({ type: 'timestamptz' })
], ChangeRequest.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ChangeRequest.prototype, "updatedAt", void 0);
ChangeRequest = __decorate([
    ObjectType('BookingChangeRequest', { description: 'A change that one side asks for and the other may agree to.' }),
    Entity({ tableName: 'booking_change_requests' })
], ChangeRequest);
export { ChangeRequest };
//# sourceMappingURL=change-request.entity.js.map