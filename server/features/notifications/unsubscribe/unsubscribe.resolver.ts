import { Arg, Ctx, Field, InputType, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { stopMails } from './stop-mails.js';

@InputType({ description: 'What `stopMails` is called with.' })
class StopMailsInput {
  @Field(() => String, { description: 'The token in the link of a mail.' })
  token!: string;
}

@Resolver()
export class UnsubscribeResolver {
  @Public()
  @PayloadMutation({
    payload: { isStopped: [() => Boolean, 'Always true.'] },
    complexity: 5,
    description:
      'Unsubscribes from the e-mails that a token names: the alerts of a saved search, all alerts, those about reviews, or those of a future city. Idempotent. Errors: TOKEN_INVALID.',
  })
  async stopMails(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => StopMailsInput, { description: 'The input.' }) { token }: StopMailsInput,
  ): Promise<{ isStopped: boolean }> {
    await stopMails(ctx, token);
    return { isStopped: true };
  }
}
