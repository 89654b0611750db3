import type { SignedInContext } from '../../../core/context.js';
import { DomainError, ErrorCode } from '../../../core/errors/errors.js';
import { parseGlobalId } from '../../../core/graphql/global-id.js';
import { addDays, addMonthsClamped } from '../../../core/values/date-range.js';
import { localDateOf } from '../../../core/values/time-zone.js';
import { BookingStatus } from '../../bookings/booking.enums.js';
import { loadSpaces } from '../../spaces/space.loaders.js';
import type { SpaceRow } from '../../spaces/space.entity.js';
import { occupancyIn, type SpaceDays } from '../occupancy.rules.js';
import { spaceDays } from '../space-days.js';
import type { HostStats, PricePosition, SpaceStats, StatsPeriod } from './host-stats.types.js';
import {
  favoriteDays,
  incomeBySpace,
  ownSpaces,
  pastPositions,
  peersOf,
  requestRows,
  viewDays,
  type MonthOfSpace,
} from './stats-queries.js';
import {
  countOf,
  type Peer,
  type Period,
  periodOf,
  positionAmong,
  RESPONSE_DAYS,
  responseOf,
  stepsOf,
} from './stats.rules.js';

const MONTHS = 12;
const PAST_MONTHS = 6;

type Own = Awaited<ReturnType<typeof ownSpaces>>[number];
type Request = Awaited<ReturnType<typeof requestRows>>[number] & { readonly day: string };

/** The loaded data of the chosen spaces. */
interface Material {
  readonly period: Period;
  readonly views: Awaited<ReturnType<typeof viewDays>>;
  readonly favorites: Awaited<ReturnType<typeof favoriteDays>>;
  readonly requests: readonly Request[];
  readonly days: readonly SpaceDays[];
  readonly income: readonly MonthOfSpace[];
}

/** Statistics of all of the viewer's spaces, or of one; up to yesterday. */
export async function hostStats(ctx: SignedInContext, span: StatsPeriod, spaceId: string | null): Promise<HostStats> {
  const all = await ownSpaces(ctx);
  const chosen = spaceId === null ? all : all.filter(({ id }) => id === uuidOf(spaceId));
  if (spaceId !== null && chosen.length === 0) throw new DomainError(ErrorCode.NOT_FOUND);
  const today = localDateOf(ctx.clock.now());
  const period = periodOf(span, today);
  const material = await read(
    ctx,
    chosen.map(({ id }) => id),
    period,
  );
  const { views, favorites, requests, days, income } = material;
  const thisMonth = `${today.slice(0, 7)}-01`;
  const lastMonth = addMonthsClamped(thisMonth, -1);
  const spaces = new Map(
    (
      await loadSpaces(
        ctx,
        all.map(({ id }) => id),
      )
    ).map((space) => [space.id, space]),
  );
  const ids = chosen.map(({ id }) => id);
  const [peers, past] =
    ids.length > 0
      ? await Promise.all([
          peersOf(ctx, ids),
          pastPositions(ctx, ids, addMonthsClamped(thisMonth, -PAST_MONTHS), thisMonth),
        ])
      : [new Map<string, Peer[]>(), []];
  const bySpace = chosen
    .map((own) => {
      const ofSpace = past.filter(({ spaceId }) => spaceId === own.id);
      const position = positionOf(own, peers.get(own.id) ?? [], ofSpace);
      return spaceStats({ own, space: spaces.get(own.id) as SpaceRow, position }, lastMonth, material);
    })
    .toSorted((a, b) => b.views.total - a.views.total);
  return {
    from: period.from,
    to: addDays(today, -1),
    choices: all.map(({ id }) => spaces.get(id) as SpaceRow),
    views: countOf(viewCounts(views), period),
    favorites: countOf(ones(favorites), period),
    requests: countOf(ones(requests), period),
    steps: stepsOf({ views: viewCounts(views), favorites: ones(favorites), requests: ones(requests) }, period),
    funnel: funnelOf(material),
    response: responseOf(requests.map(timesOf), today),
    occupancy: Array.from({ length: MONTHS }, (_, index) => {
      const month = addMonthsClamped(thisMonth, index + 1 - MONTHS);
      return { month, percent: occupancyIn(month, days).occupancyPercent, isForecast: month === thisMonth };
    }),
    incomeMonth: lastMonth,
    incomePerM2Cents: perM2(chosen, income, lastMonth, 'paidCents'),
    previousIncomePerM2Cents: perM2(chosen, income, addMonthsClamped(lastMonth, -1), 'paidCents'),
    expectedPerM2Cents: perM2(chosen, income, thisMonth, 'expectedCents'),
    bySpace,
  };
}

/** The funnel from viewing a space to booking it, in the period and in the previous one. */
function funnelOf({ period, views, requests }: Material): HostStats['funnel'] {
  const { from, previousFrom, until } = period;
  const within = (first: string, end: string) => {
    const some = requests.filter(({ day }) => day >= first && day < end);
    const count = (isWanted: (request: Request) => boolean): number => some.filter(isWanted).length;
    return { some, count };
  };
  const [now, before] = [within(from, until), within(previousFrom, from)];
  // Also one whose first charge failed, or that was cancelled later.
  const isAccepted = ({ decidedAt, status }: Request): boolean =>
    decidedAt !== null && status !== BookingStatus.DECLINED;
  const seen = countOf(viewCounts(views), period);
  const priced = countOf(
    views.map(({ day, priceViews }) => ({ day, count: priceViews })),
    period,
  );
  return {
    views: seen.total,
    priceViews: priced.total,
    requests: now.some.length,
    accepted: now.count(isAccepted),
    waiting: now.count(({ status }) => status === BookingStatus.REQUESTED),
    declined: now.count(({ status }) => status === BookingStatus.DECLINED),
    before: {
      views: seen.previous,
      priceViews: priced.previous,
      requests: before.some.length,
      accepted: before.count(isAccepted),
    },
  };
}

async function read(ctx: SignedInContext, ids: readonly string[], period: Period): Promise<Material> {
  if (ids.length === 0) return { period, views: [], favorites: [], requests: [], days: [], income: [] };
  const { previousFrom, until } = period;
  const thisMonth = `${until.slice(0, 7)}-01`;
  const responseFrom = addDays(until, -2 * RESPONSE_DAYS);
  const [views, favorites, requests, days, income] = await Promise.all([
    viewDays(ctx, ids, previousFrom, until),
    favoriteDays(ctx, ids, previousFrom, until),
    requestRows(ctx, ids, addDays(previousFrom < responseFrom ? previousFrom : responseFrom, -1)),
    spaceDays(ctx.db, ids, addMonthsClamped(thisMonth, 1 - MONTHS), addMonthsClamped(thisMonth, 1)).execute(),
    incomeBySpace(ctx, ids, addMonthsClamped(thisMonth, -2)),
  ]);
  return {
    period,
    views,
    favorites,
    requests: requests.map((request) => ({ ...request, day: localDateOf(request.requestedAt) })),
    days,
    income,
  };
}

function spaceStats(
  { own, space, position }: { readonly own: Own; readonly space: SpaceRow; readonly position: PricePosition | null },
  month: string,
  { period, views, favorites, requests, days, income }: Material,
): SpaceStats {
  const isOfSpace = ({ spaceId }: { readonly spaceId: string }): boolean => spaceId === own.id;
  return {
    space,
    publishedOn: own.publishedAt && localDateOf(own.publishedAt),
    views: countOf(viewCounts(views.filter(isOfSpace)), period),
    favorites: countOf(ones(favorites.filter(isOfSpace)), period).total,
    requests: countOf(ones(requests.filter(isOfSpace)), period).total,
    occupancyPercent: occupancyIn(month, days.filter(isOfSpace)).occupancyPercent,
    incomePerM2Cents: perM2([own], income, month, 'paidCents'),
    previousIncomePerM2Cents: perM2([own], income, addMonthsClamped(month, -1), 'paidCents'),
    position,
  };
}

/** Only a published space has a price to compare. */
function positionOf(
  { priceCents, sizeM2 }: Own,
  peers: readonly Peer[],
  past: PricePosition['past'],
): PricePosition | null {
  if (priceCents === null || sizeM2 === null) return null;
  return { priceCents, minSizeM2: sizeM2 / 2, maxSizeM2: sizeM2 * 2, ...positionAmong(peers), past };
}

/** Monthly income per square metre of these spaces, cents; null without any size. */
function perM2(
  spaces: readonly Own[],
  income: Material['income'],
  month: string,
  kind: 'paidCents' | 'expectedCents',
): number | null {
  const size = spaces.reduce((sum, { sizeM2 }) => sum + (sizeM2 ?? 0), 0);
  const cents = income
    .filter((one) => one.month === month && spaces.some(({ id }) => id === one.spaceId))
    .reduce((sum, one) => sum + one[kind], 0);
  return size > 0 ? Math.round(cents / size) : null;
}

const viewCounts = (rows: Material['views']) => rows.map(({ day, views }) => ({ day, count: views }));
const ones = (rows: readonly { readonly day: string }[]) => rows.map(({ day }) => ({ day, count: 1 }));

/** Withdrawn requests and instant bookings are excluded from the response rate. */
const timesOf = ({ day, requestedAt, decidedAt, respondBy, status }: Request) => ({
  day,
  requestedAt,
  decidedAt,
  counts: respondBy !== null && (decidedAt !== null || status === BookingStatus.EXPIRED),
});

function uuidOf(id: string): string | null {
  const parsed = parseGlobalId(id);
  return parsed?.type === 'Space' ? parsed.uuid : null;
}
