var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A warning, a limit or a suspension that the staff decided about a person. */
let AccountMeasure = class AccountMeasure {
    [EntityName];
    id;
    userId;
    kind;
    reason;
    /** The staff's own words; the person reads them. */
    statement;
    startsAt;
    /** Null for warnings and bans, which do not end by themselves. */
    endsAt;
    liftedAt;
    staffId;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], AccountMeasure.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], AccountMeasure.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], AccountMeasure.prototype, "kind", void 0);
__decorate([
    Property({ type: 'text' })
], AccountMeasure.prototype, "reason", void 0);
__decorate([
    Property({ type: 'text' })
], AccountMeasure.prototype, "statement", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], AccountMeasure.prototype, "startsAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], AccountMeasure.prototype, "endsAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], AccountMeasure.prototype, "liftedAt", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], AccountMeasure.prototype, "staffId", void 0);
AccountMeasure = __decorate([
    Entity({ tableName: 'account_measures' })
], AccountMeasure);
export { AccountMeasure };
//# sourceMappingURL=account-measure.entity.js.map