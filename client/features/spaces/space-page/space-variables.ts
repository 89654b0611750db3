import type { SpacePageQueryVariables } from '../../../generated/graphql';
import { daysLater } from './calendar-days';

/* As far ahead as the server tells which days are taken. */
const BUSY_DAYS = 400;

/** What the page of a space asks for on a day. */
export const spaceVariables = (id: string, today: string): SpacePageQueryVariables => ({
  id,
  from: today,
  to: daysLater(today, BUSY_DAYS),
});
