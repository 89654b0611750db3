var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { ownDraftPreview } from './draft-preview.js';
import { DraftPreview } from './draft-preview.types.js';
import { completenessPercent } from './draft-rules.js';
import { ownDraft, ownDraftProblems } from './own-draft.js';
import { SpaceDraft } from './space-draft.types.js';
import { FieldProblem } from '../fields/space-fields.types.js';
import { Space } from '../space.entity.js';
/** What of a space only its host sees: the wizard's side of it. */
let SpaceDraftFieldsResolver = class SpaceDraftFieldsResolver {
    draft(space, ctx) {
        return ownDraft(ctx, space);
    }
    async draftSavedAt(space, ctx) {
        return (await ownDraft(ctx, space)) ? space.draftSavedAt : null;
    }
    async draftProblems(space, ctx) {
        const problems = await ownDraftProblems(ctx, space);
        return problems.map(({ step, path, code, params }) => ({
            step,
            path: `draft.${path}`,
            code,
            params: params ?? null,
        }));
    }
    async completenessPercent(space, ctx) {
        return completenessPercent(await ownDraftProblems(ctx, space));
    }
    draftPreview(space, ctx) {
        return ownDraftPreview(ctx, space);
    }
};
__decorate([
    FieldResolver(() => SpaceDraft, {
        nullable: true,
        description: 'What the wizard holds: the published values with the changes since. Own space only.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceDraftFieldsResolver.prototype, "draft", null);
__decorate([
    FieldResolver(() => Date, { nullable: true, description: 'When the wizard last saved. Own space only.' }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceDraftFieldsResolver.prototype, "draftSavedAt", null);
__decorate([
    FieldResolver(() => [FieldProblem], {
        description: "Own space only: what publishing would refuse now, in the wizard's order.",
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceDraftFieldsResolver.prototype, "draftProblems", null);
__decorate([
    FieldResolver(() => Int, {
        description: 'How much of what publishing needs is there, 0–100; of a space that is not own, 100.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceDraftFieldsResolver.prototype, "completenessPercent", null);
__decorate([
    FieldResolver(() => DraftPreview, {
        nullable: true,
        description: 'What follows from the draft: sums, the circle on the map, what is to be declared. Own space only.',
    }),
    __param(0, Root()),
    __param(1, Ctx())
], SpaceDraftFieldsResolver.prototype, "draftPreview", null);
SpaceDraftFieldsResolver = __decorate([
    Resolver(() => Space)
], SpaceDraftFieldsResolver);
export { SpaceDraftFieldsResolver };
//# sourceMappingURL=space-draft-fields.resolver.js.map