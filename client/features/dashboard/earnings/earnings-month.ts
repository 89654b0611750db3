import type { HostEarningsQuery } from '../../../generated/graphql';

/** A month of the host's earnings; cents. */
export type EarningsMonth = NonNullable<HostEarningsQuery['viewer']>['earnings']['months'][number];
