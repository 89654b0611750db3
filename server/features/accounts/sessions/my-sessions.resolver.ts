import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { AccountSession } from './account-session.type.js';
import { mySessions, revokeMyOtherSessions, revokeMySession } from './my-sessions.js';

@Resolver()
export class MySessionsResolver {
  @Authorized()
  @Query(() => [AccountSession], {
    complexity: ({ childComplexity }) => 10 + 10 * childComplexity,
    description: 'The viewer’s open sessions: this one first, then by last use; at most 50.',
  })
  mySessions(@Ctx() ctx: RequestContext): Promise<AccountSession[]> {
    return mySessions(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 10,
    description: 'Ends one of the viewer’s sessions at once, sockets included. Errors: NOT_FOUND.',
  })
  async revokeSession(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The session’s id.' }) id: string,
  ): Promise<boolean> {
    await revokeMySession(signedIn(ctx), fromGlobalId('Session', id));
    return true;
  }

  @Authorized()
  @Mutation(() => Int, {
    complexity: 10,
    description: 'Ends all of the viewer’s sessions except this one; returns how many there were.',
  })
  revokeOtherSessions(@Ctx() ctx: RequestContext): Promise<number> {
    return revokeMyOtherSessions(signedIn(ctx));
  }
}

@Resolver(() => AccountSession)
export class AccountSessionFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque, begins with ses_.' })
  id(@Root() { uuid }: AccountSession): string {
    return toGlobalId('Session', uuid);
  }
}
