import { Ctx, Resolver } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { PayloadMutation } from '../../../core/graphql/payload.js';
import { searchCounterOf } from './search-counter.js';

@Resolver()
export class CountSearchResolver {
  @Public()
  @PayloadMutation({
    payload: { isCounted: [() => Boolean, 'Whether it counted.'] },
    description:
      'Counts a search, without cookies and without its text: only the daily total is stored. Staff and programs are not counted.',
  })
  countSearch(@Ctx() ctx: RequestContext): Promise<{ isCounted: boolean }> {
    return Promise.resolve({ isCounted: searchCounterOf(ctx)?.count(ctx) ?? false });
  }
}
