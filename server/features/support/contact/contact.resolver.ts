import { Arg, Ctx, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { ContactInput } from './contact.inputs.js';
import { sendContactMessage } from './send-contact-message.js';

@Resolver()
export class ContactResolver {
  @Public()
  @PayloadMutation({
    payload: { code: [() => String, 'The code of the ticket, e.g. SUP-2026-000012.'] },
    complexity: 10,
    description:
      'Opens a support ticket and mails a receipt to the sender; returns its code, e.g. SUP-2026-000012. 5 an hour per IP. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  async sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
  ): Promise<{ code: string }> {
    return { code: await sendContactMessage(ctx, input) };
  }
}
