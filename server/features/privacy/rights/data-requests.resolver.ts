import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { answerDataRequest } from './answer-data-request.js';
import { DataRequest } from './data-request.entity.js';
import { DataRequestQueue } from './data-request-queue.types.js';
import { AnswerDataRequestInput, FileDataRequestInput, WithdrawDataRequestInput } from './data-request.types.js';
import {
  listOwnDataRequests,
  loadDataRequestQueue,
  type DataRequestQueueRow,
  type DataRequestRow,
} from './data-requests.js';
import { fileDataRequest, withdrawDataRequest } from './own-data-requests.js';

@Resolver()
export class DataRequestsResolver {
  @Authorized()
  @Query(() => [DataRequest], {
    complexity: ({ childComplexity }) => 5 + 2 * childComplexity,
    description: "The viewer's data requests, newest first, at most fifty.",
  })
  myDataRequests(@Ctx() ctx: RequestContext): Promise<DataRequestRow[]> {
    return listOwnDataRequests(signedIn(ctx));
  }

  @Authorized()
  @PayloadMutation({
    payload: { dataRequest: [() => DataRequest, 'The request.'] },
    complexity: 20,
    description:
      'Files a data request, which staff answer within 30 days, and confirms it by e-mail. While one of the same kind is open, returns that one. Ten a day. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  async fileDataRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FileDataRequestInput, { description: 'The request.' }) input: FileDataRequestInput,
  ): Promise<{ dataRequest: DataRequestRow }> {
    return { dataRequest: await fileDataRequest(signedIn(ctx), input) };
  }

  @Authorized()
  @PayloadMutation({
    payload: { dataRequest: [() => DataRequest, 'The request, withdrawn.'] },
    complexity: 10,
    description: 'Withdraws an open request. Errors: NOT_FOUND.',
  })
  async withdrawDataRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => WithdrawDataRequestInput, { description: 'The input.' }) {
      dataRequestId,
    }: WithdrawDataRequestInput,
  ): Promise<{ dataRequest: DataRequestRow }> {
    return { dataRequest: await withdrawDataRequest(signedIn(ctx), dataRequestId) };
  }

  @AuthorizedStaff('ANSWER_DATA_REQUESTS')
  @Query(() => DataRequestQueue, {
    complexity: ({ childComplexity }) => 10 + 5 * childComplexity,
    description: 'Staff: open data requests of other people. Errors: MFA_SETUP_REQUIRED.',
  })
  dataRequestQueue(@Ctx() ctx: RequestContext): Promise<DataRequestQueueRow> {
    return loadDataRequestQueue(signedIn(ctx));
  }

  @AuthorizedStaff('ANSWER_DATA_REQUESTS')
  @PayloadMutation({
    payload: { dataRequest: [() => DataRequest, 'The request, answered.'] },
    complexity: 10,
    description:
      'Staff: answers an open request and notifies the requester by e-mail. Errors: NOT_FOUND, FORBIDDEN for their own, VALIDATION_FAILED, MFA_SETUP_REQUIRED.',
  })
  async answerDataRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerDataRequestInput, { description: 'The answer.' }) input: AnswerDataRequestInput,
  ): Promise<{ dataRequest: DataRequestRow }> {
    return { dataRequest: await answerDataRequest(signedIn(ctx), input) };
  }
}
