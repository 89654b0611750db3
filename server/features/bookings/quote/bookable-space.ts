import { sql, type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool } from 'kysely';
import { isOn, type PlatformConstants } from '../../../core/constants/constants.js';
import type { ServiceContext } from '../../../core/context.js';
import { oneYearAfter } from '../../../core/values/date-range.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { zoneOfPostalCode } from '../../../core/values/time-zone.js';
import { columnRef, type Tables } from '../../../database.js';
import { blocksDays } from '../../spaces/blocks/blocked-days.js';
import { readCommission, withCommission } from '../../spaces/pricing/host-commission.js';
import { readTaxRate } from '../../spaces/pricing/tax-zones.js';
import { isHostHidden } from '../../spaces/public-spaces.js';
import { taxZoneOf, type TaxZone } from '../../spaces/pricing/tax.enums.js';
import { SpaceStatus, type GoodsCategory } from '../../spaces/space.enums.js';
import type { SpaceTerms } from './booking-quote.rules.js';
import type { TermsSnapshot } from './booking-terms.js';
import { statusesThat } from '../booking-status.rules.js';
import { TermType } from '../booking.enums.js';
import type { RequestedStay } from './stay.rules.js';

/** The columns of a space that a booking needs. */
export interface BookableSpace extends SpaceTerms {
  readonly id: string;
  readonly hostId: string;
  readonly status: SpaceStatus;
  readonly timeZone: string;
  readonly taxZone: TaxZone;
  readonly isHostTrader: boolean;
  readonly allowedGoods: readonly GoodsCategory[];
}

type WithBooking = Tables & { b: Tables['Booking'] };

/** Whether the booking with alias `b` blocks its days for others. */
export function holdsDates(eb: ExpressionBuilder<WithBooking, 'b'>): ExpressionWrapper<WithBooking, 'b', SqlBool> {
  return eb('b.status', 'in', statusesThat('holdsDates'));
}

/** Whether the booking with alias `b` takes a day of the half-open range, which has no end without `to`. */
export function overlapsDays(from: string, to: string | null): RawBuilder<boolean> {
  return sql<boolean>`${columnRef<'Booking'>('b.period')} && daterange(${from}::date, ${to}::date, '[)')`;
}

const COLUMNS = [
  's.id',
  's.hostId',
  's.status',
  's.postalCode',
  's.priceMonthCents',
  's.discount90Percent',
  's.discount180Percent',
  's.discount365Percent',
  's.minDays',
  's.availableFrom',
  's.depositHalfMonths',
  's.cancellationPolicy',
  's.isInstantBook',
  's.allowedGoods',
] as const;

/**
 * The space, optionally locked against other bookings. All spaces of a host who is suspended or limited read as suspended. Throws
 * NOT_FOUND for drafts and spaces without a price.
 */
export async function readBookableSpace(
  ctx: ServiceContext,
  id: string,
  lock: 'lock' | 'read',
): Promise<BookableSpace> {
  const row = await ctx.db
    .selectFrom('Space as s')
    .select(COLUMNS)
    .select((eb) => [
      eb.selectFrom('User as h').select('h.isTrader').whereRef('h.id', '=', 's.hostId').as('isHostTrader'),
      isHostHidden(eb).as('isHidden'),
    ])
    .where('s.id', '=', id)
    .$if(lock === 'lock', (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw new DomainError(ErrorCode.NOT_FOUND);
  const { postalCode, priceMonthCents, isHidden, ...space } = row;
  const status = isHidden ? SpaceStatus.SUSPENDED : space.status;
  if (priceMonthCents === null || status === SpaceStatus.DRAFT) throw new DomainError(ErrorCode.NOT_FOUND);
  return {
    ...space,
    status,
    priceMonthCents,
    timeZone: zoneOfPostalCode(postalCode),
    taxZone: taxZoneOf(postalCode),
    isHostTrader: space.isHostTrader ?? false,
  };
}

/** Whether money may be taken for held days: a paused space honours them, one that the staff closed does not. */
export async function isSpaceOpen({ db }: ServiceContext, spaceId: string): Promise<boolean> {
  const closed = await db
    .selectFrom('Space')
    .select('id')
    .where('id', '=', spaceId)
    .where('status', '=', SpaceStatus.SUSPENDED)
    .executeTakeFirst();
  return closed === undefined;
}

/** The terms of a new booking of this space; commission and tax are those of its host and its place. */
export async function termsOf(
  ctx: ServiceContext,
  space: BookableSpace,
  constants: PlatformConstants,
): Promise<TermsSnapshot> {
  const tax = await readTaxRate(ctx, space.taxZone, ctx.clock.today(space.timeZone));
  const commission = await readCommission(ctx, space.hostId, constants);
  return {
    priceMonthCents: space.priceMonthCents,
    discounts: {
      from90Percent: space.discount90Percent,
      from180Percent: space.discount180Percent,
      from365Percent: space.discount365Percent,
    },
    minDays: space.minDays,
    availableFrom: space.availableFrom,
    isInstantBook: space.isInstantBook && isOn(constants, 'OFFERS_INSTANT_BOOKING'),
    timeZone: space.timeZone,
    isHostTrader: space.isHostTrader,
    constants: { ...withCommission(constants, commission), IVA_PLATFORM_BPS: tax.bps },
    commission,
    tax,
    quotedAt: ctx.clock.now().toISOString(),
  };
}

/** The requested days; a rolling stay has no `to`. */
export interface StayDates {
  readonly from: string;
  readonly to: string | null;
  readonly termType: TermType;
}

/** The requested days with the terms they are validated against. */
export function requestedStayOf(terms: TermsSnapshot, { from, to, termType }: StayDates, today: string): RequestedStay {
  const { minDays, availableFrom, constants } = terms;
  // A missing but required end is an invalid day, not a rolling stay.
  return { from, to: termType === TermType.ROLLING ? null : (to ?? ''), today, minDays, availableFrom, constants };
}

/** The last held day of a stay with valid days. */
export function endOf({ from, to, termType }: StayDates): string {
  return termType === TermType.ROLLING || to === null ? oneYearAfter(from) : to;
}

/**
 * Whether another booking holds any of the days, or they are blocked. `exceptIds` do not count, nor do blocks of days that these bookings
 * hold: a booking is never overridden.
 */
export async function isRangeTaken(
  ctx: ServiceContext,
  spaceId: string,
  from: string,
  to: string,
  exceptIds: readonly string[] = [],
): Promise<boolean> {
  const { isBooked, isBlocked } = await ctx.db
    .selectNoFrom((eb) => [
      eb
        .exists(
          eb
            .selectFrom('Booking as b')
            .select('b.id')
            .where('b.spaceId', '=', spaceId)
            .where(overlapsDays(from, to))
            .where(holdsDates)
            .$if(exceptIds.length > 0, (query) => query.where('b.id', 'not in', exceptIds)),
        )
        .as('isBooked'),
      eb
        .exists(
          eb
            .selectFrom('SpaceBlock as k')
            .select('k.id')
            .where('k.spaceId', '=', spaceId)
            .where(blocksDays(from, to))
            .$if(exceptIds.length > 0, (query) =>
              query.where((block) => {
                const own = block
                  .selectFrom('Booking as b')
                  .select((booking) => sql<string>`coalesce(range_agg(${booking.ref('b.period')}), '{}')`.as('days'))
                  .where('b.id', 'in', exceptIds)
                  .where(holdsDates);
                const blocked = sql`datemultirange(${block.ref('k.period')} * daterange(${from}::date, ${to}::date))`;
                return sql<boolean>`not ${blocked} <@ ${own}`;
              }),
            ),
        )
        .as('isBlocked'),
    ])
    .executeTakeFirstOrThrow();
  return Boolean(isBooked) || Boolean(isBlocked);
}
