import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '../../../core/context.js';
import { ViewerAccount } from '../../accounts/viewer.types.js';
import { taxPeriods } from './tax-periods.js';
import { TaxPeriod } from './tax.types.js';

/** The viewer's table for tax returns. */
@Resolver(() => ViewerAccount)
export class TaxPeriodsResolver {
  @FieldResolver(() => [TaxPeriod], {
    description:
      'The last four quarters, newest first, and after the quarters of a year that has amounts the whole year, unless only its first quarter has begun.',
    complexity: ({ childComplexity }) => 40 + 6 * childComplexity,
  })
  taxPeriods(@Root() { uuid }: ViewerAccount, @Ctx() ctx: RequestContext): Promise<TaxPeriod[]> {
    return taxPeriods(ctx, uuid);
  }
}
