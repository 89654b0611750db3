import type { DashboardSummaryQuery } from '../../generated/graphql';

/** What a tab is given; it takes what it needs. */
export interface TabProps {
  readonly summary: DashboardSummaryQuery['dashboardSummary'];
  /** Id of the booking somebody was led to. */
  readonly highlight: string | null;
}
