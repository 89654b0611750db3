import type { SpacePageQueryVariables } from '../../../generated/graphql';
import { dayAfter } from '../../../ui/time/days';

/* The horizon for which the server sends taken days. */
const BUSY_DAYS = 400;

/** Variables of the space page's query on a day. */
export const spaceVariables = (id: string, today: string): SpacePageQueryVariables => ({
  id,
  from: today,
  to: dayAfter(today, BUSY_DAYS),
});
