var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A new value of a platform constant from a day on; never deleted. */
let ConstantChange = class ConstantChange {
    [EntityName];
    id;
    key;
    value;
    /** The first day in Spain with the new value. */
    validFrom;
    reason;
    setBy;
    setAt;
    appliedAt = null;
    /** What it replaced, once applied. */
    previous = null;
    cancelledAt = null;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ConstantChange.prototype, "id", void 0);
__decorate([
    Property({ type: 'text' })
], ConstantChange.prototype, "key", void 0);
__decorate([
    Property({ type: 'decimal' })
], ConstantChange.prototype, "value", void 0);
__decorate([
    Property({ type: 'date' })
], ConstantChange.prototype, "validFrom", void 0);
__decorate([
    Property({ type: 'text' })
], ConstantChange.prototype, "reason", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ConstantChange.prototype, "setBy", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], ConstantChange.prototype, "setAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ConstantChange.prototype, "appliedAt", void 0);
__decorate([
    Property({ type: 'decimal', nullable: true })
], ConstantChange.prototype, "previous", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], ConstantChange.prototype, "cancelledAt", void 0);
ConstantChange = __decorate([
    Entity({ tableName: 'constant_changes' })
], ConstantChange);
export { ConstantChange };
//# sourceMappingURL=constant-change.entity.js.map