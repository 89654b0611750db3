import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { loadViewerAccount } from '../viewer.loaders.js';
import { ViewerAccount } from '../viewer.type.js';
import { confirmPhone, removePhone } from './confirm-phone.js';
import { PhoneCodeSent } from './phone.types.js';
import { requestPhoneCode } from './request-phone-code.js';

@Resolver()
export class PhoneResolver {
  @Authorized()
  @Mutation(() => PhoneCodeSent, {
    complexity: 10,
    description:
      'Sends a code of six digits to a mobile phone, valid for 10 minutes and 5 attempts; three an hour. Errors: VALIDATION_FAILED (PHONE_INVALID), RATE_LIMITED.',
  })
  requestPhoneCode(
    @Ctx() ctx: RequestContext,
    @Arg('phone', () => String, { description: 'In any common notation; Spanish without a prefix.' }) phone: string,
  ): Promise<PhoneCodeSent> {
    return requestPhoneCode(signedIn(ctx), phone);
  }

  @Authorized()
  @Mutation(() => ViewerAccount, {
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description:
      "Confirms the phone that received the code as the viewer's. Errors: VALIDATION_FAILED (CODE_INVALID, CODE_EXPIRED, PHONE_TAKEN).",
  })
  async confirmPhone(
    @Ctx() ctx: RequestContext,
    @Arg('code', () => String, { description: 'Six digits.' }) code: string,
  ): Promise<ViewerAccount> {
    const me = signedIn(ctx);
    await confirmPhone(me, code);
    return loadViewerAccount(me, me.viewer.id);
  }

  @Authorized()
  @Mutation(() => ViewerAccount, {
    complexity: ({ childComplexity }) => 10 + childComplexity,
    description: "Removes the viewer's phone.",
  })
  async removePhone(@Ctx() ctx: RequestContext): Promise<ViewerAccount> {
    const me = signedIn(ctx);
    await removePhone(me);
    return loadViewerAccount(me, me.viewer.id);
  }
}
