var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** One line of a posting of the double-entry ledger, in cents. The lines of a posting sum to zero and are never changed. */
let LedgerEntry = class LedgerEntry {
    [EntityName];
    id;
    txId;
    account;
    /** Debit positive, credit negative. */
    amountCents;
    bookingId;
    paymentId;
    memo;
    createdAt;
    /** The rule of `posting-rules.ts`; it books each source once. */
    rule;
    sourceType;
    sourceId;
    /** From 1 on, within the posting. */
    lineNo;
    hostId;
    cycleId;
    payoutId;
};
__decorate([
    PrimaryKey({ type: new BigIntType('number'), autoincrement: true })
], LedgerEntry.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], LedgerEntry.prototype, "txId", void 0);
__decorate([
    Property({ type: 'text' })
], LedgerEntry.prototype, "account", void 0);
__decorate([
    Property({ type: 'integer' })
], LedgerEntry.prototype, "amountCents", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], LedgerEntry.prototype, "bookingId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], LedgerEntry.prototype, "paymentId", void 0);
__decorate([
    Property({ type: 'text' })
], LedgerEntry.prototype, "memo", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], LedgerEntry.prototype, "createdAt", void 0);
__decorate([
    Property({ type: 'text' })
], LedgerEntry.prototype, "rule", void 0);
__decorate([
    Property({ type: 'text' })
], LedgerEntry.prototype, "sourceType", void 0);
__decorate([
    Property({ type: 'text' })
], LedgerEntry.prototype, "sourceId", void 0);
__decorate([
    Property({ type: 'integer' })
], LedgerEntry.prototype, "lineNo", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], LedgerEntry.prototype, "hostId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], LedgerEntry.prototype, "cycleId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], LedgerEntry.prototype, "payoutId", void 0);
LedgerEntry = __decorate([
    Entity({ tableName: 'ledger_entries' })
], LedgerEntry);
export { LedgerEntry };
//# sourceMappingURL=ledger-entry.entity.js.map