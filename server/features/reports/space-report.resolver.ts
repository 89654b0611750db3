import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Public } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { reportSpace } from './report-space.js';
import { ReportSpaceInput } from './space-report.inputs.js';

@Resolver()
export class SpaceReportResolver {
  @Public()
  @Mutation(() => String, {
    complexity: 10,
    description:
      'Reports a listing to the staff and sends a receipt; answers its code, e.g. REP-2026-000012. The same report twice has one code. 5 an hour per IP. Errors: VALIDATION_FAILED, NOT_FOUND, RATE_LIMITED.',
  })
  reportSpace(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => ReportSpaceInput, { description: 'Which listing, and what is wrong with it.' })
    input: ReportSpaceInput,
  ): Promise<string> {
    return reportSpace(ctx, input);
  }
}
