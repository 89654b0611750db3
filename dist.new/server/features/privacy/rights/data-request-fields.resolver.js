var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, FieldResolver, ID, Resolver, Root } from 'type-graphql';
import { toGlobalId } from '../../../core/graphql/global-id.js';
import { DataRequest } from './data-request.entity.js';
import { DataRequestStatus } from './data-request.types.js';
let DataRequestFieldsResolver = class DataRequestFieldsResolver {
    id({ id }) {
        return toGlobalId('DataRequest', id);
    }
    isOverdue({ clock }, { status, dueAt }) {
        return status === DataRequestStatus.OPEN && dueAt < clock.now();
    }
};
__decorate([
    FieldResolver(() => ID, { description: 'Opaque and stable, begins with drq_.' }),
    __param(0, Root())
], DataRequestFieldsResolver.prototype, "id", null);
__decorate([
    FieldResolver(() => Boolean, { description: 'Whether it is open past its due date.' }),
    __param(0, Ctx()),
    __param(1, Root())
], DataRequestFieldsResolver.prototype, "isOverdue", null);
DataRequestFieldsResolver = __decorate([
    Resolver(() => DataRequest)
], DataRequestFieldsResolver);
export { DataRequestFieldsResolver };
//# sourceMappingURL=data-request-fields.resolver.js.map