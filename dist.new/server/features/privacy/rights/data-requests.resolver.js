var __decorate = (this && this.__decorate) || function (decorators, target, key, desc) {
    var c = arguments.length, r = c < 3 ? target : desc === null ? desc = Object.getOwnPropertyDescriptor(target, key) : desc, d;
    if (typeof Reflect === "object" && typeof Reflect.decorate === "function") r = Reflect.decorate(decorators, target, key, desc);
    else for (var i = decorators.length - 1; i >= 0; i--) if (d = decorators[i]) r = (c < 3 ? d(r) : c > 3 ? d(target, key, r) : d(target, key)) || r;
    return c > 3 && r && Object.defineProperty(target, key, r), r;
};
var __param = (this && this.__param) || function (paramIndex, decorator) {
    return function (target, key) { decorator(target, key, paramIndex); }
};
import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { answerDataRequest } from './answer-data-request.js';
import { DataRequest } from './data-request.entity.js';
import { DataRequestQueue } from './data-request-queue.types.js';
import { AnswerDataRequestInput, FileDataRequestInput, WithdrawDataRequestInput } from './data-request.types.js';
import { listOwnDataRequests, loadDataRequestQueue, } from './data-requests.js';
import { fileDataRequest, withdrawDataRequest } from './own-data-requests.js';
let DataRequestsResolver = class DataRequestsResolver {
    myDataRequests(ctx) {
        return listOwnDataRequests(signedIn(ctx));
    }
    async fileDataRequest(ctx, input) {
        return { dataRequest: await fileDataRequest(signedIn(ctx), input) };
    }
    async withdrawDataRequest(ctx, { dataRequestId, }) {
        return { dataRequest: await withdrawDataRequest(signedIn(ctx), dataRequestId) };
    }
    dataRequestQueue(ctx) {
        return loadDataRequestQueue(ctx);
    }
    async answerDataRequest(ctx, input) {
        return { dataRequest: await answerDataRequest(signedIn(ctx), input) };
    }
};
__decorate([
    Authorized(),
    Query(() => [DataRequest], {
        complexity: ({ childComplexity }) => 5 + 2 * childComplexity,
        description: "The viewer's data requests, newest first, at most fifty.",
    }),
    __param(0, Ctx())
], DataRequestsResolver.prototype, "myDataRequests", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { dataRequest: [() => DataRequest, 'The request.'] },
        complexity: 20,
        description: 'Files a data request, which staff answer within 30 days, and confirms it by e-mail. While one of the same kind is open, returns that one. Ten a day. Errors: VALIDATION_FAILED, RATE_LIMITED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => FileDataRequestInput, { description: 'The request.' }))
], DataRequestsResolver.prototype, "fileDataRequest", null);
__decorate([
    Authorized(),
    PayloadMutation({
        payload: { dataRequest: [() => DataRequest, 'The request, withdrawn.'] },
        complexity: 10,
        description: 'Withdraws an open request. Errors: NOT_FOUND.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => WithdrawDataRequestInput, { description: 'All there is to say.' }))
], DataRequestsResolver.prototype, "withdrawDataRequest", null);
__decorate([
    AuthorizedStaff('ANSWER_DATA_REQUESTS'),
    Query(() => DataRequestQueue, {
        complexity: ({ childComplexity }) => 10 + 5 * childComplexity,
        description: 'Staff: open data requests. Errors: MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx())
], DataRequestsResolver.prototype, "dataRequestQueue", null);
__decorate([
    AuthorizedStaff('ANSWER_DATA_REQUESTS'),
    PayloadMutation({
        payload: { dataRequest: [() => DataRequest, 'The request, answered.'] },
        complexity: 10,
        description: 'Staff: answers an open request and notifies the requester by e-mail. Errors: NOT_FOUND, VALIDATION_FAILED, MFA_SETUP_REQUIRED.',
    }),
    __param(0, Ctx()),
    __param(1, Arg('input', () => AnswerDataRequestInput, { description: 'The answer.' }))
], DataRequestsResolver.prototype, "answerDataRequest", null);
DataRequestsResolver = __decorate([
    Resolver()
], DataRequestsResolver);
export { DataRequestsResolver };
//# sourceMappingURL=data-requests.resolver.js.map