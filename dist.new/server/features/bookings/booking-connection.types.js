var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../core/graphql/connection.js';
import { Booking } from './booking.entity.js';
export const BookingEdge = edgeType(Booking, 'Booking');
let BookingConnection = class BookingConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [BookingEdge], { description: 'The bookings, most urgent first.' })
], BookingConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Where this page stands.' })
], BookingConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: 'How many there are in all.' })
], BookingConnection.prototype, "totalCount", void 0);
BookingConnection = __decorate([
    ObjectType({ description: 'A page of bookings.' })
], BookingConnection);
export { BookingConnection };
//# sourceMappingURL=booking-connection.types.js.map