var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { BookingActor, BookingStatus } from './booking-types.js';
/** One transition of a booking, with the actor and the data of that moment. */
let BookingEvent = class BookingEvent {
    [EntityName];
    id;
    bookingId;
    fromStatus;
    toStatus;
    action;
    actorRole;
    actorId;
    data;
    at;
};
__decorate([
    PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
], BookingEvent.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], BookingEvent.prototype, "bookingId", void 0);
__decorate([
    Field(() => BookingStatus, {
        name: 'from',
        nullable: true,
        description: 'Status before; null for the first transition.',
    }),
    Property({ type: 'text', nullable: true })
], BookingEvent.prototype, "fromStatus", void 0);
__decorate([
    Field(() => BookingStatus, { name: 'to', description: 'Status after.' }),
    Property({ type: 'text' })
], BookingEvent.prototype, "toStatus", void 0);
__decorate([
    Field(() => String, { description: 'An action of a person or a step of the system, in lower case.' }),
    Property({ type: 'text' })
], BookingEvent.prototype, "action", void 0);
__decorate([
    Field(() => BookingActor, { name: 'actor', description: 'Role of whoever did it.' }),
    Property({ type: 'text' })
], BookingEvent.prototype, "actorRole", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], BookingEvent.prototype, "actorId", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: "'{}'::jsonb" })
], BookingEvent.prototype, "data", void 0);
__decorate([
    Field(() => Date, { description: 'When it happened.' }),
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], BookingEvent.prototype, "at", void 0);
BookingEvent = __decorate([
    ObjectType({ description: 'One transition of a booking.' }),
    Entity({ tableName: 'booking_events' })
], BookingEvent);
export { BookingEvent };
//# sourceMappingURL=booking-event.entity.js.map