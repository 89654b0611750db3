import { defaultConstants } from '../../../core/constants/constants.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { coolingOffUntil, freeByPolicyUntil, withdrawalEnd, type CancellationTerms } from './cancellation-policy.js';

const MS_PER_HOUR = 3_600_000;

/** What the end of the free time follows from. */
export interface FreeCancellationTerms extends Omit<CancellationTerms, 'confirmedAt'> {
  /** Null before the confirmation, when the policy alone counts. */
  readonly confirmedAt: Date | null;
  readonly isHostTrader: boolean;
  /** When the first charge is still to be taken; null when it was, or is taken with the confirmation. */
  readonly chargeDueAt: Date | null;
}

/**
 * Until when the renter gets everything back: the one answer for quote, checkout, receipt, booking page and preview.
 * The latest of the policy, the hours to think it over, a trader's right of withdrawal and the day of a charge that
 * is still to come, at most the start. Null once it is past.
 */
export function freeCancellationUntil(terms: FreeCancellationTerms, now: Date): Date | null {
  const { policy, from, zone, constants, confirmedAt, isHostTrader, chargeDueAt } = terms;
  const known = { policy, from, zone, ...(constants ? { constants } : {}) };
  const ends = [freeByPolicyUntil(known), chargeDueAt].filter((at) => at !== null);
  if (confirmedAt) ends.push(coolingOffUntil({ ...known, confirmedAt }));
  if (confirmedAt && isHostTrader) ends.push(withdrawalEnd({ ...known, confirmedAt }));
  const latest = Math.max(...ends.map((at) => at.getTime()));
  const until = new Date(Math.min(latest, startOfDayInstant(from, zone).getTime()));
  return now < until ? until : null;
}

/**
 * For how many hours from the confirmation cancelling is free whatever the policy, of a booking not confirmed yet. Null where
 * the policy lasts longer, and when the start is so near that they might be cut short by the time the host answers: what is
 * promised before the confirmation holds after it.
 */
export function freeHoursAfterConfirmation(terms: FreeCancellationTerms, now: Date): number | null {
  const { COOLING_OFF_HOURS: hours, HOST_RESPONSE_HOURS: answer } = terms.constants ?? defaultConstants;
  const confirmedAt = new Date(now.getTime() + answer * MS_PER_HOUR);
  const promised = new Date(confirmedAt.getTime() + hours * MS_PER_HOUR);
  if (coolingOffUntil({ ...terms, confirmedAt }) < promised) return null;
  const until = freeCancellationUntil({ ...terms, confirmedAt: null }, now);
  return until !== null && until >= promised ? null : hours;
}

/** When a quoted first charge is taken later than with the confirmation; null otherwise. */
export function laterChargeAt(
  first: { readonly dueOn: LocalDate } | undefined,
  today: LocalDate,
  zone: string,
): Date | null {
  return first && first.dueOn > today ? startOfDayInstant(first.dueOn, zone) : null;
}
