import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { changePassword } from './change-password.js';
import { ChangePasswordInput, ResetPasswordInput } from './password.inputs.js';
import { requestPasswordReset, resetPassword } from './reset-password.js';

@Resolver()
export class PasswordResolver {
  @Public()
  @Mutation(() => Boolean, {
    complexity: 10,
    description:
      'Mails a reset link if there is an account of this address; always true. The link is valid for 30 minutes, once, newest only. 3 an hour per address, 10 per IP. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('email', () => String, { description: 'The address of the account.' }) email: string,
  ): Promise<boolean> {
    await requestPasswordReset(ctx, email);
    return true;
  }

  @Public()
  @Mutation(() => Boolean, {
    complexity: 10,
    description:
      'Sets a new password by the token of a mailed link and ends all sessions; a second factor is kept. Errors: TOKEN_INVALID, VALIDATION_FAILED, RATE_LIMITED.',
  })
  async resetPassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
  ): Promise<boolean> {
    await resetPassword(ctx, input);
    return true;
  }

  @Authorized()
  @Mutation(() => Boolean, {
    complexity: 10,
    description:
      'Replaces the password and ends all other sessions. Errors: VALIDATION_FAILED (PASSWORD_WRONG at currentPassword), RATE_LIMITED.',
  })
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<boolean> {
    await changePassword(signedIn(ctx), input);
    return true;
  }
}
