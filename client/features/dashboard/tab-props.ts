import type { DashboardSummaryQuery } from '../../generated/graphql';

/** Props of all tabs; each takes what it needs. */
export interface TabProps {
  readonly summary: DashboardSummaryQuery['dashboardSummary'];
  /** Id of the booking to highlight. */
  readonly highlight: string | null;
}
