var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
/** A host lets the platform invoice the rent in the host's name. */
let InvoicingAgreement = class InvoicingAgreement {
    [EntityName];
    id;
    hostId;
    version;
    legalName;
    nif;
    address;
    agreedAt;
    endedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], InvoicingAgreement.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], InvoicingAgreement.prototype, "hostId", void 0);
__decorate([
    Field(() => String, { description: 'Version of its text, named by the day it came into force.' }),
    Property({ type: 'text' })
], InvoicingAgreement.prototype, "version", void 0);
__decorate([
    Field(() => String, { description: 'Name on the invoices.' }),
    Property({ type: 'text' })
], InvoicingAgreement.prototype, "legalName", void 0);
__decorate([
    Field(() => String, { description: 'Spanish tax number on the invoices.' }),
    Property({ type: 'text' })
], InvoicingAgreement.prototype, "nif", void 0);
__decorate([
    Field(() => String, { description: 'Address on the invoices.' }),
    Property({ type: 'text' })
], InvoicingAgreement.prototype, "address", void 0);
__decorate([
    Field(() => Date, { description: 'Since when it holds.' }),
    Property({ type: 'timestamptz' })
], InvoicingAgreement.prototype, "agreedAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], InvoicingAgreement.prototype, "endedAt", void 0);
InvoicingAgreement = __decorate([
    ObjectType({ description: "The viewer's agreement that Hueco invoices the rent in their name." }),
    Entity({ tableName: 'invoicing_agreements' })
], InvoicingAgreement);
export { InvoicingAgreement };
//# sourceMappingURL=invoicing-agreement.entity.js.map