var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Authorized } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { Role } from '../../../core/roles.js';
import { ViewerAccount } from '../../accounts/viewer.type.js';
import { InvoicingAgreement } from './invoicing-agreement.entity.js';
import { acceptInvoicing, agreementOf, chargesTax, endInvoicing } from './invoicing-agreement.js';
import { AcceptInvoicingInput } from './invoicing.inputs.js';
/** The agreement by which the platform invoices in a host's name. */
let InvoicingResolver = class InvoicingResolver {
    invoicingAgreement(ctx) {
        return agreementOf(ctx, ctx.viewer.id);
    }
    async acceptInvoicingAgreement(ctx, input) {
        return { invoicingAgreement: await acceptInvoicing(ctx, input) };
    }
    async endInvoicingAgreement(ctx) {
        await endInvoicing(ctx);
        return { isEnded: true };
    }
};
__decorate([
    Authorized(),
    Query(() => InvoicingAgreement, {
        nullable: true,
        description: 'The agreement by which Hueco invoices the rent in the name of the viewer; null when none is in force.',
    }),
    __param(0, Ctx())
], InvoicingResolver.prototype, "invoicingAgreement", null);
__decorate([
    Authorized(Role.HOST),
    PayloadMutation({
        payload: { invoicingAgreement: [() => InvoicingAgreement, 'The agreement.'] },
        description: 'Agrees that Hueco invoices the rent in the name of the viewer, of charges from now on and where the space says that its host charges tax. Sent again with other data, it replaces the earlier one. Errors: VALIDATION_FAILED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AcceptInvoicingInput, { description: 'The data on the invoices.' }))
], InvoicingResolver.prototype, "acceptInvoicingAgreement", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { isEnded: [() => Boolean, 'Always true.'] },
        description: 'Ends that agreement, if there is one; invoices that were issued stay.',
    }),
    __param(0, Ctx())
], InvoicingResolver.prototype, "endInvoicingAgreement", null);
InvoicingResolver = __decorate([
    Resolver()
], InvoicingResolver);
export { InvoicingResolver };
let ViewerTaxResolver = class ViewerTaxResolver {
    chargesTax({ uuid }, ctx) {
        return chargesTax(ctx, uuid);
    }
};
__decorate([
    FieldResolver(() => Boolean, {
        nullable: true,
        description: 'Whether a space of the viewer says that they charge IVA, IGIC or IPSI and may invoice it; null while none says how they are taxed.',
        complexity: 3,
    }),
    __param(0, Root()),
    __param(1, Ctx())
], ViewerTaxResolver.prototype, "chargesTax", null);
ViewerTaxResolver = __decorate([
    Resolver(() => ViewerAccount)
], ViewerTaxResolver);
export { ViewerTaxResolver };
//# sourceMappingURL=invoicing.resolver.js.map