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
      'Counts a view of a published space, without cookies: once a day per visitor, not by the host, staff or a program. Returns whether it was counted.',
  })
  async countSpaceView(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => CountSpaceViewInput, { description: 'The input.' }) { spaceId, step }: CountSpaceViewInput,
  ): Promise<{ isCounted: boolean }> {
    return { isCounted: await countView(ctx, spaceId, step) };
  }
}
