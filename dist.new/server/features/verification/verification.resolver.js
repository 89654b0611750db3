var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, AuthorizedStaff, Public, signedIn } from '../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../core/graphql/connection.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { parseGlobalId } from '../../core/graphql/global-id.js';
import { decideVerification } from './decide-verification.js';
import { documentKinds, VERIFICATION_BOUNDS } from './documents/document-kinds.rules.js';
import { startVerification } from './start-verification.js';
import { submitVerification } from './submit-verification.js';
import { VerificationKind } from './verification-codes.js';
import { findVerification, getVerification, listVerificationQueue } from './verification-lists.js';
import { Verification } from './verification.entity.js';
import { VerificationQueue } from './verification-overview.types.js';
import { DecideVerificationInput, StartVerificationInput, SubmitVerificationInput } from './verification.inputs.js';
import { VerificationRules } from './verification.types.js';
let VerificationResolver = class VerificationResolver {
    verificationRules() {
        return { ...VERIFICATION_BOUNDS, documents: documentKinds };
    }
    async verification(ctx, id) {
        const parsed = parseGlobalId(id);
        return parsed?.type === 'Verification' ? findVerification(ctx, parsed.uuid) : null;
    }
    verificationQueue(ctx, kind, page) {
        return listVerificationQueue(signedIn(ctx), kind ?? null, page ?? {});
    }
    async startVerification(ctx, input) {
        return { verification: await getVerification(ctx, await startVerification(signedIn(ctx), input)) };
    }
    async submitVerification(ctx, { verificationId, }) {
        return { verification: await getVerification(ctx, await submitVerification(signedIn(ctx), verificationId)) };
    }
    async decideVerification(ctx, input) {
        const { id, decision, reason, note } = input;
        return {
            verification: await getVerification(ctx, await decideVerification(signedIn(ctx), { id, decision, reason: reason ?? null, note: note?.trim() ?? '' })),
        };
    }
};
__decorate([
    Public(),
    Query(() => VerificationRules, { description: 'Accepted documents and limits of verifications.' })
], VerificationResolver.prototype, "verificationRules", null);
__decorate([
    Authorized(),
    Query(() => Verification, {
        nullable: true,
        description: 'A verification by its id; null when it does not exist or the viewer may not read it.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('id', () => ID, { description: 'The id of a verification.' }))
], VerificationResolver.prototype, "verification", null);
__decorate([
    AuthorizedStaff('DECIDE_VERIFICATIONS'),
    Query(() => VerificationQueue, {
        description: 'Staff: verifications that wait for a decision, longest waiting first. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
        complexity: ({ args, childComplexity }) => 1 + pageSizeOf(args) * childComplexity,
    }),
    __param(0, Ctx()),
    __param(1, Arg('kind', () => VerificationKind, { nullable: true, description: 'Only this kind; both by default.' })),
    __param(2, Args(() => PAGE_ARGS))
], VerificationResolver.prototype, "verificationQueue", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { verification: [() => Verification, 'The verification.'] },
        description: 'Starts a verification, or corrects a pending one; documents go to POST /uploads/verification-documents. ' +
            'Errors: EMAIL_NOT_VERIFIED, VALIDATION_FAILED, VERIFICATION_STATE_REFUSED, VERIFICATION_ATTEMPTS_USED with `nextAttemptAt`; for a space also NOT_FOUND, SPACE_STATE_REFUSED, IDENTITY_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => StartVerificationInput, { description: 'The data on the document.' }))
], VerificationResolver.prototype, "startVerification", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { verification: [() => Verification, 'The verification, submitted.'] },
        description: 'Submits a verification with its documents to the staff. Errors: NOT_FOUND, VALIDATION_FAILED at `front`, `back`, `proof` or `expiresOn`, VERIFICATION_STATE_REFUSED, VERIFICATION_ATTEMPTS_USED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => SubmitVerificationInput, { description: 'All there is to say.' }))
], VerificationResolver.prototype, "submitVerification", null);
__decorate([
    AuthorizedStaff('DECIDE_VERIFICATIONS'),
    PayloadMutation({
        payload: { verification: [() => Verification, 'The verification, decided.'] },
        description: 'Staff: decides on a verification, but not on their own. Errors: NOT_FOUND, FORBIDDEN, VALIDATION_FAILED at `reason`, `note` or `decision`, VERIFICATION_STATE_REFUSED, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => DecideVerificationInput, { description: 'The decision.' }))
], VerificationResolver.prototype, "decideVerification", null);
VerificationResolver = __decorate([
    Resolver()
], VerificationResolver);
export { VerificationResolver };
//# sourceMappingURL=verification.resolver.js.map