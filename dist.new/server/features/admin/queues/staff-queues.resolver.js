var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Ctx, Query, Resolver } from 'type-graphql';
import { AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { StaffQueueState } from './staff-queue.types.js';
import { listStaffQueues } from './staff-queues.js';
let StaffQueuesResolver = class StaffQueuesResolver {
    staffQueues(ctx) {
        return listStaffQueues(signedIn(ctx));
    }
};
__decorate([
    AuthorizedStaff('SEE_PANEL'),
    Query(() => [StaffQueueState], {
        complexity: 20,
        description: 'Staff: the queues the viewer may open, the most urgent first; none of the viewer’s own cases. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], StaffQueuesResolver.prototype, "staffQueues", null);
StaffQueuesResolver = __decorate([
    Resolver()
], StaffQueuesResolver);
export { StaffQueuesResolver };
//# sourceMappingURL=staff-queues.resolver.js.map