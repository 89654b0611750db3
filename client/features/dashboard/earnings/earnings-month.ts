import type { HostEarningsQuery } from '../../../generated/graphql';

/** A month of the host's earnings, as the tab asks for it; cents. */
export type EarningsMonth = NonNullable<HostEarningsQuery['viewer']>['earnings']['months'][number];
