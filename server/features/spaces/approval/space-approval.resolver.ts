import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { Space, type SpaceRow } from '../space.entity.js';
import { reloadSpace } from '../space.loaders.js';
import { isHostOrStaff } from '../space.policy.js';
import { approveSpace, requestSpaceChanges } from './decide-space.js';
import { ApproveSpaceInput, RequestSpaceChangesInput } from './space-approval.inputs.js';
import { SpaceChangeNote, SpacesToApproveConnection } from './space-approval.types.js';
import { changeNoteOf } from './changed-parts.js';
import { listSpacesToApprove } from './spaces-to-approve.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** The staff's review of spaces before they are published. */
@Resolver(() => Space)
export class SpaceApprovalResolver {
  @AuthorizedStaff('DECIDE_SPACES')
  @Query(() => SpacesToApproveConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      2 + pageSizeOf(args) * (1 + childComplexity),
    description:
      'Staff: spaces that wait to be published, longest waiting first, without the viewer’s own. Errors: MFA_SETUP_REQUIRED, CURSOR_INVALID, PAGINATION_CONFLICT.',
  })
  spacesToApprove(
    @Ctx() ctx: RequestContext,
    @Args(() => PAGE_ARGS) page: PageArgs,
  ): Promise<SpacesToApproveConnection> {
    return listSpacesToApprove(signedIn(ctx), page);
  }

  @AuthorizedStaff('DECIDE_SPACES')
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, published.'] },
    complexity: 10,
    description:
      'Staff: publishes a space that waits; refused for their own. Errors: NOT_FOUND, FORBIDDEN, SPACE_STATE_REFUSED, MFA_SETUP_REQUIRED.',
  })
  async approveSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ApproveSpaceInput, { description: 'The space.' }) { spaceId }: ApproveSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await approveSpace(signedIn(ctx), spaceId)) };
  }

  @AuthorizedStaff('DECIDE_SPACES')
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, waiting for its host.'] },
    complexity: 10,
    description:
      'Staff: sends a space that waits back to its host, who is notified of the reason and submits it again with `publishSpace`. Errors: NOT_FOUND, FORBIDDEN, SPACE_STATE_REFUSED, VALIDATION_FAILED with TEXT_LENGTH at `reason` or `notes.0.note`, MFA_SETUP_REQUIRED.',
  })
  async requestSpaceChanges(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestSpaceChangesInput, { description: 'The space and the reason.' })
    { spaceId, reason, notes }: RequestSpaceChangesInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await requestSpaceChanges(signedIn(ctx), spaceId, reason, notes ?? [])) };
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'When it was last submitted to the staff. Host and admins; null for others.',
  })
  submittedAt(@Ctx() { viewer }: RequestContext, @Root() space: SpaceRow): Date | null {
    return isHostOrStaff(viewer, space) ? space.submittedAt : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The changes that the staff request before it is published; notes to single parts are in `changeNotes`. Host and admins; null for others.',
  })
  changesAsked(@Ctx() { viewer }: RequestContext, @Root() space: SpaceRow): string | null {
    return isHostOrStaff(viewer, space) ? space.changesAsked : null;
  }

  @FieldResolver(() => [SpaceChangeNote], {
    description: 'The changes that the staff request, part by part. Host and admins; empty for others.',
  })
  changeNotes(@Ctx() { viewer }: RequestContext, @Root() space: SpaceRow): SpaceChangeNote[] {
    return isHostOrStaff(viewer, space) ? space.changeNotes.map(changeNoteOf) : [];
  }
}
