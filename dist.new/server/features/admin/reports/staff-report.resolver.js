var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { LONG_PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { ReportedKind } from '../../reports/cases/report-case-types.js';
import { Review } from '../../reviews/review.entity.js';
import { findReview } from '../../reviews/review.loaders.js';
import { Space } from '../../spaces/space.entity.js';
import { spaceLoader } from '../../spaces/space.loaders.js';
import { listActs } from '../audit/timeline.js';
import { AuditRecord } from '../audit/audit-record.types.js';
import { findStaffPerson } from '../people/people.loaders.js';
import { Person } from '../people/person.types.js';
import { decideComplaint, decideReport, takeComplaint } from './decide-report.js';
import { DecideReportComplaintInput, DecideReportInput, StaffReportFilter, TakeReportComplaintInput, } from './staff-report.inputs.js';
import { findStaffReport, getStaffReport, listStaffReports } from './staff-reports.js';
import { DecideReportComplaintPayload, DecideReportPayload, StaffReport, StaffReportConnection, TakeReportComplaintPayload, } from './staff-report.types.js';
const COST = { complexity: 10 };
const INPUT = { description: 'All there is to say.' };
const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const ONE = { nullable: true, complexity: ({ childComplexity }) => 2 + childComplexity };
/** Reports of spaces, people, reviews and messages, as the staff decide them. */
let StaffReportResolver = class StaffReportResolver {
    staffReports(ctx, filter, page) {
        return listStaffReports(signedIn(ctx), filter ?? {}, page ?? {});
    }
    staffReport(ctx, code) {
        return findStaffReport(signedIn(ctx), code);
    }
    async decideReport(caller, { code, ...decision }) {
        const ctx = signedIn(caller);
        await decideReport(ctx, code, { ...decision, isUnfounded: decision.isUnfounded === true });
        return { report: await getStaffReport(ctx, code) };
    }
    async takeReportComplaint(caller, { code, side, text }) {
        const ctx = signedIn(caller);
        await takeComplaint(ctx, code, { side, text });
        return { report: await getStaffReport(ctx, code) };
    }
    async decideReportComplaint(caller, { code, isChanged, statement }) {
        const ctx = signedIn(caller);
        await decideComplaint(ctx, code, { isChanged, statement });
        return { report: await getStaffReport(ctx, code) };
    }
    owner(ctx, { row }) {
        return row.concernedId === null ? null : findStaffPerson(ctx, row.concernedId);
    }
    reporter(ctx, { row }) {
        return row.userId === null ? null : findStaffPerson(ctx, row.userId);
    }
    space(ctx, { row }) {
        return row.subject === ReportedKind.SPACE ? spaceLoader(ctx).load(row.subjectId) : null;
    }
    async review(ctx, { row }) {
        return row.subject === ReportedKind.REVIEW ? ((await findReview(ctx, row.subjectId)) ?? null) : null;
    }
    async messageText({ db }, { row }) {
        if (row.subject !== ReportedKind.MESSAGE)
            return null;
        const message = await db.selectFrom('Message').select('body').where('id', '=', row.subjectId).executeTakeFirst();
        return message?.body ?? null;
    }
    async otherReportCount({ db, clock }, { row }) {
        if (row.concernedId === null)
            return 0;
        const { count } = await db
            .selectFrom('ReportCase')
            .select((eb) => eb.fn.countAll().as('count'))
            .where('concernedId', '=', row.concernedId)
            .where('id', '<>', row.id)
            .where('openedAt', '>', new Date(clock.now().getTime() - 365 * 86_400_000))
            .executeTakeFirstOrThrow();
        return Number(count);
    }
    timeline(ctx, { code }) {
        return listActs(ctx, 'Report', code);
    }
};
__decorate([
    AuthorizedStaff('SEE_REPORTS'),
    Query(() => StaffReportConnection, {
        complexity: ({ args, childComplexity }) => 5 + pageSizeOf(args, 50) * (1 + childComplexity),
        description: 'Staff: reports by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('filter', () => StaffReportFilter, { nullable: true, description: 'Which ones; all by default.' })),
    __param(2, Args(() => LONG_PAGE_ARGS))
], StaffReportResolver.prototype, "staffReports", null);
__decorate([
    AuthorizedStaff('SEE_REPORTS'),
    Query(() => StaffReport, { ...COST, nullable: true, description: 'Staff: a report; null: there is none.' }),
    __param(0, Ctx()),
    __param(1, Arg('code', () => String, { description: 'Its code.' }))
], StaffReportResolver.prototype, "staffReport", null);
__decorate([
    AuthorizedStaff('DECIDE_REPORTS'),
    Mutation(() => DecideReportPayload, {
        ...COST,
        description: `Staff: decides a report, does what it asks for and mails the reasons. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DecideReportInput, INPUT))
], StaffReportResolver.prototype, "decideReport", null);
__decorate([
    AuthorizedStaff('SEE_REPORTS'),
    Mutation(() => TakeReportComplaintPayload, {
        ...COST,
        description: `Staff: takes in a complaint about a decision, within six months of it. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => TakeReportComplaintInput, INPUT))
], StaffReportResolver.prototype, "takeReportComplaint", null);
__decorate([
    AuthorizedStaff('DECIDE_REPORTS'),
    Mutation(() => DecideReportComplaintPayload, {
        ...COST,
        description: `Staff: decides a complaint; never who decided the report. Both sides read the reasons. ${ERRORS}`,
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DecideReportComplaintInput, INPUT))
], StaffReportResolver.prototype, "decideReportComplaint", null);
__decorate([
    FieldResolver(() => Person, { ...ONE, description: 'Who answers for what was reported; null once they are gone.' }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "owner", null);
__decorate([
    FieldResolver(() => Person, { ...ONE, description: 'Who reported it; null for visitors.' }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "reporter", null);
__decorate([
    FieldResolver(() => Space, { ...ONE, description: 'The space that was reported.' }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => Review, { ...ONE, description: 'The review that was reported.' }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "review", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        complexity: 2,
        description: 'The message that was reported, as it was written; the rest of its conversation is read under a case.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "messageText", null);
__decorate([
    FieldResolver(() => Int, {
        complexity: 2,
        description: 'Other reports about the same person of the last 12 months.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "otherReportCount", null);
__decorate([
    FieldResolver(() => [AuditRecord], { complexity: 10, description: 'The log of acts about it, newest first.' }),
    __param(0, Ctx()),
    __param(1, Root())
], StaffReportResolver.prototype, "timeline", null);
StaffReportResolver = __decorate([
    Resolver(() => StaffReport)
], StaffReportResolver);
export { StaffReportResolver };
//# sourceMappingURL=staff-report.resolver.js.map