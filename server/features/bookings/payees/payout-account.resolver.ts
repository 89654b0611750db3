import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { PayoutRequirement } from './payout-account.enums.js';
import { PayoutAccount } from './payout-account.entity.js';
import { requirementsOf } from './payout-requirements.rules.js';
import { startPayoutOnboarding } from './start-onboarding.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { plus } from '../../../core/graphql/field-options.js';

const cost = plus(10);

@Resolver()
export class PayoutAccountCommandsResolver {
  @Authorized()
  @PayloadMutation({
    payload: { url: [() => String, 'The provider’s page: a URL, or a path of this site; works once.'] },
    description:
      'A page of the payment provider where the host enters their details and the bank account; `viewer.payoutAccount` shows the result. Errors: NOT_FOUND without a space, PAYMENT_UNAVAILABLE.',
    complexity: cost,
  })
  async startPayoutOnboarding(@Ctx() ctx: RequestContext): Promise<{ url: string }> {
    return { url: await startPayoutOnboarding(signedIn(ctx)) };
  }
}

@Resolver(() => ViewerAccount)
export class ViewerPayoutAccountResolver {
  @FieldResolver(() => PayoutAccount, {
    nullable: true,
    description: 'The payout account; null when none was begun.',
    complexity: cost,
  })
  payoutAccount(@Root() viewer: ViewerAccount, @Ctx() ctx: RequestContext): Promise<PayoutAccount | null> {
    return ctx.em.fork().findOne(PayoutAccount, { userId: viewer.uuid, provider: ctx.ports.payments.current.name });
  }
}

@Resolver(() => PayoutAccount)
export class PayoutAccountFieldsResolver {
  @FieldResolver(() => [PayoutRequirement], { description: 'What the provider still requires, each once.' })
  requirements(@Root() { requirements }: PayoutAccount): PayoutRequirement[] {
    return requirementsOf(requirements);
  }
}
