import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { fromGlobalId, toGlobalId } from '../../../core/graphql/global-id.js';
import { AccountSession } from './account-session.types.js';
import { mySessions, revokeMyOtherSessions, revokeMySession } from './my-sessions.js';
import { RevokeSessionInput } from './session.inputs.js';

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
  @PayloadMutation({
    payload: { deletedSessionId: [() => ID, 'The session that has ended.'] },
    complexity: 10,
    description:
      'Ends one of the viewer’s sessions at once, sockets included, and cancels a change of address that waits. Errors: NOT_FOUND.',
  })
  async revokeSession(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RevokeSessionInput, { description: 'The input.' }) { sessionId }: RevokeSessionInput,
  ): Promise<{ deletedSessionId: string }> {
    await revokeMySession(signedIn(ctx), fromGlobalId('Session', sessionId));
    return { deletedSessionId: sessionId };
  }

  @Authorized()
  @PayloadMutation({
    payload: { count: [() => Int, 'How many sessions have ended.'] },
    complexity: 10,
    description:
      'Ends all of the viewer’s sessions except this one and cancels a change of address that waits; returns how many there were.',
  })
  async revokeOtherSessions(@Ctx() ctx: RequestContext): Promise<{ count: number }> {
    return { count: await revokeMyOtherSessions(signedIn(ctx)) };
  }
}

@Resolver(() => AccountSession)
export class AccountSessionFieldsResolver {
  @FieldResolver(() => ID, { description: 'Opaque, begins with ses_.' })
  id(@Root() { uuid }: AccountSession): string {
    return toGlobalId('Session', uuid);
  }
}
