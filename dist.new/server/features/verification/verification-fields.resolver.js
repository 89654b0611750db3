var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { User } from '../accounts/user.entity.js';
import { loadUser } from '../accounts/user.loaders.js';
import { ViewerAccount } from '../accounts/viewer.type.js';
import { Space } from '../spaces/space.entity.js';
import { loadSpace } from '../spaces/space.loaders.js';
import { getDocumentKind } from './documents/document-kinds.rules.js';
import { DocumentSide } from './verification-codes.js';
import { applicantLoader } from './verification-applicants.js';
import { getDueAt, getVerificationOverview } from './verification-lists.js';
import { verificationFilesLoader } from './verification.loaders.js';
import { isStaff } from './verification.policy.js';
import { Verification } from './verification.entity.js';
import { VerificationFile } from './documents/verification-file.entity.js';
import { VerificationApplicant, VerificationOverview, VerificationStanding } from './verification-overview.types.js';
let VerificationFieldsResolver = class VerificationFieldsResolver {
    id({ id }) {
        return toGlobalId('Verification', id);
    }
    dueAt(verification) {
        return getDueAt(verification);
    }
    isOverdue(verification, { clock }) {
        const due = getDueAt(verification);
        return verification.decidedAt === null && due !== null && due < clock.now();
    }
    space({ spaceId }, ctx) {
        return spaceId === null ? null : loadSpace(ctx, spaceId);
    }
    files({ id }, ctx) {
        return verificationFilesLoader(ctx).load(id);
    }
    async missingSides({ id, documentType }, ctx) {
        const present = (await verificationFilesLoader(ctx).load(id)).map(({ side }) => side);
        return getDocumentKind(documentType).sides.filter((side) => !present.includes(side));
    }
    applicant(verification, ctx) {
        return isStaff(ctx.viewer) ? applicantLoader(ctx).load(verification) : null;
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with ver_.' }),
    __param(0, Root())
], VerificationFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Date, { nullable: true, description: 'When it should be decided; null until it is submitted.' }),
    __param(0, Root())
], VerificationFieldsResolver.prototype, "dueAt", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether it is still undecided after `dueAt`.' }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationFieldsResolver.prototype, "isOverdue", null);
__decorate([
    FieldResolver(() => Space, {
        nullable: true,
        description: 'The space it is about, if any.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationFieldsResolver.prototype, "space", null);
__decorate([
    FieldResolver(() => [VerificationFile], {
        description: 'Its documents; empty once they are deleted.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationFieldsResolver.prototype, "files", null);
__decorate([
    FieldResolver(() => [DocumentSide], { description: 'The documents that are still missing.', complexity: 2 }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationFieldsResolver.prototype, "missingSides", null);
__decorate([
    FieldResolver(() => VerificationApplicant, {
        nullable: true,
        description: 'The person it is about; for the staff only, null for all others.',
        complexity: ({ childComplexity }) => 5 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationFieldsResolver.prototype, "applicant", null);
VerificationFieldsResolver = __decorate([
    Resolver(() => Verification)
], VerificationFieldsResolver);
export { VerificationFieldsResolver };
let VerificationFileFieldsResolver = class VerificationFileFieldsResolver {
    id({ id }) {
        return toGlobalId('VerificationFile', id);
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with vfl_.' }),
    __param(0, Root())
], VerificationFileFieldsResolver.prototype, "id", null);
VerificationFileFieldsResolver = __decorate([
    Resolver(() => VerificationFile)
], VerificationFileFieldsResolver);
export { VerificationFileFieldsResolver };
let VerificationApplicantFieldsResolver = class VerificationApplicantFieldsResolver {
    user({ userId }, ctx) {
        return loadUser(ctx, userId);
    }
};
__decorate([
    FieldResolver(() => User, {
        description: 'The public profile.',
        complexity: ({ childComplexity }) => childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationApplicantFieldsResolver.prototype, "user", null);
VerificationApplicantFieldsResolver = __decorate([
    Resolver(() => VerificationApplicant)
], VerificationApplicantFieldsResolver);
export { VerificationApplicantFieldsResolver };
let VerificationSpaceResolver = class VerificationSpaceResolver {
    space({ spaceId }, ctx) {
        return spaceId === null ? null : loadSpace(ctx, spaceId);
    }
};
__decorate([
    FieldResolver(() => Space, {
        nullable: true,
        description: 'The space; null for the identity of the person.',
        complexity: ({ childComplexity }) => 1 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], VerificationSpaceResolver.prototype, "space", null);
VerificationSpaceResolver = __decorate([
    Resolver(() => VerificationStanding)
], VerificationSpaceResolver);
export { VerificationSpaceResolver };
let ViewerVerificationResolver = class ViewerVerificationResolver {
    verification(viewer, ctx) {
        return getVerificationOverview(ctx, viewer.uuid);
    }
};
__decorate([
    FieldResolver(() => VerificationOverview, {
        description: 'Verification levels of the viewer and their spaces.',
        complexity: ({ childComplexity }) => 10 + childComplexity,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerVerificationResolver.prototype, "verification", null);
ViewerVerificationResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerVerificationResolver);
export { ViewerVerificationResolver };
//# sourceMappingURL=verification-fields.resolver.js.map