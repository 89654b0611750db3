var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
import { Field, Int, ObjectType } from 'type-graphql';
import { DataRequest } from './data-request.entity.js';
let QueuedDataRequest = class QueuedDataRequest {
    request;
    fullName;
    email;
};
__decorate([
    Field(() => DataRequest, { description: 'The request.' })
], QueuedDataRequest.prototype, "request", void 0);
__decorate([
    Field(() => String, { description: 'Full name of the requester.' })
], QueuedDataRequest.prototype, "fullName", void 0);
__decorate([
    Field(() => String, { description: 'E-mail address that the answer goes to.' })
], QueuedDataRequest.prototype, "email", void 0);
QueuedDataRequest = __decorate([
    ObjectType({ description: 'A request with the contact data that staff need.' })
], QueuedDataRequest);
export { QueuedDataRequest };
let DataRequestQueue = class DataRequestQueue {
    totalCount;
    overdueCount;
    waiting;
};
__decorate([
    Field(() => Int, { description: 'Number of open requests.' })
], DataRequestQueue.prototype, "totalCount", void 0);
__decorate([
    Field(() => Int, { description: 'Number of open requests past their due date.' })
], DataRequestQueue.prototype, "overdueCount", void 0);
__decorate([
    Field(() => [QueuedDataRequest], { description: 'The first fifty.' })
], DataRequestQueue.prototype, "waiting", void 0);
DataRequestQueue = __decorate([
    ObjectType({ description: 'Open requests, the one due first at the top.' })
], DataRequestQueue);
export { DataRequestQueue };
//# sourceMappingURL=data-request-queue.types.js.map