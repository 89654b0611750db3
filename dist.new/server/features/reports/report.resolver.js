var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { reportMessage } from './report-message.js';
import { reportReview } from './report-review.js';
import { reportSpace } from './report-space.js';
import { reportUser } from './report-user.js';
import { ReportMessageInput, ReportReviewInput, ReportSpaceInput, ReportUserInput } from './report.inputs.js';
import { ReportUserPayload } from './report-user.types.js';
let ReportResolver = class ReportResolver {
    async reportSpace(ctx, input) {
        return { code: await reportSpace(ctx, input) };
    }
    async reportUser(ctx, input) {
        return { code: await reportUser(ctx, input) };
    }
    async reportReview(ctx, input) {
        return { code: await reportReview(ctx, input) };
    }
    async reportMessage(ctx, input) {
        return { code: await reportMessage(signedIn(ctx), input) };
    }
};
__decorate([
    Public(),
    PayloadMutation({
        payload: { code: [() => String, 'The code of the report, e.g. REP-2026-000012.'] },
        complexity: 10,
        description: 'Reports a space to the staff and sends a receipt; answers its code, e.g. REP-2026-000012. The same report twice has one code. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReportSpaceInput, { description: 'Which space, and what is wrong with it.' }))
], ReportResolver.prototype, "reportSpace", null);
__decorate([
    Public(),
    Mutation(() => ReportUserPayload, {
        complexity: 10,
        description: 'Reports a person to the staff and sends a receipt. The same report twice has one code. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for oneself, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReportUserInput, { description: 'Who, and what is wrong.' }))
], ReportResolver.prototype, "reportUser", null);
__decorate([
    Public(),
    PayloadMutation({
        payload: { code: [() => String, 'The code of the report, e.g. REV-2026-000012.'] },
        complexity: 10,
        description: "Reports a published review to the staff and sends a receipt; answers its code, for example REV-2026-000012. The same report sent twice has one code. 5 per hour and IP address. Errors: VALIDATION_FAILED, NOT_FOUND, FORBIDDEN for the viewer's own review, REPORTING_SUSPENDED {until}, RATE_LIMITED.",
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReportReviewInput, { description: 'The review, and what is wrong with it.' }))
], ReportResolver.prototype, "reportReview", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { code: [() => String, 'The code of the report, e.g. MSG-2026-000012.'] },
        complexity: 10,
        description: 'Reports a message or a whole conversation to staff and sends a receipt; answers the code of the report, e.g. MSG-2026-000012. Repeating a report answers the same code. At most 10 per hour. Errors: VALIDATION_FAILED, NOT_FOUND, REPORTING_SUSPENDED {until}, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ReportMessageInput, { description: 'What is reported, and why.' }))
], ReportResolver.prototype, "reportMessage", null);
ReportResolver = __decorate([
    Resolver()
], ReportResolver);
export { ReportResolver };
//# sourceMappingURL=report.resolver.js.map