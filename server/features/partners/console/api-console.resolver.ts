import { Ctx, Query, Resolver } from 'type-graphql';
import { Authorized, signedIn } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { apiConsole } from './api-console.js';
import { ApiConsole } from './api-console.types.js';

@Resolver()
export class ApiConsoleResolver {
  @Authorized()
  @Query(() => ApiConsole, {
    complexity: 2,
    description: 'The kind of keys of this installation, and the remaining points of the viewer’s.',
  })
  apiConsole(@Ctx() ctx: RequestContext): Promise<ApiConsole> {
    return apiConsole(signedIn(ctx));
  }
}
