import { defaultConstants } from '../../../core/constants/constants.js';
import type { LocalDate } from '../../../core/values/date-range.js';
import { HOUR_MS } from '../../../core/values/durations.js';
import { startOfDayInstant } from '../../../core/values/time-zone.js';
import { coolingOffUntil, freeByPolicyUntil, withdrawalEnd, type CancellationTerms } from './cancellation-policy.js';

/** The inputs of the end of free cancellation. */
export interface FreeCancellationTerms extends Omit<CancellationTerms, 'confirmedAt'> {
  /** Null before the confirmation, when only the policy applies. */
  readonly confirmedAt: Date | null;
  readonly isHostTrader: boolean;
  /** When the first charge is due; null when it was made, or is made with the confirmation. */
  readonly chargeDueAt: Date | null;
}

/**
 * Until when the renter is refunded in full, as used by quote, checkout, receipt, booking page and preview. The latest of the policy, the
 * grace hours, a trader's right of withdrawal and the day of a future charge, at most the start. Null once it has passed.
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
 * For how many hours after the confirmation cancelling is free whatever the policy, for an unconfirmed booking. Null where the policy lasts
 * longer, and when the start is so near that the host's answer might shorten them: what is promised before the confirmation holds after it.
 */
export function freeHoursAfterConfirmation(terms: FreeCancellationTerms, now: Date): number | null {
  const { COOLING_OFF_HOURS: hours, HOST_RESPONSE_HOURS: answer } = terms.constants ?? defaultConstants;
  const confirmedAt = new Date(now.getTime() + answer * HOUR_MS);
  const promised = new Date(confirmedAt.getTime() + hours * HOUR_MS);
  if (coolingOffUntil({ ...terms, confirmedAt }) < promised) return null;
  const until = freeCancellationUntil({ ...terms, confirmedAt: null }, now);
  return until !== null && until >= promised ? null : hours;
}

/** When a quoted first charge is made, if later than with the confirmation; null otherwise. */
export function laterChargeAt(
  first: { readonly dueOn: LocalDate } | undefined,
  today: LocalDate,
  zone: string,
): Date | null {
  return first && first.dueOn > today ? startOfDayInstant(first.dueOn, zone) : null;
}
