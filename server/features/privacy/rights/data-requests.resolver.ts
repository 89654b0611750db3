import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, AuthorizedStaff, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { answerDataRequest } from './answer-data-request.js';
import { DataRequest } from './data-request.entity.js';
import { DataRequestQueue } from './data-request-queue.types.js';
import { AnswerDataRequestInput, FileDataRequestInput } from './data-request.types.js';
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
  @Mutation(() => DataRequest, {
    complexity: 20,
    description:
      'Files a data request, which staff answer within 30 days, and confirms it by e-mail. While one of the same kind is open, returns that one. Ten a day. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  fileDataRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => FileDataRequestInput, { description: 'The request.' }) input: FileDataRequestInput,
  ): Promise<DataRequestRow> {
    return fileDataRequest(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => DataRequest, { complexity: 10, description: 'Withdraws an open request. Errors: NOT_FOUND.' })
  withdrawDataRequest(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The request.' }) id: string,
  ): Promise<DataRequestRow> {
    return withdrawDataRequest(signedIn(ctx), id);
  }

  @AuthorizedStaff('ANSWER_DATA_REQUESTS')
  @Query(() => DataRequestQueue, {
    complexity: ({ childComplexity }) => 10 + 5 * childComplexity,
    description: 'Staff: open data requests. Errors: MFA_SETUP_REQUIRED.',
  })
  dataRequestQueue(@Ctx() ctx: RequestContext): Promise<DataRequestQueueRow> {
    return loadDataRequestQueue(ctx);
  }

  @AuthorizedStaff('ANSWER_DATA_REQUESTS')
  @Mutation(() => DataRequest, {
    complexity: 10,
    description:
      'Staff: answers an open request and notifies the requester by e-mail. Errors: NOT_FOUND, VALIDATION_FAILED, MFA_SETUP_REQUIRED.',
  })
  answerDataRequest(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => AnswerDataRequestInput, { description: 'The answer.' }) input: AnswerDataRequestInput,
  ): Promise<DataRequestRow> {
    return answerDataRequest(signedIn(ctx), input);
  }
}
