import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized } from '../../../core/authorization.js';
import type { RequestContext, SignedInContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Role } from '../../../core/roles.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { InvoicingAgreement } from './invoicing-agreement.entity.js';
import { acceptInvoicing, agreementOf, chargesTax, endInvoicing, type AgreementRow } from './invoicing-agreement.js';
import { AcceptInvoicingInput } from './invoicing.inputs.js';

/** The agreement by which the platform invoices in a host's name. */
@Resolver()
export class InvoicingResolver {
  @Authorized()
  @Query(() => InvoicingAgreement, {
    nullable: true,
    description: 'The agreement by which Hueco invoices the rent in the viewer’s name; null when none is in force.',
  })
  invoicingAgreement(@Ctx() ctx: SignedInContext): Promise<AgreementRow | null> {
    return agreementOf(ctx, ctx.viewer.id);
  }

  @Authorized(Role.HOST)
  @PayloadMutation({
    payload: { invoicingAgreement: [() => InvoicingAgreement, 'The agreement.'] },
    description:
      'Agrees that Hueco invoices the rent in the viewer’s name, for charges from now on and for spaces that charge tax. Repeating it with other data replaces the earlier one. Errors: VALIDATION_FAILED.',
  })
  async acceptInvoicingAgreement(
    @Ctx() ctx: SignedInContext,
    @Arg('input', () => AcceptInvoicingInput, { description: 'The data on the invoices.' }) input: AcceptInvoicingInput,
  ): Promise<{ invoicingAgreement: AgreementRow }> {
    return { invoicingAgreement: await acceptInvoicing(ctx, input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { isEnded: [() => Boolean, 'Always true.'] },
    description: 'Ends that agreement, if there is one; issued invoices stay.',
  })
  async endInvoicingAgreement(@Ctx() ctx: SignedInContext): Promise<{ isEnded: boolean }> {
    await endInvoicing(ctx);
    return { isEnded: true };
  }
}

@Resolver(() => ViewerAccount)
export class ViewerTaxResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether any space of the viewer is set to charge IVA, IGIC or IPSI and to invoice it; null while none has a tax setting.',
    complexity: 3,
  })
  chargesTax(@Root() { uuid }: ViewerAccount, @Ctx() ctx: RequestContext): Promise<boolean | null> {
    return chargesTax(ctx, uuid);
  }
}
