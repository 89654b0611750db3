import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { ContactInput } from './contact.inputs.js';
import { sendContactMessage } from './send-contact-message.js';

@Resolver()
export class ContactResolver {
  @Public()
  @Mutation(() => String, {
    complexity: 10,
    description:
      'Opens a ticket of support and mails a receipt to the sender; returns its code, e.g. SUP-2026-000012. 5 an hour per IP. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  sendContactMessage(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ContactInput, { description: 'The message.' }) input: ContactInput,
  ): Promise<string> {
    return sendContactMessage(ctx, input);
  }
}
