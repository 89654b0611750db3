var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A business constant with its unit and bounds. */
let PlatformConstant = class PlatformConstant {
    [EntityName];
    [PrimaryKeyProp];
    key;
    value;
    unit;
    min;
    max;
    changedBy;
    changedAt;
};
__decorate([
    PrimaryKey({ type: 'text' })
], PlatformConstant.prototype, "key", void 0);
__decorate([
    Property({ type: 'decimal' })
], PlatformConstant.prototype, "value", void 0);
__decorate([
    Property({ type: 'text' })
], PlatformConstant.prototype, "unit", void 0);
__decorate([
    Property({ type: 'decimal' })
], PlatformConstant.prototype, "min", void 0);
__decorate([
    Property({ type: 'decimal' })
], PlatformConstant.prototype, "max", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], PlatformConstant.prototype, "changedBy", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], PlatformConstant.prototype, "changedAt", void 0);
PlatformConstant = __decorate([
    Entity({ tableName: 'platform_constants' })
], PlatformConstant);
export { PlatformConstant };
//# sourceMappingURL=platform-constant.entity.js.map