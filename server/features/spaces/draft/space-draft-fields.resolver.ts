import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { ownDraftPreview } from './draft-preview.js';
import { DraftPreview } from './draft-preview.types.js';
import { completenessPercent } from './draft.rules.js';
import { hasUnpublishedChanges, ownDraft, ownDraftProblems } from './own-draft.js';
import { SpaceDraft } from './space-draft.types.js';
import { FieldProblem } from '../fields/space-fields.types.js';
import { Space, type SpaceRow } from '../space.entity.js';

/** The wizard's fields of a space, which only its host sees. */
@Resolver(() => Space)
export class SpaceDraftFieldsResolver {
  @FieldResolver(() => SpaceDraft, {
    nullable: true,
    description: 'The wizard’s values: the published ones with later changes. Own space only.',
  })
  draft(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<SpaceDraft | null> {
    return ownDraft(ctx, space);
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When the wizard last saved. Own space only.' })
  async draftSavedAt(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return (await ownDraft(ctx, space)) ? space.draftSavedAt : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      'Whether a published or paused space has changes that were saved and not published. Own space only; false for everybody else.',
  })
  hasUnpublishedChanges(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<boolean> {
    return hasUnpublishedChanges(ctx, space);
  }

  @FieldResolver(() => [FieldProblem], {
    description: "Own space only: what publishing would refuse now, in the wizard's order.",
  })
  async draftProblems(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<FieldProblem[]> {
    const problems = await ownDraftProblems(ctx, space);
    return problems.map(({ step, path, code, params }) => ({
      step,
      path: `draft.${path}`,
      code,
      params: params ?? null,
    }));
  }

  @FieldResolver(() => Int, {
    description: 'The fulfilled share of what publishing requires, 0–100; 100 for a space that is not own.',
  })
  async completenessPercent(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<number> {
    return completenessPercent(await ownDraftProblems(ctx, space));
  }

  @FieldResolver(() => DraftPreview, {
    nullable: true,
    description:
      'Values computed from the draft: amounts, the circle on the map, required declarations. Own space only.',
  })
  draftPreview(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<DraftPreview | null> {
    return ownDraftPreview(ctx, space);
  }
}
