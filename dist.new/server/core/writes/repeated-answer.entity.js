var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName, PrimaryKeyProp } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
/** The answer of a call with an `Idempotency-Key`, for whoever sends it again. */
let RepeatedAnswer = class RepeatedAnswer {
    [EntityName];
    [PrimaryKeyProp];
    /** The key of a program, or the person. */
    callerId;
    key;
    userId;
    requestHash;
    /** Null while the first call runs. */
    sealedOutcome;
    createdAt;
};
__decorate([
    PrimaryKey({ type: 'uuid' })
], RepeatedAnswer.prototype, "callerId", void 0);
__decorate([
    PrimaryKey({ type: 'text' })
], RepeatedAnswer.prototype, "key", void 0);
__decorate([
    Property({ type: 'uuid' })
], RepeatedAnswer.prototype, "userId", void 0);
__decorate([
    Property({ type: 'text' })
], RepeatedAnswer.prototype, "requestHash", void 0);
__decorate([
    Property({ type: 'text', nullable: true })
], RepeatedAnswer.prototype, "sealedOutcome", void 0);
__decorate([
    Property({ type: 'timestamptz' })
], RepeatedAnswer.prototype, "createdAt", void 0);
RepeatedAnswer = __decorate([
    Entity({ tableName: 'repeated_answers' })
], RepeatedAnswer);
export { RepeatedAnswer };
//# sourceMappingURL=repeated-answer.entity.js.map