var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The indirect tax of a zone from a day on. */
let ZoneTaxRate = class ZoneTaxRate {
    [EntityName];
    zone;
    validFrom;
    kind;
    bps;
    /** Staff who set it; null: it came with the product. */
    setBy = null;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], ZoneTaxRate.prototype, "zone", void 0);
__decorate([
    PrimaryKey({ type: 'date' })
], ZoneTaxRate.prototype, "validFrom", void 0);
__decorate([
    Property({ type: 'text' })
], ZoneTaxRate.prototype, "kind", void 0);
__decorate([
    Property({ type: 'integer' })
], ZoneTaxRate.prototype, "bps", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ZoneTaxRate.prototype, "setBy", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ZoneTaxRate.prototype, "createdAt", void 0);
ZoneTaxRate = __decorate([
    Entity({ tableName: 'tax_rates' })
], ZoneTaxRate);
export { ZoneTaxRate };
//# sourceMappingURL=tax-rate.entity.js.map