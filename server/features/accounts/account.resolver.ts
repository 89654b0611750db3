import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { PayloadMutation } from '../../core/graphql/payload.js';
import { ConfirmEmailInput, ResendConfirmationInput, SignUpInput } from './account.inputs.js';
import { AuthPayload } from './sessions/auth-payload.types.js';
import { confirmEmail, requestConfirmation, type Confirmation } from './sign-up/confirm-email.js';
import { signInAfterSignUp } from './sign-up/first-sign-in.js';
import { signUp } from './sign-up/sign-up.js';
import { loadViewerAccount } from './viewer.loaders.js';
import { ViewerAccount } from './viewer.types.js';

@Resolver()
export class AccountResolver {
  @Public()
  @Query(() => ViewerAccount, {
    nullable: true,
    complexity: ({ childComplexity }) => 1 + childComplexity,
    description: 'The signed-in user; null when signed out.',
  })
  viewer(@Ctx() ctx: RequestContext): Promise<ViewerAccount> | null {
    return ctx.viewer && loadViewerAccount(ctx, ctx.viewer.id);
  }

  @Public()
  @PayloadMutation({
    payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
    complexity: 10,
    description:
      'Creates an account and mails a confirmation link. The same answer when the address has an account already; its owner then gets a mail. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  async signUp(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => SignUpInput, { description: 'The sign-up form.' }) input: SignUpInput,
  ): Promise<{ email: string }> {
    return { email: await signUp(ctx, input) };
  }

  @Public()
  @PayloadMutation({
    payload: {
      email: [() => String, 'The address of the link, in lower case; confirmed unless `isPasswordDue`.'],
      isPasswordDue: [
        () => Boolean,
        'Nothing is confirmed yet, because somebody else may have signed up with the address: `resetPassword` with the same token sets a password and confirms it.',
      ],
    },
    complexity: 10,
    description:
      'Confirms an e-mail address with the password of the sign-up whose link it is, or a changed address; valid for 24 hours, of a changed address the newest link only. Errors: TOKEN_INVALID.',
  })
  async confirmEmail(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmEmailInput, { description: 'The input.' }) { token }: ConfirmEmailInput,
  ): Promise<Confirmation> {
    return confirmEmail(ctx, token);
  }

  @Public()
  @Mutation(() => AuthPayload, {
    nullable: true,
    complexity: 10,
    description:
      'Signs in the browser that signed up, once the link of that sign-up has confirmed its address and before anybody has signed in; null in every other case. Errors: none of its own.',
  })
  signInAfterSignUp(@Ctx() ctx: RequestContext): Promise<AuthPayload | null> {
    return signInAfterSignUp(ctx);
  }

  @Public()
  @PayloadMutation({
    payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
    complexity: 10,
    description:
      'Mails a new confirmation link if an unconfirmed account has this address, or, unless this browser made the last sign-up with it, a link to set the password; the same answer if there is none. 3 an hour per address, 10 per IP. Errors: RATE_LIMITED.',
  })
  async resendConfirmation(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ResendConfirmationInput, { description: 'The input.' }) { email }: ResendConfirmationInput,
  ): Promise<{ email: string }> {
    return { email: await requestConfirmation(ctx, email) };
  }
}
