var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { PayoutAccountStatus } from './payout-account.codes.js';
/** A host's account at the provider, which pay-outs go through; bank details are with the provider. */
let PayoutAccount = class PayoutAccount {
    [EntityName];
    id;
    userId;
    provider;
    /** Null while the provider is asked for the first time. */
    ref;
    idempotencyKey;
    status;
    /** In the provider's words, such as `external_account`. */
    requirements;
    requirementsDueAt;
    ibanLast4;
    createdAt;
    updatedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], PayoutAccount.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], PayoutAccount.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], PayoutAccount.prototype, "provider", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], PayoutAccount.prototype, "ref", void 0);
__decorate([
    Property({ type: 'text' })
], PayoutAccount.prototype, "idempotencyKey", void 0);
__decorate([
    Field(() => PayoutAccountStatus, { description: 'Whether pay-outs can go to it.' }),
    Property({ type: 'text' })
], PayoutAccount.prototype, "status", void 0);
__decorate([
    Property({ type: 'json', defaultRaw: "'[]'::jsonb" })
], PayoutAccount.prototype, "requirements", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'Until when, before pay-outs stop.' }),
    Property({ type: 'timestamptz', nullable: true })
], PayoutAccount.prototype, "requirementsDueAt", void 0);
__decorate([
    Field(() => String, { nullable: true, description: 'Last four characters of the IBAN.' }),
    Property({ type: 'text', nullable: true })
], PayoutAccount.prototype, "ibanLast4", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PayoutAccount.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PayoutAccount.prototype, "updatedAt", void 0);
PayoutAccount = __decorate([
    ObjectType('PayoutAccount', { description: "The viewer's account for pay-outs." }),
    Entity({ tableName: 'payout_accounts' })
], PayoutAccount);
export { PayoutAccount };
//# sourceMappingURL=payout-account.entity.js.map