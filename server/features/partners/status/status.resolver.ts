import { Ctx, Query, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { apiStatus } from './api-status.js';
import { ApiStatus } from './status.types.js';

@Resolver()
export class ApiStatusResolver {
  @Public()
  @SharedAnswer()
  @Query(() => ApiStatus, {
    complexity: 20,
    description: 'The status of the API now and in the last 24 hours; counts lag by some seconds.',
  })
  apiStatus(@Ctx() ctx: RequestContext): Promise<ApiStatus> {
    return apiStatus(ctx);
  }
}
