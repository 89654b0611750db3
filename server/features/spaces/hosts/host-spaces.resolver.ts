import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { PageArgs } from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { HOST_PAGE_ARGS, hostSpaces, hostSpacesCost } from './host-spaces.js';
import { HostSpacesConnection } from '../space-connection.types.js';

/** Fields of a user about their spaces. */
@Resolver(() => User)
export class HostSpacesResolver {
  @FieldResolver(() => HostSpacesConnection, {
    description: 'Their published spaces, newest first. Errors: CURSOR_INVALID, PAGINATION_CONFLICT.',
    complexity: ({ args, childComplexity }: { args: PageArgs; childComplexity: number }) =>
      hostSpacesCost(args, childComplexity),
  })
  spaces(
    @Root() user: UserRow,
    @Ctx() ctx: RequestContext,
    @Args(() => HOST_PAGE_ARGS) page: PageArgs,
  ): Promise<HostSpacesConnection> {
    return hostSpaces(ctx, user.id, page);
  }
}
