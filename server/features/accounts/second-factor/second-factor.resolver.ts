import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { AuthPayload } from '../sessions/auth-payload.type.js';
import { toNewAuthPayload } from '../sessions/session.service.js';
import { answerChallenge } from './mfa-challenge.js';
import { PasswordAndCodeInput, VerifyMfaInput } from './second-factor.inputs.js';
import { SecondFactorStart } from './second-factor.types.js';
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
  @Mutation(() => SecondFactorStart, {
    complexity: 10,
    description:
      'Creates a secret for an authenticator app; it takes effect, and replaces a present one, with `confirmSecondFactor` within an hour. Errors: VALIDATION_FAILED (PASSWORD_WRONG), RATE_LIMITED.',
  })
  startSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('password', () => String, { description: 'The password of the account.' }) password: string,
  ): Promise<SecondFactorStart> {
    return startSecondFactor(signedIn(ctx), password);
  }

  @Authorized()
  @Mutation(() => [String], {
    complexity: 10,
    description:
      'Turns the second factor on with a first code; this session counts as verified, all others end. Returns ten recovery codes, shown only now. Errors: VALIDATION_FAILED (CODE_INVALID, CODE_EXPIRED), RATE_LIMITED.',
  })
  confirmSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'The six digits the app shows.' }) code: string,
  ): Promise<string[]> {
    return confirmSecondFactor(signedIn(ctx), code);
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 10,
    description:
      'Turns the second factor off. Errors: MFA_SETUP_REQUIRED (for staff), NOT_FOUND (there is none), VALIDATION_FAILED (PASSWORD_WRONG, CODE_INVALID), RATE_LIMITED.',
  })
  async removeSecondFactor(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' }) input: PasswordAndCodeInput,
  ): Promise<boolean> {
    await removeSecondFactor(signedIn(ctx), input);
    return true;
  }

  @Authorized()
  @Mutation(() => [String], {
    complexity: 10,
    description:
      'Creates ten recovery codes, shown only now; the old ones stop working. Errors: NOT_FOUND (no second factor), VALIDATION_FAILED (PASSWORD_WRONG, CODE_INVALID), RATE_LIMITED.',
  })
  renewRecoveryCodes(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => PasswordAndCodeInput, { description: 'Password and code.' }) input: PasswordAndCodeInput,
  ): Promise<string[]> {
    return renewRecoveryCodes(signedIn(ctx), input);
  }
}
