import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { saveSpaceDraft } from '../draft/save-space-draft.js';
import { CreateSpaceInput, UpdateSpaceInput } from '../space.inputs.js';
import { reloadSpace } from '../space.loaders.js';
import { updateSpace } from './edit-space.js';
import { Space, type SpaceRow } from '../space.entity.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';

/** Creating and changing spaces by programs, which have all values at once; people use the steps of the wizard. */
@Resolver()
export class EditSpaceResolver {
  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space, a draft; `draftProblems` says what publishing still needs.'] },
    description:
      'Creates a space as a draft: pictures follow by `POST /uploads/space-photos?spaceId=…`, then `updateSpace` publishes it. Errors: EMAIL_NOT_VERIFIED, FORBIDDEN (an app with `declarations`, which only the user may make), SPACE_STATE_REFUSED, VALIDATION_FAILED with paths like `draft.title`, RATE_LIMITED (60 an hour, repeats included).',
  })
  async createSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CreateSpaceInput, { description: 'The space.' }) input: CreateSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await saveSpaceDraft(signedIn(ctx), input)) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { space: [() => Space, 'The space after the change.'] },
    description:
      'Changes a space and, with `publish`, publishes it in the same step. Errors: as createSpace, PHONE_REQUIRED, IDENTITY_REQUIRED, TRADER_DETAILS_REQUIRED, NOT_FOUND.',
  })
  async updateSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateSpaceInput, { description: 'The changes.' }) input: UpdateSpaceInput,
  ): Promise<{ space: SpaceRow }> {
    return { space: await reloadSpace(ctx, await updateSpace(signedIn(ctx), input)) };
  }
}
