var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { BigIntType, EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** A counter of the rate limiter; the columns are those of rate-limiter-flexible. `expire` is a Unix time in milliseconds. */
let RateLimit = class RateLimit {
    [EntityName];
    [PrimaryKeyProp];
    key;
    points;
    expire;
};
__decorate([
    PrimaryKey({ type: 'text' })
], RateLimit.prototype, "key", void 0);
__decorate([
    Property({ type: 'integer', defaultRaw: '0' })
], RateLimit.prototype, "points", void 0);
__decorate([
    Property({ type: new BigIntType('number'), nullable: true })
], RateLimit.prototype, "expire", void 0);
RateLimit = __decorate([
    Entity({ tableName: 'rate_limits' })
], RateLimit);
export { RateLimit };
//# sourceMappingURL=rate-limit.entity.js.map