var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, InputType } from 'type-graphql';
let AcceptInvoicingInput = class AcceptInvoicingInput {
    legalName;
    nif;
    address;
    accepts;
};
__decorate([
    Field(() => String, { description: 'Name or company on the invoices, 2–120 characters.' })
], AcceptInvoicingInput.prototype, "legalName", void 0);
__decorate([
    Field(() => String, { description: 'Spanish tax number, its control character is checked.' })
], AcceptInvoicingInput.prototype, "nif", void 0);
__decorate([
    Field(() => String, { description: 'Address for tax, 8–200 characters.' })
], AcceptInvoicingInput.prototype, "address", void 0);
__decorate([
    Field(() => Boolean, { description: 'Accepts that Hueco issues the invoices in this name; must be true.' })
], AcceptInvoicingInput.prototype, "accepts", void 0);
AcceptInvoicingInput = __decorate([
    InputType({ description: 'With which data the rent is invoiced in the name of the viewer.' })
], AcceptInvoicingInput);
export { AcceptInvoicingInput };
//# sourceMappingURL=invoicing.inputs.js.map