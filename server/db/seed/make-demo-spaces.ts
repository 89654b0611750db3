import { defaultConstants } from '../../core/constants/constants.js';
import { copiedValuesOfSpace } from '../../features/search/search-columns.js';
import { searchRowOf, type SearchRow, type SearchSource } from '../../features/search/search-row.js';
import { SpaceType } from '../../features/spaces/space.enums.js';
import type { DemoRoom } from './demo-data/demo-rooms.js';
import { demoQuarters, type DemoQuarter } from './demo-data/demo-streets.js';
import { makeHost, type DemoPerson } from './make-people.js';
import { makeSpace, type DemoSpace } from './make-space.js';
import { Random } from './random.js';
import { MADRID, roomsOf, typeFor } from './type-mix.js';

/** Number of spaces by city id; the surrounding towns share the last number. */
const CITY_SHARES: Readonly<Record<number, number>> = {
  1: 174,
  2: 72,
  3: 44,
  4: 36,
  5: 28,
  6: 30,
  7: 24,
  8: 26,
  9: 28,
};
const TOWN_SPACES = 14;
const SPACES_PER_HOST = 3.4;
/** Neighbours in a list must not show the same room, nor the one after. */
const NEIGHBOURS = 2;
const MOST_ROUNDS = 300;
/** Some types have few rooms: a space that still clashes after this many rounds gets another type. */
const ROUNDS_OF_A_TYPE = 20;
const PHOTOS_OF_A_ROOM = 3;

/** Rents that make the lowest all-in prices 45 € in Madrid and 25 € elsewhere. */
const LOWEST_RENT_CENTS = { madrid: 4091, elsewhere: 2250 } as const;
const { STORAGE, GARAGE, ROOM, SHOP, WAREHOUSE, OTHER } = SpaceType;
/** The eight types of the home page, in order. */
const FEATURED_TYPES = [STORAGE, GARAGE, ROOM, STORAGE, SHOP, GARAGE, WAREHOUSE, OTHER] as const;

export interface MarketOptions {
  readonly seed: number;
  readonly now: Date;
  readonly pepper: string;
  /** This many spaces in the demo's mix; by default the demo itself. */
  readonly spaceCount?: number;
  readonly hostNumberFrom?: number;
  /** The review statistics of these spaces that count for their ranking. */
  readonly ratingsOf: (listed: readonly ListedSpace[]) => MarketRatings;
}

/** Reviews by space, and the overall average; null without reviews. */
export interface MarketRatings {
  readonly bySpace: ReadonlyMap<string, { readonly count: number; readonly sum: number }>;
  readonly siteMean: number | null;
}

/** A listed space with its search row. */
export interface ListedSpace {
  readonly space: DemoSpace;
  readonly row: SearchRow;
  readonly host: DemoPerson;
}

interface Plan {
  readonly quarter: DemoQuarter;
  readonly host: DemoPerson;
  type: SpaceType;
  readonly seed: ReturnType<Random['fork']>;
  readonly isAccounts: boolean;
  roomIndex: number;
}

export interface Market {
  readonly hosts: readonly DemoPerson[];
  readonly spaces: readonly ListedSpace[];
}

/**
 * The demo's market, mixed so that neighbours in a list look different. `claim` may assign a space of a neighbourhood to a particular host.
 */
export function makeDemoSpaces(
  options: MarketOptions,
  claim: (quarter: DemoQuarter, index: number) => DemoPerson | null = () => null,
): Market {
  const random = new Random(options.seed);
  const hosts: DemoPerson[] = [];
  const plans = planned(random, options, hosts, claim);
  const listed = plans.map((plan) => listedOf(plan, options));
  rank(listed, options);
  if (options.spaceCount === undefined) {
    separateLookAlikes(plans, listed, options);
    setLowestPrices(plans, listed);
    rank(listed, options);
  }
  return { hosts, spaces: listed };
}

function planned(
  random: Random,
  options: MarketOptions,
  hosts: DemoPerson[],
  claim: (quarter: DemoQuarter, index: number) => DemoPerson | null,
): Plan[] {
  const byCity = new Map<number, DemoQuarter[]>();
  for (const quarter of demoQuarters())
    byCity.set(quarter.cityId ?? 0, [...(byCity.get(quarter.cityId ?? 0) ?? []), quarter]);
  const shares = [
    ...Object.entries(CITY_SHARES).map(([id, share]) => [Number(id), share] as const),
    [0, TOWN_SPACES] as const,
  ];
  const total = shares.reduce((sum, [, share]) => sum + share, 0);
  const plans: Plan[] = [];
  for (const [cityId, share] of shares) {
    const quarters = byCity.get(cityId) ?? [];
    const isLast = cityId === 0;
    const wantedCount = options.spaceCount === undefined ? share : Math.floor((options.spaceCount * share) / total);
    const count = isLast && options.spaceCount !== undefined ? options.spaceCount - plans.length : wantedCount;
    const from = (options.hostNumberFrom ?? 1) + hosts.length;
    const local = Array.from({ length: Math.max(1, Math.ceil(count / SPACES_PER_HOST)) }, (_, index) =>
      makeHost(random, options.now, from + index),
    );
    hosts.push(...local);
    for (let index = 0; index < count; index++) {
      const quarter = quarters[index % quarters.length] as DemoQuarter;
      const claimed = claim(quarter, Math.floor(index / quarters.length));
      const host = claimed ?? random.pick(local);
      plans.push({
        quarter,
        host,
        isAccounts: claimed !== null,
        type: typeFor(random, quarter),
        seed: random.fork(),
        roomIndex: random.int(0, 99),
      });
    }
  }
  return plans;
}

function roomOf({ type, roomIndex, quarter }: Plan): DemoRoom {
  const rooms = roomsOf(type, quarter);
  return rooms[roomIndex % rooms.length] as DemoRoom;
}

function listedOf(plan: Plan, { now, pepper }: MarketOptions): ListedSpace {
  const { host, quarter, isAccounts } = plan;
  const space = makeSpace(new Random(plan.seed), { room: roomOf(plan), quarter, host, now, pepper, isAccounts });
  return { space, host, row: rankedRow({ space, host }, { bySpace: new Map(), siteMean: null }, now) };
}

function rankedRow(
  { space, host }: Omit<ListedSpace, 'row'>,
  { bySpace, siteMean }: MarketRatings,
  now: Date,
): SearchRow {
  const { count, sum } = bySpace.get(space.id) ?? { count: 0, sum: 0 };
  const source: SearchSource = {
    id: space.id,
    type: space.type,
    title: space.title,
    description: space.description,
    size_m2: space.sizeM2,
    ...copiedValuesOfSpace(space),
    features: space.features,
    allowed_goods: space.allowedGoods,
    humidity: space.humidity,
    price_month_cents: space.priceMonthCents,
    min_days: space.minDays,
    city: space.city,
    city_id: space.cityId,
    postal_code: space.postalCode,
    district: space.district,
    area_lat: space.areaLat,
    area_lng: space.areaLng,
    access_mode: space.accessMode,
    is_24h: space.is24h,
    is_instant_book: space.isInstantBook,
    available_from: space.availableFrom,
    published_at: space.publishedAt,
    response_minutes: host.responseMinutes,
    response_rate_percent: host.responseRatePercent,
    photo_count: PHOTOS_OF_A_ROOM,
    review_count: count,
    review_sum: sum,
    site_mean: siteMean,
  };
  return searchRowOf(source, now, defaultConstants);
}

/** Ranks each space in the search, reviews included. */
function rank(listed: ListedSpace[], { ratingsOf, now }: MarketOptions): void {
  const ratings = ratingsOf(listed);
  for (const [index, one] of listed.entries()) listed[index] = { ...one, row: rankedRow(one, ratings, now) };
}

/** Gives the cheapest space of Madrid and the cheapest of the rest a rent whose all-in price is a whole number of euros. */
function setLowestPrices(plans: readonly Plan[], listed: ListedSpace[]): void {
  for (const isMadrid of [true, false]) {
    const cheapest = plans
      .map((plan, index) => ({ plan, index, cents: (listed[index] as ListedSpace).space.priceMonthCents }))
      .filter(({ plan }) => (plan.quarter.cityId === MADRID) === isMadrid && !plan.isAccounts)
      .reduce((least, one) => (one.cents < least.cents ? one : least));
    const { space, ...rest } = listed[cheapest.index] as ListedSpace;
    const priceMonthCents = LOWEST_RENT_CENTS[isMadrid ? 'madrid' : 'elsewhere'];
    listed[cheapest.index] = { ...rest, space: { ...space, priceMonthCents } };
  }
}

/** The lists a space is in, and how many predecessors must look different. */
const LISTS: readonly (readonly [nameOf: (plan: Plan) => string, apart: number])[] = [
  [() => 'all', NEIGHBOURS],
  [({ quarter }) => `city ${quarter.cityId}`, NEIGHBOURS],
  [({ quarter }) => `district ${quarter.cityId} ${quarter.district}`, 1],
];

/** Gives the later of two neighbouring look-alikes another room of its type, until there are none or the rounds are used up. */
function separateLookAlikes(plans: readonly Plan[], listed: ListedSpace[], options: MarketOptions): void {
  const random = new Random(options.seed);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const clashing = clashesIn(plans, listed);
    if (clashing.length === 0) return;
    for (const index of clashing) {
      const plan = plans[index] as Plan;
      // Random instead of the next one: two that change in step would stay alike.
      plan.roomIndex = random.int(0, 99);
      if (round > ROUNDS_OF_A_TYPE) plan.type = typeFor(random, plan.quarter);
      listed[index] = listedOf(plan, options);
    }
    rank(listed, options);
  }
}

function clashesIn(plans: readonly Plan[], listed: readonly ListedSpace[]): number[] {
  const rowOf = (index: number): SearchRow => (listed[index] as ListedSpace).row;
  const order = plans
    .map((_, index) => index)
    .sort((a, b) => rowOf(b).rel - rowOf(a).rel || (rowOf(a).id < rowOf(b).id ? 1 : -1));
  const seen = new Map<string, string[]>();
  return order.filter((index) => {
    const name = (listed[index] as ListedSpace).space.room;
    const hits = LISTS.map(([nameOf, apart]) => {
      const list = nameOf(plans[index] as Plan);
      const before = seen.get(list) ?? [];
      seen.set(list, [name, ...before].slice(0, apart));
      return before.includes(name);
    });
    return hits.includes(true);
  });
}

/** Eight spaces for the home page: the best ranked of each type, with different rooms and cities. */
export function chooseFeatured(spaces: readonly ListedSpace[]): ListedSpace[] {
  const chosen: ListedSpace[] = [];
  const best = [...spaces].sort((a, b) => b.row.rel - a.row.rel);
  for (const type of FEATURED_TYPES) {
    const next = best.find(
      ({ space }) =>
        space.type === type &&
        space.cityId !== null &&
        chosen.every((other) => other.space.room !== space.room) &&
        chosen.filter((other) => other.space.city === space.city).length < 2,
    );
    if (next) chosen.push(next);
  }
  return chosen;
}
