import { Arg, Ctx, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { countView } from './count-view.js';
import { CountSpaceViewInput } from './space-view.inputs.js';

@Resolver()
export class SpaceViewsResolver {
  @Public()
  @PayloadMutation({
    payload: { isCounted: [() => Boolean, 'Whether it counted.'] },
    description:
      "Counts a look at a published space, without cookies: once a day for each visitor, not the host's own, the staff's or a program's. Answers whether it counted.",
  })
  async countSpaceView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CountSpaceViewInput, { description: 'The input.' }) { spaceId, step }: CountSpaceViewInput,
  ): Promise<{ isCounted: boolean }> {
    return { isCounted: await countView(ctx, spaceId, step) };
  }
}
