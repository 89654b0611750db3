import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Authorized, signedIn } from '../../core/authorization.js';
import type { RequestContext } from '../../core/context.js';
import { toGlobalId } from '../../core/graphql/global-id.js';
import { LocalDate } from '../../core/graphql/scalars.js';
import { DashboardMode } from '../bookings/booking-groups.types.js';
import { NextPayout } from '../bookings/payouts/earnings.types.js';
import { listAnswersDue } from './answers-due.js';
import { dashboardSummary } from './dashboard-summary.js';
import { AnswerDue, DashboardSummary, HostCalendar } from './dashboard.types.js';
import { hostCalendar } from './host-calendar.js';
import { nextPayoutOf } from './next-payout.js';

/** The overview and the calendar of a user's bookings. */
@Resolver()
export class DashboardResolver {
  @Authorized()
  @Query(() => DashboardSummary, {
    description: "The overview of one side of the viewer's dashboard.",
    complexity: ({ childComplexity }) => 5 + 10 * childComplexity,
  })
  dashboardSummary(
    @Ctx() ctx: RequestContext,
    @Arg('mode', () => DashboardMode, { description: 'The side of the bookings.' }) mode: DashboardMode,
  ): Promise<DashboardSummary> {
    return dashboardSummary(signedIn(ctx), mode);
  }

  @Authorized()
  @Query(() => HostCalendar, {
    description:
      "A month of the viewer's spaces, at most five years away. Errors: VALIDATION_FAILED with FILTER_OUT_OF_RANGE at `month`.",
    complexity: ({ childComplexity }) => 5 + 6 * childComplexity,
  })
  hostCalendar(
    @Ctx() ctx: RequestContext,
    @Arg('month', () => LocalDate, { description: 'Any day of the month.' }) month: string,
  ): Promise<HostCalendar> {
    return hostCalendar(signedIn(ctx), month);
  }
}

/** Fields of the overview with their own queries, because only one side has them. */
@Resolver(() => DashboardSummary)
export class HostSummaryResolver {
  @FieldResolver(() => NextPayout, {
    nullable: true,
    description:
      'Host: the next payout as currently expected; null while nothing is payable, or the host cannot be paid. Renter: null.',
  })
  nextPayout(@Root() { mode }: DashboardSummary, @Ctx() ctx: RequestContext): Promise<NextPayout | null> | null {
    return nextPayoutOf(signedIn(ctx), mode);
  }

  @FieldResolver(() => [AnswerDue], {
    description:
      'Host: changes that renters ask for, and claims that wait for the host’s answer, data or vote; most urgent first. Renter: empty.',
    complexity: ({ childComplexity }) => 5 + 5 * childComplexity,
  })
  answersDue(@Root() { mayNeedAnswer }: DashboardSummary, @Ctx() ctx: RequestContext): Promise<AnswerDue[]> {
    return listAnswersDue(ctx, mayNeedAnswer);
  }
}

@Resolver(() => AnswerDue)
export class AnswerDueResolver {
  @FieldResolver(() => ID, { nullable: true, description: 'The claim; null for a requested change.' })
  claimId(@Root() { claimUuid }: AnswerDue): string | null {
    return claimUuid && toGlobalId('Claim', claimUuid);
  }
}
