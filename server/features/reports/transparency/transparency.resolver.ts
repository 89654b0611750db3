import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { reportReasonName } from '../words/report-reasons.loaders.js';
import { transparencyReport } from './transparency.js';
import { ReceivedReports, TransparencyReport } from './transparency.types.js';

/** The statistics that the Digital Services Act requires a platform to publish. */
@Resolver()
export class TransparencyResolver {
  @Public()
  @SharedAnswer()
  @Query(() => TransparencyReport, {
    nullable: true,
    description: 'Hueco’s moderation statistics of a half-year; null for an invalid name. At most 30 seconds old.',
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  transparencyReport(
    @Ctx() ctx: RequestContext,
    @Arg('halfYear', () => String, {
      nullable: true,
      description: 'Year and half, as `2026-2`; the current one by default.',
    })
    halfYear?: string | null,
  ): Promise<TransparencyReport | null> {
    return transparencyReport(ctx, halfYear);
  }
}

@Resolver(() => ReceivedReports)
export class ReceivedReportsResolver {
  @FieldResolver(() => String, { description: 'The current label of that reason, in the caller’s language.' })
  reasonName(@Ctx() ctx: RequestContext, @Root() row: ReceivedReports): Promise<string> {
    return reportReasonName(ctx, row);
  }
}
