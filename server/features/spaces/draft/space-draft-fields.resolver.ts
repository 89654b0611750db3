import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { ownDraftPreview } from './draft-preview.js';
import { DraftPreview } from './draft-preview.types.js';
import { completenessPercent } from './draft-rules.js';
import { ownDraft, ownDraftProblems } from './own-draft.js';
import { SpaceDraft } from './space-draft.types.js';
import { FieldProblem } from '../fields/space-fields.types.js';
import { Space, type SpaceRow } from '../space.entity.js';

/** What of a space only its host sees: the wizard's side of it. */
@Resolver(() => Space)
export class SpaceDraftFieldsResolver {
  @FieldResolver(() => SpaceDraft, {
    nullable: true,
    description: 'What the wizard holds: the published values with the changes since. Own space only.',
  })
  draft(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<SpaceDraft | null> {
    return ownDraft(ctx, space);
  }

  @FieldResolver(() => Date, { nullable: true, description: 'When the wizard last saved. Own space only.' })
  async draftSavedAt(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<Date | null> {
    return (await ownDraft(ctx, space)) ? space.draftSavedAt : null;
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
    description: 'How much of what publishing needs is there, 0–100; of a space that is not own, 100.',
  })
  async completenessPercent(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<number> {
    return completenessPercent(await ownDraftProblems(ctx, space));
  }

  @FieldResolver(() => DraftPreview, {
    nullable: true,
    description: 'What follows from the draft: sums, the circle on the map, what is to be declared. Own space only.',
  })
  draftPreview(@Root() space: SpaceRow, @Ctx() ctx: RequestContext): Promise<DraftPreview | null> {
    return ownDraftPreview(ctx, space);
  }
}
