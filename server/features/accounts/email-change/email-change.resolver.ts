import { Arg, Ctx, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { requestEmailChange } from './change-email.js';
import { RequestEmailChangeInput } from './email-change.inputs.js';

@Resolver()
export class EmailChangeResolver {
  @Authorized()
  @PayloadMutation({
    payload: { email: [() => String, 'The address that gets the link, in lower case.'] },
    complexity: 10,
    description:
      'Mails a link to a new address and a notice to the old one; `confirmEmail` with its token replaces the old one, which gets another mail. Valid for 24 hours, newest link only, until the password changes, a second factor is added or another session is ended; 3 an hour. The same answer when the address has an account. Errors: VALIDATION_FAILED (EMAIL_UNCHANGED, PASSWORD_WRONG), RATE_LIMITED.',
  })
  async requestEmailChange(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestEmailChangeInput, { description: 'The new address and the password.' })
    input: RequestEmailChangeInput,
  ): Promise<{ email: string }> {
    return { email: await requestEmailChange(signedIn(ctx), input) };
  }
}
