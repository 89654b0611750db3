import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Public } from '../../../core/authorization.js';
import type { RequestContext } from '../../../core/context.js';
import { SharedAnswer } from '../../../core/graphql/shared-answers.js';
import { reportReasonName } from '../words/report-reasons.loaders.js';
import { transparencyReport } from './transparency.js';
import { ReceivedReports, TransparencyReport } from './transparency.types.js';

/** The numbers that the Digital Services Act asks a platform to publish. */
@Resolver()
export class TransparencyResolver {
  @Public()
  @SharedAnswer()
  @Query(() => TransparencyReport, {
    nullable: true,
    description: 'How Hueco moderates, in numbers of half a year; null: none of that name. At most 30 seconds old.',
    complexity: ({ childComplexity }) => 10 + childComplexity,
  })
  transparencyReport(
    @Ctx() ctx: RequestContext,
    @Arg('halfYear', () => String, {
      nullable: true,
      description: 'Year and half, as `2026-2`; the running one by default.',
    })
    halfYear?: string | null,
  ): Promise<TransparencyReport | null> {
    return transparencyReport(ctx, halfYear);
  }
}

@Resolver(() => ReceivedReports)
export class ReceivedReportsResolver {
  @FieldResolver(() => String, { description: "What that reason is called now, in the caller's language." })
  reasonName(@Ctx() ctx: RequestContext, @Root() row: ReceivedReports): Promise<string> {
    return reportReasonName(ctx, row);
  }
}
