var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The calls of a key, or of an app for everybody it acts for, on one day. */
let ApiUsageDay = class ApiUsageDay {
    [EntityName];
    id;
    keyId = null;
    appId = null;
    day;
    calls = 0;
    errors = 0;
    throttled = 0;
    points;
    /** Calls by time taken, one count for each of `DURATION_STEPS`. */
    durations;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], ApiUsageDay.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ApiUsageDay.prototype, "keyId", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], ApiUsageDay.prototype, "appId", void 0);
__decorate([
    Property({ type: 'date' })
], ApiUsageDay.prototype, "day", void 0);
__decorate([
    Property({ type: 'int' })
], ApiUsageDay.prototype, "calls", void 0);
__decorate([
    Property({ type: 'int' })
], ApiUsageDay.prototype, "errors", void 0);
__decorate([
    Property({ type: 'int' })
], ApiUsageDay.prototype, "throttled", void 0);
__decorate([
    Property({ type: 'bigint' })
], ApiUsageDay.prototype, "points", void 0);
__decorate([
    Property({ type: 'array', columnType: 'integer[]' })
], ApiUsageDay.prototype, "durations", void 0);
ApiUsageDay = __decorate([
    Entity({ tableName: 'api_usage_days' })
], ApiUsageDay);
export { ApiUsageDay };
//# sourceMappingURL=api-usage-day.entity.js.map