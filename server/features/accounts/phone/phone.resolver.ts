import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.types.js';
import { confirmPhone, removePhone } from './confirm-phone.js';
import { RequestPhoneCodePayload } from './phone.types.js';
import { requestPhoneCode } from './request-phone-code.js';
import { RequestPhoneCodeInput, ConfirmPhoneInput } from './phone.inputs.js';

@Resolver()
export class PhoneResolver {
  @Authorized()
  @Mutation(() => RequestPhoneCodePayload, {
    complexity: 10,
    description:
      'Sends a code of six digits to a mobile phone, valid for 10 minutes and 5 attempts; three an hour. Errors: VALIDATION_FAILED (PHONE_INVALID), RATE_LIMITED.',
  })
  requestPhoneCode(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => RequestPhoneCodeInput, { description: 'The input.' }) { phone }: RequestPhoneCodeInput,
  ): Promise<RequestPhoneCodePayload> {
    return requestPhoneCode(signedIn(ctx), phone);
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description:
      "Confirms the phone that received the code as the viewer's. Errors: VALIDATION_FAILED (CODE_INVALID, CODE_EXPIRED, PHONE_TAKEN).",
  })
  async confirmPhone(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ConfirmPhoneInput, { description: 'The input.' }) { code }: ConfirmPhoneInput,
  ): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await confirmPhone(me, code);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { viewer: [() => ViewerAccount, 'The viewer, as it is now.'] },
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: "Removes the viewer's phone.",
  })
  async removePhone(@Ctx() ctx: RequestContext): Promise<{ viewer: ViewerAccount }> {
    const me = signedIn(ctx);
    await removePhone(me);
    return { viewer: await loadViewerAccount(me, me.viewer.id) };
  }
}
