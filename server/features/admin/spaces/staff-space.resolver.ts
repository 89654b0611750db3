import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { LONG_PAGE_ARGS, pageSizeOf, type PageArgs } from '../../../core/graphql/connection.js';
import { mayDo } from '../../../core/staff-acts.js';
import { Space, type SpaceRow } from '../../spaces/space.entity.js';
import { reloadSpace } from '../../spaces/space.loaders.js';
import * as commands from './decide-about-space.js';
import { previewSpaceAct } from './preview-space-act.js';
import { listStaffSpaces } from './staff-space-lists.js';
import {
  ChangeSpaceTypeInput,
  FeatureSpaceInput,
  MoveSpacePinInput,
  SpaceActPreviewInput,
  SpaceStatementInput,
  StaffSpaceFilter,
} from './staff-space.inputs.js';
import { SpaceActMail, StaffSpaceConnection, StaffSpaceRecord } from './staff-space.types.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

const COST = { complexity: 10 };
const ERRORS = 'Errors: NOT_FOUND, FORBIDDEN (their own, or not now), VALIDATION_FAILED, MFA_SETUP_REQUIRED.';
const INPUT = { description: 'The space and the reasons.' };

const SPACE = { space: [() => Space, 'The updated space.'] } as const;

/** Spaces, as the staff look them up and decide about them. */
@Resolver(() => Space)
export class StaffSpaceResolver {
  @AuthorizedStaff('SEE_SPACES')
  @Query(() => StaffSpaceConnection, {
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      5 + pageSizeOf(args, 50) * (1 + childComplexity),
    description:
      'Staff: spaces in any state by a filter, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT, MFA_SETUP_REQUIRED.',
  })
  staffSpaces(
    @Ctx() ctx: RequestContext,
    @Arg('filter', () => StaffSpaceFilter, { nullable: true, description: 'The filter; all spaces by default.' })
    filter?: StaffSpaceFilter | null,
    @Args(() => LONG_PAGE_ARGS) page?: PageArgs,
  ): Promise<StaffSpaceConnection> {
    return listStaffSpaces(signedIn(ctx), filter ?? {}, page ?? {});
  }

  @AuthorizedStaff('SEE_SPACES')
  @Query(() => SpaceActMail, {
    nullable: true,
    complexity: 20,
    description: `Staff: the mail that an act would send to the host; null for acts without a mail. ${ERRORS} SPACE_STATE_REFUSED.`,
  })
  spaceActPreview(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SpaceActPreviewInput, INPUT) input: SpaceActPreviewInput,
  ): Promise<SpaceActMail | null> {
    return previewSpaceAct(signedIn(ctx), input);
  }

  @FieldResolver(() => StaffSpaceRecord, {
    nullable: true,
    description: 'What only the staff see of the space; null for everybody else.',
  })
  staffRecord(@Ctx() { viewer }: RequestContext, @Root() space: SpaceRow): Pick<StaffSpaceRecord, 'space'> | null {
    return mayDo(viewer, 'SEE_SPACES') ? { space } : null;
  }

  @AuthorizedStaff('HIDE_SPACES')
  @PayloadMutation({ payload: SPACE, ...COST, description: `Staff: removes a space from the search. ${ERRORS}` })
  async hideSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SpaceStatementInput, INPUT) input: SpaceStatementInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await commands.hideSpace(signedIn(ctx), input.spaceId, input.statement)) };
  }

  @AuthorizedStaff('HIDE_SPACES')
  @PayloadMutation({
    payload: SPACE,
    ...COST,
    description: `Staff: puts a hidden space back into the search. ${ERRORS}`,
  })
  async showSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SpaceStatementInput, INPUT) input: SpaceStatementInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await commands.showSpace(signedIn(ctx), input.spaceId, input.statement)) };
  }

  @AuthorizedStaff('REMOVE_SPACES')
  @PayloadMutation({
    payload: SPACE,
    ...COST,
    description: `Staff: removes a space permanently. ${ERRORS} SPACE_STATE_REFUSED {reason: booked} while a booking holds days of it.`,
  })
  async removeSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SpaceStatementInput, INPUT) input: SpaceStatementInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await commands.removeSpace(signedIn(ctx), input.spaceId, input.statement)) };
  }

  @AuthorizedStaff('FEATURE_SPACES')
  @PayloadMutation({
    payload: SPACE,
    ...COST,
    description: `Staff: features a space on the home page or stops featuring it. ${ERRORS} FEATURED_FULL {max}.`,
  })
  async featureSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FeatureSpaceInput, INPUT) input: FeatureSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return {
      space: await reloadSpace(ctx, await commands.featureSpace(signedIn(ctx), input.spaceId, input.isFeatured)),
    };
  }

  @AuthorizedStaff('MEND_SPACES')
  @PayloadMutation({ payload: SPACE, ...COST, description: `Staff: moves the pin. ${ERRORS}` })
  async moveSpacePin(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => MoveSpacePinInput, INPUT) input: MoveSpacePinInput,
  ): Promise<{ space: SpaceRow }> {
    const uuid = await commands.moveSpacePin(signedIn(ctx), input.spaceId, input, input.statement);
    return { space: await reloadSpace(ctx, uuid) };
  }

  @AuthorizedStaff('MEND_SPACES')
  @PayloadMutation({ payload: SPACE, ...COST, description: `Staff: changes the type. ${ERRORS}` })
  async changeSpaceType(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangeSpaceTypeInput, INPUT) input: ChangeSpaceTypeInput,
  ): Promise<{ space: SpaceRow }> {
    const uuid = await commands.changeSpaceType(signedIn(ctx), input.spaceId, input.type, input.statement);
    return { space: await reloadSpace(ctx, uuid) };
  }
}
