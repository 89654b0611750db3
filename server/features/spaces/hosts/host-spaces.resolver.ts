import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { AFTER_ARG, firstArg } from '../../../core/graphql/connection.js';
import type { RequestContext } from '../../../core/context.js';
import { User, type UserRow } from '../../accounts/user.entity.js';
import { hostSpaces, hostSpacesCost } from './host-spaces.js';
import { HostSpacesConnection } from '../space-connection.types.js';

/** Fields of a user about their spaces. */
@Resolver(() => User)
export class HostSpacesResolver {
  @FieldResolver(() => HostSpacesConnection, {
    description: 'Her published spaces, newest first. Errors: CURSOR_INVALID.',
    complexity: ({ args, childComplexity }: { args: { first?: number | null }; childComplexity: number }) =>
      hostSpacesCost(args.first, childComplexity),
  })
  spaces(
    @Root() user: UserRow,
    @Ctx() ctx: RequestContext,
    @Arg('first', () => Int, firstArg({ fallback: 12 })) first?: number | null,
    @Arg('after', () => String, AFTER_ARG) after?: string | null,
  ): Promise<HostSpacesConnection> {
    return hostSpaces(ctx, user.id, first ?? null, after ?? null);
  }
}
