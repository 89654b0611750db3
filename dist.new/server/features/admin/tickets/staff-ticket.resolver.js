var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, Field, InputType, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { listStaffTickets } from './staff-ticket-lists.js';
import { StaffTicketConnection } from './staff-ticket.types.js';
let StaffTicketFilter = class StaffTicketFilter {
    query;
};
__decorate([
    Field(() => String, {
        nullable: true,
        description: 'Code or its beginning, part of the subject or of the name of who asked, their e-mail or phone, or reference of the booking; 2–100 characters.',
    })
], StaffTicketFilter.prototype, "query", void 0);
StaffTicketFilter = __decorate([
    InputType({ description: 'Which tickets.' })
], StaffTicketFilter);
export { StaffTicketFilter };
/** Tickets, as the staff look them up. */
let StaffTicketResolver = class StaffTicketResolver {
    staffTickets(ctx, filter, page) {
        return listStaffTickets(signedIn(ctx), filter?.query ?? '', page ?? {});
    }
};
__decorate([
    AuthorizedStaff('SERVE_TICKETS'),
    Query(() => StaffTicketConnection, {
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args) * (1 + childComplexity),
        description: 'Staff: tickets in any state, newest first; none of the viewer’s own. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => StaffTicketFilter, { nullable: true, description: 'Which ones; all by default.' })),
    __param(2, Args(() => PAGE_ARGS))
], StaffTicketResolver.prototype, "staffTickets", null);
StaffTicketResolver = __decorate([
    Resolver()
], StaffTicketResolver);
export { StaffTicketResolver };
//# sourceMappingURL=staff-ticket.resolver.js.map