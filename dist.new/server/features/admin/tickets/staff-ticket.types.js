var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { edgeType, PageInfo } from '../../../core/graphql/connection.js';
import { Ticket } from '../../support/ticket.entity.js';
import { TOTAL_COUNT } from '../count-found.js';
const StaffTicketEdge = edgeType(Ticket, 'StaffTicket');
let StaffTicketConnection = class StaffTicketConnection {
    edges;
    pageInfo;
    totalCount;
};
__decorate([
    Field(() => [StaffTicketEdge], { description: 'Newest first.' })
], StaffTicketConnection.prototype, "edges", void 0);
__decorate([
    Field(() => PageInfo, { description: 'Position of this page in the list.' })
], StaffTicketConnection.prototype, "pageInfo", void 0);
__decorate([
    Field(() => Int, { description: TOTAL_COUNT })
], StaffTicketConnection.prototype, "totalCount", void 0);
StaffTicketConnection = __decorate([
    ObjectType({ description: 'A page of tickets as the staff look them up.' })
], StaffTicketConnection);
export { StaffTicketConnection };
//# sourceMappingURL=staff-ticket.types.js.map