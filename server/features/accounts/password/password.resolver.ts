import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, Public, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { changePassword } from './change-password.js';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './password.inputs.js';
import { requestPasswordReset, resetPassword } from './reset-password.js';

@Resolver()
export class PasswordResolver {
  @Public()
  @PayloadMutation({
    payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
    complexity: 10,
    description:
      'Mails a reset link if there is an account of this address; the same answer if there is none. The link is valid for 30 minutes, once, newest only. 3 an hour per address, 10 per IP. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The input.' }) { email }: RequestPasswordResetInput,
  ): Promise<{ email: string }> {
    return { email: await requestPasswordReset(ctx, email) };
  }

  @Public()
  @PayloadMutation({
    payload: { isChanged: [() => Boolean, 'Always true.'] },
    complexity: 10,
    description:
      'Sets a new password by the token of a mailed link and ends all sessions; a second factor is kept. Errors: TOKEN_INVALID, VALIDATION_FAILED, RATE_LIMITED.',
  })
  async resetPassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
  ): Promise<{ isChanged: boolean }> {
    await resetPassword(ctx, input);
    return { isChanged: true };
  }

  @Authorized()
  @PayloadMutation({
    payload: { isChanged: [() => Boolean, 'Always true.'] },
    complexity: 10,
    description:
      'Replaces the password and ends all other sessions. Errors: VALIDATION_FAILED (PASSWORD_WRONG at currentPassword), RATE_LIMITED.',
  })
  async changePassword(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<{ isChanged: boolean }> {
    await changePassword(signedIn(ctx), input);
    return { isChanged: true };
  }
}
