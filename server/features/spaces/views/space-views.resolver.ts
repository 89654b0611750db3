import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { countView } from './count-view.js';
import { ViewStep } from './view-step.types.js';

@Resolver()
export class SpaceViewsResolver {
  @Public()
  @Mutation(() => Boolean, {
    description:
      "Counts a look at a published space, without cookies: once a day for each visitor, not the host's own, the staff's or a program's. Answers whether it counted.",
  })
  countSpaceView(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID, { description: 'The space.' }) id: string,
    @Arg('step', () => ViewStep, { description: 'How far the visitor has come.' }) step: ViewStep,
  ): Promise<boolean> {
    return countView(ctx, id, step);
  }
}
