import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { mayDo, type StaffAct } from '../../../core/staff-acts.js';
import { countAudit } from '../audit/timeline.js';
import { countStaffBookings } from '../bookings/staff-booking-lists.js';
import { countStaffClaims } from '../claims/staff-claim-lists.js';
import { countConsents } from '../consents/consent-log.js';
import { countMovements } from '../money/money-movements.js';
import { countPeople } from '../people/people.loaders.js';
import { countStaffReports } from '../reports/staff-reports.js';
import { countStaffSpaces } from '../spaces/staff-space-lists.js';
import { MOST_VIEWS } from './view-bounds.rules.js';
import type { StaffViewInput } from './view.inputs.js';

interface CountedList<Filter> {
  /** The act that opens the list. */
  readonly act: StaffAct;
  readonly count: (ctx: SignedInContext, filter: Filter) => Promise<number>;
}

const LISTS: { readonly [List in keyof StaffViewInput]-?: CountedList<NonNullable<StaffViewInput[List]>> } = {
  people: { act: 'SEE_PEOPLE', count: countPeople },
  spaces: { act: 'SEE_SPACES', count: countStaffSpaces },
  bookings: { act: 'SEE_BOOKINGS', count: countStaffBookings },
  reports: { act: 'SEE_REPORTS', count: countStaffReports },
  claims: { act: 'SEE_CLAIMS', count: countStaffClaims },
  money: { act: 'SEE_MONEY', count: countMovements },
  audit: { act: 'SEE_AUDIT', count: countAudit },
  consents: { act: 'ANSWER_DATA_REQUESTS', count: countConsents },
};

/** How many rows each view has, one bounded statement per view; null for a list that the viewer may not open. */
export async function countViews(ctx: SignedInContext, views: readonly StaffViewInput[]): Promise<(number | null)[]> {
  if (views.length > MOST_VIEWS) throw new DomainError(ErrorCode.BAD_REQUEST);
  const counts: (number | null)[] = [];
  for (const view of views) counts.push(await countView(ctx, view));
  return counts;
}

async function countView(ctx: SignedInContext, view: StaffViewInput): Promise<number | null> {
  const found = Object.entries(view).find(([, filter]) => filter != null);
  if (!found) return null;
  const [name, filter] = found as [keyof StaffViewInput, never];
  const { act, count } = LISTS[name];
  return mayDo(ctx.viewer, act) ? count(ctx, filter) : null;
}
