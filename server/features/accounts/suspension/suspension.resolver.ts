import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId } from '../../../core/graphql/global-id.js';
import { User, type UserRow } from '../user.entity.js';
import { loadUser } from '../user.loaders.js';
import { restoreUser, suspendUser } from './suspend-user.js';

@Resolver()
export class SuspensionResolver {
  @AuthorizedStaff('BAN_PEOPLE')
  @Mutation(() => User, {
    complexity: 10,
    description:
      'Staff: suspends an account, ends its sessions at once and mails the reason. Errors: NOT_FOUND, FORBIDDEN (oneself), VALIDATION_FAILED, MFA_SETUP_REQUIRED.',
  })
  async suspendUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The user’s id.' }) id: string,
    @Arg('reason', () => String, { description: 'The reason, sent to the user; 1–500 characters.' }) reason: string,
  ): Promise<UserRow> {
    const userId = fromGlobalId('User', id);
    await suspendUser(signedIn(ctx), userId, reason);
    return loadUser(ctx, userId);
  }

  @AuthorizedStaff('BAN_PEOPLE')
  @Mutation(() => User, {
    complexity: 10,
    description: 'Staff: lifts a suspension and mails the user. Errors: NOT_FOUND, MFA_SETUP_REQUIRED.',
  })
  async restoreUser(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The user’s id.' }) id: string,
  ): Promise<UserRow> {
    const userId = fromGlobalId('User', id);
    await restoreUser(signedIn(ctx), userId);
    return loadUser(ctx, userId);
  }
}
