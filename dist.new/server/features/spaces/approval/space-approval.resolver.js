var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf } from '../../../core/graphql/connection.js';
import { Space } from '../space.entity.js';
import { reloadSpace } from '../space.loaders.js';
import { isHostOrStaff } from '../space.policy.js';
import { approveSpace, requestSpaceChanges } from './decide-space.js';
import { ApproveSpaceInput, RequestSpaceChangesInput } from './space-approval.inputs.js';
import { ApproveSpacePayload, RequestSpaceChangesPayload, SpaceChangeNote, SpacesToApproveConnection, } from './space-approval.types.js';
import { changeNoteOf } from './changed-parts.js';
import { listSpacesToApprove } from './spaces-to-approve.js';
/** The look of the staff at spaces before they are published. */
let SpaceApprovalResolver = class SpaceApprovalResolver {
    spacesToApprove(ctx, page) {
        return listSpacesToApprove(signedIn(ctx), page);
    }
    async approveSpace(ctx, { spaceId }) {
        return { space: await reloadSpace(ctx, await approveSpace(signedIn(ctx), spaceId)) };
    }
    async requestSpaceChanges(ctx, { spaceId, reason, notes }) {
        return { space: await reloadSpace(ctx, await requestSpaceChanges(signedIn(ctx), spaceId, reason, notes ?? [])) };
    }
    submittedAt({ viewer }, space) {
        return isHostOrStaff(viewer, space) ? space.submittedAt : null;
    }
    changesAsked({ viewer }, space) {
        return isHostOrStaff(viewer, space) ? space.changesAsked : null;
    }
    changeNotes({ viewer }, space) {
        return isHostOrStaff(viewer, space) ? space.changeNotes.map(changeNoteOf) : [];
    }
};
__decorate([
    AuthorizedStaff('DECIDE_SPACES'),
    Query(() => SpacesToApproveConnection, {
        complexity: ({ args, childComplexity }) => 2 + pageSizeOf(args) * (1 + childComplexity),
        description: "Staff: spaces that wait to be published, longest waiting first; none of the viewer's own. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.",
    }),
    __param(0, Ctx()),
    __param(1, Args(() => PAGE_ARGS))
], SpaceApprovalResolver.prototype, "spacesToApprove", null);
__decorate([
    AuthorizedStaff('DECIDE_SPACES'),
    Mutation(() => ApproveSpacePayload, {
        complexity: 10,
        description: 'Staff: publishes a space that waits, but not their own. Errors: NOT_FOUND, FORBIDDEN, SPACE_STATE_REFUSED, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => ApproveSpaceInput, { description: 'The space.' }))
], SpaceApprovalResolver.prototype, "approveSpace", null);
__decorate([
    AuthorizedStaff('DECIDE_SPACES'),
    Mutation(() => RequestSpaceChangesPayload, {
        complexity: 10,
        description: 'Staff: sends a space that waits back to its host, who is told the reason and submits it again with `publishSpace`. Errors: NOT_FOUND, FORBIDDEN, SPACE_STATE_REFUSED, VALIDATION_FAILED with TEXT_LENGTH at `reason` or `notes.0.note`, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => RequestSpaceChangesInput, { description: 'The space and the reason.' }))
], SpaceApprovalResolver.prototype, "requestSpaceChanges", null);
__decorate([
    FieldResolver(() => Date, {
        nullable: true,
        description: 'When it was last submitted to the staff. Host and admins; null for others.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], SpaceApprovalResolver.prototype, "submittedAt", null);
__decorate([
    FieldResolver(() => String, {
        nullable: true,
        description: 'What the staff ask to be changed before it is published, in their words; the notes to single parts stand in `changeNotes`. Host and admins; null for others.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], SpaceApprovalResolver.prototype, "changesAsked", null);
__decorate([
    FieldResolver(() => [SpaceChangeNote], {
        description: 'What the staff ask to be changed, part by part. Host and admins; empty for others.',
    }),
    __param(0, Ctx()),
    __param(1, Root())
], SpaceApprovalResolver.prototype, "changeNotes", null);
SpaceApprovalResolver = __decorate([
    Resolver(() => Space)
], SpaceApprovalResolver);
export { SpaceApprovalResolver };
//# sourceMappingURL=space-approval.resolver.js.map