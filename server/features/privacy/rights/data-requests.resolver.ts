import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { Role } from '../../../core/roles.js';
import { answerDataRequest } from './answer-data-request.js';
import { AnswerDataRequestInput, DataRequest, DataRequestQueue, FileDataRequestInput } from './data-request.types.js';
import { listOwnDataRequests, readDataRequestQueue } from './data-requests.js';
import { fileDataRequest, withdrawDataRequest } from './own-data-requests.js';

@Resolver()
export class DataRequestsResolver {
  @Authorized()
  @Query(() => [DataRequest], { complexity: ({ childComplexity }) => 5 + 2 * childComplexity, description: 'What the viewer asked to be done with her data, newest first, at most fifty.' })
  myDataRequests(@Ctx() ctx: RequestContext): Promise<DataRequest[]> {
    return listOwnDataRequests(signedIn(ctx));
  }

  @Authorized()
  @Mutation(() => DataRequest, {
    complexity: 20,
    description: 'Uses a right that somebody of the staff answers within 30 days; a mail says that it came in. While one of its kind waits, that one is answered. Ten a day. Errors: VALIDATION_FAILED, RATE_LIMITED.',
  })
  fileDataRequest(@Ctx() ctx: RequestContext, @Arg('input', () => FileDataRequestInput, { description: 'Which right, and why.' }) input: FileDataRequestInput): Promise<DataRequest> {
    return fileDataRequest(signedIn(ctx), input);
  }

  @Authorized()
  @Mutation(() => DataRequest, { complexity: 10, description: 'Takes a request back that waits. Errors: NOT_FOUND.' })
  withdrawDataRequest(@Ctx() ctx: RequestContext, @Arg('id', () => ID, { description: 'The request.' }) id: string): Promise<DataRequest> {
    return withdrawDataRequest(signedIn(ctx), id);
  }

  @Authorized(Role.ADMIN)
  @Query(() => DataRequestQueue, { complexity: ({ childComplexity }) => 10 + 5 * childComplexity, description: 'Staff: what people asked to be done with their data and nobody has answered. Errors: MFA_SETUP_REQUIRED.' })
  dataRequestQueue(@Ctx() ctx: RequestContext): Promise<DataRequestQueue> {
    return readDataRequestQueue(ctx);
  }

  @Authorized(Role.ADMIN)
  @Mutation(() => DataRequest, { complexity: 10, description: 'Staff: answers a request that waits; a mail tells whoever asked. Errors: NOT_FOUND, VALIDATION_FAILED, MFA_SETUP_REQUIRED.' })
  answerDataRequest(@Ctx() ctx: RequestContext, @Arg('input', () => AnswerDataRequestInput, { description: 'The answer.' }) input: AnswerDataRequestInput): Promise<DataRequest> {
    return answerDataRequest(signedIn(ctx), input);
  }
}
