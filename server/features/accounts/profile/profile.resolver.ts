import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { User, type UserRow } from '../user.entity.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.types.js';
import { removeAvatar } from './change-avatar.js';
import { findPersonById } from './find-person.js';
import { UpdateProfileInput } from './profile.inputs.js';
import { updateProfile } from './update-profile.js';

@Resolver()
export class ProfileResolver {
  @Public()
  @SharedAnswer()
  @Query(() => User, {
    nullable: true,
    description: 'A user’s public profile; null when there is none, or the account is erased or suspended.',
  })
  user(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The user’s id.' }) id: string,
  ): Promise<UserRow | null> {
    return findPersonById(ctx, id);
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: "Changes the viewer's profile. Errors: VALIDATION_FAILED.",
  })
  async updateProfile(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await updateProfile(me, input);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: "Removes the viewer's picture; a new one is uploaded by POST /uploads/avatar.",
  })
  async removeAvatar(@Ctx() ctx: RequestContext): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await removeAvatar(me);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }
}
