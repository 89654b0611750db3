var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { EntityName } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { DataRequestKind, DataRequestStatus } from './data-request.types.js';
/** A request to restrict or object to processing, with its 30-day deadline. */
let DataRequest = class DataRequest {
    [EntityName];
    id;
    userId;
    kind;
    details;
    status;
    answer;
    answeredBy;
    requestedAt;
    dueAt;
    closedAt;
};
__decorate([
    PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
], DataRequest.prototype, "id", void 0);
__decorate([
    Property({ type: 'uuid' })
], DataRequest.prototype, "userId", void 0);
__decorate([
    Field(() => DataRequestKind, { description: 'Which right is used.' }),
    Property({ type: 'text' })
], DataRequest.prototype, "kind", void 0);
__decorate([
    Field(() => String, { description: 'What the requester wrote.' }),
    Property({ type: 'text' })
], DataRequest.prototype, "details", void 0);
__decorate([
    Field(() => DataRequestStatus, { description: 'State of the request.' }),
    Property({ type: 'text', defaultRaw: `'open'` })
], DataRequest.prototype, "status", void 0);
__decorate([
    Field(() => String, { nullable: true, description: "The staff's answer; null while the request is open." }),
    Property({ type: 'text', nullable: true })
], DataRequest.prototype, "answer", void 0);
__decorate([
    Property({ type: 'uuid', nullable: true })
], DataRequest.prototype, "answeredBy", void 0);
__decorate([
    Field(() => Date, { description: 'When it was filed.' }),
    Property({ type: 'timestamptz' })
], DataRequest.prototype, "requestedAt", void 0);
__decorate([
    Field(() => Date, { description: 'By when it has to be answered: 30 days after it was filed.' }),
    Property({ type: 'timestamptz' })
], DataRequest.prototype, "dueAt", void 0);
__decorate([
    Field(() => Date, { nullable: true, description: 'When it was answered or withdrawn.' }),
    Property({ type: 'timestamptz', nullable: true })
], DataRequest.prototype, "closedAt", void 0);
DataRequest = __decorate([
    ObjectType({ description: 'A request about personal data and its deadline.' }),
    Entity({ tableName: 'data_requests' })
], DataRequest);
export { DataRequest };
//# sourceMappingURL=data-request.entity.js.map