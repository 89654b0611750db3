import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { AuthPayload } from '../sessions/auth-payload.types.js';
import { toNewAuthPayload } from '../sessions/session.service.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.types.js';
import { answerChallenge } from './mfa-challenge.js';
import {
  ConfirmSecondFactorInput,
  PasswordAndCodeInput,
  StartSecondFactorInput,
  VerifyMfaInput,
} from './second-factor.inputs.js';
import { StartSecondFactorPayload } from './second-factor.types.js';
import {
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from './set-up-second-factor.js';

@Resolver()
export class SecondFactorResolver {
  @Public()
  @Mutation(() => AuthPayload, {
    complexity: 10,
    description:
      'Signs in with the second factor. Errors: TOKEN_INVALID (sign in again), VALIDATION_FAILED (CODE_INVALID at code, params.attemptsLeft), ACCOUNT_SUSPENDED, RATE_LIMITED.',
  })
  async verifyMfa(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => VerifyMfaInput, { description: 'Challenge and code.' }) input: VerifyMfaInput,
  ): Promise<AuthPayload> {
    const inBody = input.inBody === true;
    // A socket cannot set cookies.
    if (!inBody && ctx.client.transport === 'ws') throw new DomainError(ErrorCode.BAD_REQUEST);
    return toNewAuthPayload(ctx, await answerChallenge(ctx, input, inBody), inBody);
  }

  @Authorized()
  @Mutation(() => StartSecondFactorPayload, {
    complexity: 10,
    description:
      'Creates a secret for an authenticator app; it takes effect, and replaces a present one, with `confirmSecondFactor` within an hour. Replacing needs a code of the present one. Errors: VALIDATION_FAILED (PASSWORD_WRONG, REQUIRED or CODE_INVALID at code), RATE_LIMITED.',
  })
  startSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StartSecondFactorInput, { description: 'The input.' }) input: StartSecondFactorInput,
  ): Promise<StartSecondFactorPayload> {
    return startSecondFactor(signedIn(ctx), { password: input.password, code: input.code ?? '' });
  }

  @Authorized()
  @PayloadMutation({
    payload: { recoveryCodes: [() => [String], 'Ten codes, each for one sign-in without the app; shown only now.'] },
    complexity: 10,
    description:
      'Turns the second factor on, or replaces it, with a first code; this session counts as verified, all others end. Returns ten recovery codes, shown only now. Errors: VALIDATION_FAILED (CODE_INVALID, CODE_EXPIRED), RATE_LIMITED.',
  })
  async confirmSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmSecondFactorInput, { description: 'The input.' }) { code }: ConfirmSecondFactorInput,
  ): Promise<{ recoveryCodes: string[] }> {
    return { recoveryCodes: await confirmSecondFactor(signedIn(ctx), code) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description:
      'Turns the second factor off. Errors: MFA_SETUP_REQUIRED (for staff), NOT_FOUND (there is none), VALIDATION_FAILED (PASSWORD_WRONG, CODE_INVALID), RATE_LIMITED.',
  })
  async removeSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' }) input: PasswordAndCodeInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await removeSecondFactor(me, input);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { recoveryCodes: [() => [String], 'Ten codes, each for one sign-in without the app; shown only now.'] },
    complexity: 10,
    description:
      'Creates ten recovery codes, shown only now; the old ones stop working. Errors: NOT_FOUND (no second factor), VALIDATION_FAILED (PASSWORD_WRONG, CODE_INVALID), RATE_LIMITED.',
  })
  async renewRecoveryCodes(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' }) input: PasswordAndCodeInput,
  ): Promise<{ recoveryCodes: string[] }> {
    return { recoveryCodes: await renewRecoveryCodes(signedIn(ctx), input) };
  }
}
