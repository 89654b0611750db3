var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { DocumentConnection } from './document-connection.types.js';
import { listDocuments } from './document-lists.js';
import { DocumentKind } from './document-types.js';
/** Lists of documents across bookings. */
let DocumentResolver = class DocumentResolver {
    myDocuments(ctx, mode, kinds, page) {
        const choice = { mode, kinds: kinds?.length ? [...new Set(kinds)] : null };
        return listDocuments(ctx, choice, page ?? {});
    }
};
__decorate([
    Authorized(),
    Query(() => DocumentConnection, {
        description: "The viewer's documents of all bookings on one side, newest first: as a renter receipts, invoices and terms, as a host invoices, statements and terms. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
    }),
    __param(0, Ctx()),
    __param(1, Arg('mode', () => DashboardMode, { description: 'As a renter or as a host.' })),
    __param(2, Arg('kinds', () => [DocumentKind], {
        nullable: true,
        description: 'Only these kinds; all by default, and when the list is empty.',
    })),
    __param(3, Args(() => PAGE_ARGS))
], DocumentResolver.prototype, "myDocuments", null);
DocumentResolver = __decorate([
    Resolver()
], DocumentResolver);
export { DocumentResolver };
//# sourceMappingURL=document.resolver.js.map