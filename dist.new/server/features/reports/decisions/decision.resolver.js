var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { Space } from '../../spaces/space.entity.js';
import { SpaceStatus } from '../../spaces/space-types.js';
import { ReportSide, ReportStatus } from '../cases/report-case-types.js';
import { decisionPath } from './decision-token.js';
import { FileReportComplaintInput, FileReportComplaintPayload, ReportDecision } from './decision.types.js';
import { fileComplaint } from './file-complaint.js';
import { findDecision } from './find-decision.js';
let ReportDecisionResolver = class ReportDecisionResolver {
    reportDecision(ctx, token) {
        return findDecision(ctx, token);
    }
    async fileReportComplaint(ctx, { token, text }) {
        await fileComplaint(ctx, token, text);
        const decision = await findDecision(ctx, token);
        if (!decision)
            throw new DomainError(ErrorCode.NOT_FOUND);
        return { decision };
    }
};
__decorate([
    Public(),
    Query(() => ReportDecision, {
        nullable: true,
        complexity: 5,
        description: 'The decision behind the address in its mail, for the side that got it; null when it leads nowhere.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('token', () => String, { description: 'The end of the address.' }))
], ReportDecisionResolver.prototype, "reportDecision", null);
__decorate([
    Public(),
    Mutation(() => FileReportComplaintPayload, {
        complexity: 10,
        description: 'Complains about a decision on a report, once and within six months; somebody else decides it within a week. Repeating it changes nothing. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN once it is too late or the other side has complained, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => FileReportComplaintInput, { description: 'Which decision, and why.' }))
], ReportDecisionResolver.prototype, "fileReportComplaint", null);
ReportDecisionResolver = __decorate([
    Resolver()
], ReportDecisionResolver);
export { ReportDecisionResolver };
/** What reports add to a space. */
let ReportedSpaceResolver = class ReportedSpaceResolver {
    decisionPath(ctx, { id, hostId, status }) {
        if (ctx.viewer?.id !== hostId || status !== SpaceStatus.SUSPENDED)
            return null;
        return ctx.loaders.get('space-decision-path', (ids) => loadPaths(ctx, ids)).load(id);
    }
};
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'Of a space that the staff hid: the path of the page with the decision and its reasons. Null unless it is your own.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], ReportedSpaceResolver.prototype, "decisionPath", null);
ReportedSpaceResolver = __decorate([
    Resolver(() => Space)
], ReportedSpaceResolver);
export { ReportedSpaceResolver };
async function loadPaths({ db, config }, ids) {
    const rows = await db
        .selectFrom('ReportCase')
        .select(['subjectId', 'reporterKey', 'ownerKey'])
        .distinctOn('subjectId')
        .where('subjectId', 'in', ids)
        .where('status', '=', ReportStatus.UPHELD)
        .orderBy('subjectId')
        .orderBy('decidedAt', 'desc')
        .execute();
    const paths = new Map(rows.map((row) => [row.subjectId, decisionPath(config, row, ReportSide.OWNER)]));
    return ids.map((id) => paths.get(id) ?? null);
}
//# sourceMappingURL=decision.resolver.js.map