import type { PlatformConstants } from '../../core/constants.js';
import type { ServiceContext } from '../../core/context.js';
import { oneYearAfter } from '../../core/date-range.js';
import { DomainError, ErrorCode } from '../../core/errors.js';
import { zoneOfPostalCode } from '../../core/time-zone.js';
import { SpaceStatus, type CancellationPolicy, type GoodsCategory } from '../spaces/space-types.js';
import type { SpaceTerms } from './booking-quote.rules.js';
import type { TermsSnapshot } from './booking-terms.js';
import { statusesHoldingDates } from './booking-state-machine.js';
import { TermType } from './booking-types.js';
import type { StayWish } from './stay-rules.js';

/** The statuses that keep days from others, for a condition. */
export const HOLDING_SQL = statusesHoldingDates.map((status) => `'${status}'`).join(', ');

/** A space as booking sees it. */
export interface BookableSpace extends SpaceTerms {
  readonly id: string;
  readonly hostId: string;
  readonly status: SpaceStatus;
  readonly timeZone: string;
  readonly allowedGoods: readonly GoodsCategory[];
}

interface Row {
  readonly id: string;
  readonly host_id: string;
  readonly status: SpaceStatus;
  readonly postal_code: string | null;
  readonly price_month_cents: number | null;
  readonly discount_90_percent: number;
  readonly discount_180_percent: number;
  readonly discount_365_percent: number;
  readonly min_days: number;
  readonly available_from: string | null;
  readonly deposit_half_months: number;
  readonly cancellation_policy: CancellationPolicy;
  readonly is_instant_book: boolean;
  readonly allowed_goods: GoodsCategory[];
}

/** The space, locked against other bookings when asked for; NOT_FOUND when there is none that can have a price. A suspended host's are suspended. */
export async function readBookableSpace(ctx: ServiceContext, id: string, lock: 'lock' | 'read'): Promise<BookableSpace> {
  const [row] = await ctx.em.execute<Row[]>(
    `select id, host_id, case when (select suspended_at from users where users.id = host_id) is null then status else 'suspended' end as status, postal_code, price_month_cents, discount_90_percent, discount_180_percent, discount_365_percent, min_days,
            available_from::text as available_from, deposit_half_months, cancellation_policy, is_instant_book, allowed_goods
     from spaces where id = ?${lock === 'lock' ? ' for update' : ''}`,
    [id],
  );
  if (!row || row.price_month_cents === null || row.status === SpaceStatus.DRAFT) throw new DomainError(ErrorCode.NOT_FOUND);
  return {
    id: row.id,
    hostId: row.host_id,
    status: row.status,
    timeZone: zoneOfPostalCode(row.postal_code),
    priceMonthCents: row.price_month_cents,
    discount90Percent: row.discount_90_percent,
    discount180Percent: row.discount_180_percent,
    discount365Percent: row.discount_365_percent,
    minDays: row.min_days,
    availableFrom: row.available_from,
    depositHalfMonths: row.deposit_half_months,
    cancellationPolicy: row.cancellation_policy,
    isInstantBook: row.is_instant_book,
    allowedGoods: row.allowed_goods,
  };
}

/** The terms a booking of this space begins with now. */
export function termsOf(space: BookableSpace, constants: PlatformConstants, now: Date): TermsSnapshot {
  return {
    priceMonthCents: space.priceMonthCents,
    discounts: { from90Percent: space.discount90Percent, from180Percent: space.discount180Percent, from365Percent: space.discount365Percent },
    minDays: space.minDays,
    availableFrom: space.availableFrom,
    isInstantBook: space.isInstantBook,
    timeZone: space.timeZone,
    constants,
    quotedAt: now.toISOString(),
  };
}

/** The days somebody asks for; a stay without end has no `to`. */
export interface AskedStay {
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
}

/** The days somebody wants, held against the terms. */
export function wishOf(terms: TermsSnapshot, { from, to, termType }: AskedStay, today: string): StayWish {
  const { minDays, availableFrom, constants } = terms;
  // An end that is missing where one is needed is a wrong day, not a stay without end.
  return { from, to: termType === TermType.ROLLING ? null : (to ?? ''), today, minDays, availableFrom, constants };
}

/** The last day held, of a stay whose days were found right. */
export function endOf({ from, to, termType }: AskedStay): string {
  return termType === TermType.ROLLING || to === null ? oneYearAfter(from) : to;
}

/** Whether somebody holds any of the days; `exceptIds` are bookings that do not count. */
export async function isRangeTaken(ctx: ServiceContext, spaceId: string, from: string, to: string, exceptIds: readonly string[] = []): Promise<boolean> {
  const [row] = await ctx.em.execute<{ taken: boolean }[]>(
    `select exists (
       select from bookings where space_id = ? and period && daterange(?::date, ?::date, '[)')
         and status in (${HOLDING_SQL})
         and id <> all (?::uuid[])
     ) as taken`,
    [spaceId, from, to, `{${exceptIds.join(',')}}`],
  );
  return row?.taken ?? false;
}
