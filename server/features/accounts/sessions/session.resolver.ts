import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { SignInInput } from '../account.inputs.js';
import { AuthPayload } from './auth-payload.type.js';
import { refreshSession, startSession, endSession } from './session.service.js';

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
    @Arg('refreshToken', () => String, {
      nullable: true,
      description:
        'For clients without cookies; browsers leave it out. Single use: the response contains the next one.',
    })
    refreshToken: string | null,
  ): Promise<AuthPayload | null> {
    if (!refreshToken && ctx.client.transport === 'ws') throw new DomainError(ErrorCode.BAD_REQUEST);
    return refreshSession(ctx, refreshToken);
  }

  @Public()
  @Mutation(() => Boolean, {
    complexity: 10,
    description: 'Ends the session at once, sockets included. True also when there was none.',
  })
  async signOut(@Ctx() ctx: RequestContext): Promise<boolean> {
    await endSession(ctx);
    return true;
  }
}
