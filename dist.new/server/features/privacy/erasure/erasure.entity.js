var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The states of an erasure request. */
export var ErasureStatus;
(function (ErasureStatus) {
    ErasureStatus["SCHEDULED"] = "scheduled";
    ErasureStatus["CANCELLED"] = "cancelled";
    ErasureStatus["DONE"] = "done";
})(ErasureStatus || (ErasureStatus = {}));
/** A requested erasure of an account and the time it runs. */
let Erasure = class Erasure {
    [EntityName];
    id;
    userId;
    status;
    requestedAt;
    runAt;
    cancelledAt;
    doneAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], Erasure.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], Erasure.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text', defaultRaw: "'scheduled'::text" })
], Erasure.prototype, "status", void 0);
__decorate([
    Property({ type: 'timestamptz', defaultRaw: 'now()' })
], Erasure.prototype, "requestedAt", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], Erasure.prototype, "runAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Erasure.prototype, "cancelledAt", void 0);
__decorate([
    Property({ type: 'timestamptz', nullable: true })
], Erasure.prototype, "doneAt", void 0);
Erasure = __decorate([
    Entity({ tableName: 'erasures' })
], Erasure);
export { Erasure };
//# sourceMappingURL=erasure.entity.js.map