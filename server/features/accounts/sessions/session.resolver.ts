import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { SignInInput } from '../account.inputs.js';
import { AuthPayload } from './auth-payload.types.js';
import { refreshSession, startSession, endSession } from './session.service.js';
import { RefreshSessionInput } from './session.inputs.js';

@Resolver()
export class SessionResolver {
  @Public()
  @Mutation(() => AuthPayload, {
    complexity: 10,
    description:
      'Signs in. Errors: VALIDATION_FAILED, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED (only after the right password), ACCOUNT_SUSPENDED, MFA_REQUIRED (with params.challenge for verifyMfa and its expiresAt), RATE_LIMITED.',
  })
  signIn(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignInInput, { description: 'E-mail and password.' }) input: SignInInput,
  ): Promise<AuthPayload> {
    const inBody = input.inBody === true;
    // A socket cannot set cookies.
    if (!inBody && ctx.client.transport === 'ws') throw new DomainError(ErrorCode.BAD_REQUEST);
    return startSession(ctx, input, inBody);
  }

  @Public()
  @Mutation(() => AuthPayload, {
    nullable: true,
    complexity: 10,
    description: 'Issues a new access token for the session; null when there is no session to refresh.',
  })
  refreshSession(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RefreshSessionInput, { nullable: true, description: 'Only from clients without cookies.' })
    input?: RefreshSessionInput | null,
  ): Promise<AuthPayload | null> {
    const refreshToken = input?.refreshToken ?? null;
    if (!refreshToken && ctx.client.transport === 'ws') throw new DomainError(ErrorCode.BAD_REQUEST);
    return refreshSession(ctx, refreshToken);
  }

  @Public()
  @PayloadMutation({
    payload: { isSignedOut: [() => Boolean, 'Always true.'] },
    complexity: 10,
    description: 'Ends the session at once, sockets included. The same answer when there was none.',
  })
  async signOut(@Ctx() ctx: RequestContext): Promise<{ isSignedOut: boolean }> {
    await endSession(ctx);
    return { isSignedOut: true };
  }
}
