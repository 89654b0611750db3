import { Arg, Args, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../core/authorization.js';
import { SharedAnswer } from '../../core/graphql/shared-answers.js';
import { firstArg, PAGE_ARGS, pageSizeOf, type PageArgs } from '../../core/graphql/connection.js';
import type { RequestContext } from '../../core/context.js';
import { archiveSpace, pauseSpace, resumeSpace } from './publishing/change-space-status.js';
import { discardSpaceChanges } from './publishing/discard-changes.js';
import { PriceSuggestion, PriceSuggestionInput } from './pricing/price-suggestion.types.js';
import { publishSpace } from './publishing/publish-space.js';
import { saveSpaceDraft } from './draft/save-space-draft.js';
import { MySpacesConnection } from './space-connection.types.js';
import {
  ArchiveSpaceInput,
  DiscardSpaceChangesInput,
  PauseSpaceInput,
  PublishSpaceInput,
  ResumeSpaceInput,
} from './space.inputs.js';
import { SaveSpaceDraftInput } from './draft/space-draft.types.js';
import { FEATURED_DEFAULT, featuredSpaces, findSpaceById, mySpaces } from './space-lists.js';
import { Space, type SpaceRow } from './space.entity.js';
import { reloadSpace } from './space.loaders.js';
import { suggestSpacePrice } from './pricing/suggest-space-price.js';
import { PayloadMutation } from '../../core/graphql/payload.js';

interface Counted {
  readonly args: PageArgs;
  readonly childComplexity: number;
}

const listCost =
  (fallback?: number) =>
  ({ args, childComplexity }: Counted) =>
    2 + pageSizeOf(args, fallback) * (1 + childComplexity);

@Resolver()
export class SpaceResolver {
  @Public()
  @SharedAnswer()
  @Query(() => Space, {
    nullable: true,
    description: 'A space; null when it does not exist or is neither public nor the viewer’s.',
  })
  space(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The space’s id.' }) id: string,
  ): Promise<SpaceRow | null> {
    return findSpaceById(ctx, id);
  }

  @Authorized()
  @Query(() => MySpacesConnection, {
    description: "The viewer's own spaces, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.",
    complexity: listCost(),
  })
  mySpaces(@Ctx() ctx: RequestContext, @Args(() => PAGE_ARGS) page: PageArgs): Promise<MySpacesConnection> {
    return mySpaces(signedIn(ctx), page);
  }

  @Public()
  @SharedAnswer()
  @Query(() => [Space], {
    description: 'The featured spaces of the home page.',
    complexity: listCost(FEATURED_DEFAULT),
  })
  featuredSpaces(
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, { ...firstArg({ fallback: FEATURED_DEFAULT }), defaultValue: FEATURED_DEFAULT })
    first?: number | null,
  ): Promise<SpaceRow[]> {
    return featuredSpaces(ctx, first);
  }

  @Public()
  @Query(() => PriceSuggestion, { description: 'Suggests a monthly price. Errors: VALIDATION_FAILED.', complexity: 10 })
  priceSuggestion(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PriceSuggestionInput, { description: 'The known values of the space.' })
    input: PriceSuggestionInput,
  ): Promise<PriceSuggestion> {
    return suggestSpacePrice(ctx, input);
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space with its draft.'] },
    description:
      'Saves the values of the wizard without validation; the first draft makes the user a host. Errors: EMAIL_NOT_VERIFIED, FORBIDDEN (an app with `declarations`, which only the user may make), NOT_FOUND, SPACE_STATE_REFUSED, VALIDATION_FAILED, RATE_LIMITED.',
  })
  async saveSpaceDraft(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SaveSpaceDraftInput, { description: 'The changed fields.' }) input: SaveSpaceDraftInput,
  ): Promise<{ space: SpaceRow }> {
    return {
      space: await reloadSpace(
        ctx,
        await saveSpaceDraft(signedIn(ctx), { ...input, spaceId: input.spaceId ?? input.id }),
      ),
    };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, published or waiting for the staff.'] },
    description:
      'Validates everything and publishes, or applies the changes of a published space. Errors: VALIDATION_FAILED with paths like `draft.title`, EMAIL_NOT_VERIFIED, PHONE_REQUIRED, IDENTITY_REQUIRED, TRADER_DETAILS_REQUIRED, NOT_FOUND, SPACE_STATE_REFUSED.',
  })
  async publishSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PublishSpaceInput, { description: 'The space.' }) { spaceId }: PublishSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await publishSpace(signedIn(ctx), spaceId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, as it is published.'] },
    description:
      'Drops the changes of a published or paused space that were saved and not published. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
  })
  async discardSpaceChanges(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => DiscardSpaceChangesInput, { description: 'The space.' }) { spaceId }: DiscardSpaceChangesInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await discardSpaceChanges(signedIn(ctx), spaceId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, removed from the search.'] },
    description:
      'Removes a published space from the search; existing bookings stay. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
  })
  async pauseSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PauseSpaceInput, { description: 'The space.' }) { spaceId }: PauseSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await pauseSpace(signedIn(ctx), spaceId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, in the search again.'] },
    description: 'Puts a paused space back into the search. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
  })
  async resumeSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResumeSpaceInput, { description: 'The space.' }) { spaceId }: ResumeSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await resumeSpace(signedIn(ctx), spaceId)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, archived.'] },
    description: 'Archives a space; refused while a booking holds days of it. Errors: NOT_FOUND, SPACE_STATE_REFUSED.',
  })
  async archiveSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ArchiveSpaceInput, { description: 'The space.' }) { spaceId }: ArchiveSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await archiveSpace(signedIn(ctx), spaceId)) };
  }
}
