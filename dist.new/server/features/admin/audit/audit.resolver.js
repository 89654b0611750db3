var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, Int, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff } from '../../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { AuditChain, AuditRecord, AuditRecordConnection } from './audit-record.types.js';
import { AuditFilter } from './audit.inputs.js';
import { checkChain, findAct, listAudit } from './timeline.js';
/** The log of acts, as the staff read and check it. */
let AuditResolver = class AuditResolver {
    auditLog(ctx, filter, page) {
        return listAudit(ctx, filter ?? {}, page ?? {});
    }
    auditRecord(ctx, number) {
        return findAct(ctx, number);
    }
    auditChain(ctx) {
        return checkChain(ctx);
    }
};
__decorate([
    AuthorizedStaff('SEE_AUDIT'),
    Query(() => AuditRecordConnection, {
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args, 50) * (1 + childComplexity),
        description: 'Staff: the log of acts by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => AuditFilter, { nullable: true, description: 'Which acts; all by default.' })),
    __param(2, Args(() => LONG_PAGE_ARGS))
], AuditResolver.prototype, "auditLog", null);
__decorate([
    AuthorizedStaff('SEE_AUDIT'),
    Query(() => AuditRecord, {
        nullable: true,
        complexity: 5,
        description: 'Staff: one act of the log by its number; null: there is none. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('number', () => Int, { description: 'Its number in the log.' }))
], AuditResolver.prototype, "auditRecord", null);
__decorate([
    AuthorizedStaff('SEE_AUDIT'),
    Query(() => AuditChain, {
        complexity: 200,
        description: 'Staff: checks the chain of the log from its beginning. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], AuditResolver.prototype, "auditChain", null);
AuditResolver = __decorate([
    Resolver()
], AuditResolver);
export { AuditResolver };
//# sourceMappingURL=audit.resolver.js.map