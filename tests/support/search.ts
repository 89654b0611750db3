import { defaultConstants } from '../../server/core/constants/constants.js';
import { addDays } from '../../server/core/values/date-range.js';
import { toGlobalId } from '../../server/core/graphql/global-id.js';
import { allInMonthCents, pricePerM2Cents } from '../../server/features/spaces/pricing/space.pricing.js';
import { roomForThings, StorableThing } from '../../server/features/spaces/things/things.rules.js';
import type { Random } from '../../server/db/seed/random.js';
import type { GraphqlClient } from './graphql-client.js';
import type { TestApp } from './test-app.js';

export interface Filter {
  postalCode?: string;
  city?: string;
  type?: string[];
  from?: string;
  to?: string;
  priceMinCents?: number;
  priceMaxCents?: number;
  sizeMinM2?: number;
  sizeMaxM2?: number;
  bounds?: { south: number; west: number; north: number; east: number };
  text?: string;
  features?: string[];
  accessMode?: string;
  is24h?: boolean;
  isInstantBook?: boolean;
  hasFeaturedHost?: boolean;
  heightMinM?: number;
  doorWidthMinM?: number;
  minStayMaxDays?: number;
  radiusM?: number;
  near?: { lat: number; lng: number; radiusM?: number };
  things?: { thing: string; count: number }[];
}

/** A space from its own tables, without the search's tables. */
export interface PlainSpace {
  id: string;
  uuid: string;
  type: string;
  words: string;
  sizeM2: number;
  heightM: number | null;
  doorWidthM: number | null;
  features: string[];
  goods: string[];
  allInCents: number;
  perM2Cents: number;
  minDays: number;
  city: string;
  postalCode: string;
  district: string | null;
  accessMode: string;
  is24h: boolean;
  isInstantBook: boolean;
  hasFeaturedHost: boolean;
  availableFrom: string;
  publishedAt: string;
  lat: number;
  lng: number;
  taken: { from: string; to: string }[];
}

interface Row {
  id: string;
  type: string;
  title: string;
  description: string;
  size_m2: number;
  height_m: number | null;
  door_width_m: number | null;
  features: string[];
  allowed_goods: string[];
  price_month_cents: number;
  min_days: number;
  city: string;
  postal_code: string;
  district: string | null;
  access_mode: string;
  access_hours: { fromMinute: number; toMinute: number }[];
  is_instant_book: boolean;
  is_of_featured_host: boolean;
  available_from: string;
  published_at: string;
  area_lat: number;
  area_lng: number;
  taken: { from: string; to: string }[];
}

/** Every published space with its taken days, by plain statements. */
export async function plainSpaces(app: TestApp): Promise<PlainSpace[]> {
  const rows = await app.context().em.execute<Row[]>(
    `select s.*, u.featured_host_since is not null as is_of_featured_host, s.available_from::text as available_from, s.published_at::text as published_at, coalesce((select json_agg(json_build_object('from', t.starts_on, 'to', t.ends_on)) from (
         select starts_on, ends_on from bookings
         where space_id = s.id and status not in ('completed', 'declined', 'expired', 'withdrawn', 'payment_failed', 'cancelled')
         union all select starts_on, ends_on from space_blocks where space_id = s.id) t), '[]') as taken
     from spaces s join users u on u.id = s.host_id where s.status = 'published'`,
  );
  return rows.map((row) => ({
    id: toGlobalId('Space', row.id),
    uuid: row.id,
    type: row.type.toUpperCase(),
    words: `${row.title} ${row.description} ${row.city} ${row.district ?? ''}`.toLowerCase(),
    sizeM2: row.size_m2,
    heightM: row.height_m,
    doorWidthM: row.door_width_m,
    features: row.features.map((feature) => feature.toUpperCase()),
    goods: row.allowed_goods,
    allInCents: allInMonthCents(row.price_month_cents, defaultConstants),
    perM2Cents: pricePerM2Cents(row.price_month_cents, row.size_m2, defaultConstants),
    minDays: row.min_days,
    city: row.city,
    postalCode: row.postal_code,
    district: row.district,
    accessMode: row.access_mode.toUpperCase(),
    is24h:
      row.access_hours.length === 7 &&
      row.access_hours.every(({ fromMinute, toMinute }) => fromMinute === 0 && toMinute === 1440),
    isInstantBook: row.is_instant_book,
    hasFeaturedHost: row.is_of_featured_host,
    availableFrom: row.available_from,
    publishedAt: row.published_at,
    lat: row.area_lat,
    lng: row.area_lng,
    taken: row.taken,
  }));
}

const days = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** Whether a space matches, by the simplest reading of the filter; places are the postcode and the city's name. */
export function fits(space: PlainSpace, filter: Filter): boolean {
  const { bounds, from, to } = filter;
  const end = to ?? (from ? addDays(from, 1) : undefined);
  return [
    !filter.postalCode || bounds || space.postalCode === filter.postalCode,
    !filter.city || bounds || space.city === filter.city,
    !bounds ||
      (space.lat >= bounds.south && space.lat <= bounds.north && space.lng >= bounds.west && space.lng <= bounds.east),
    !filter.type?.length || filter.type.includes(space.type),
    filter.priceMinCents === undefined || space.allInCents >= filter.priceMinCents,
    filter.priceMaxCents === undefined || space.allInCents <= filter.priceMaxCents,
    filter.sizeMinM2 === undefined || space.sizeM2 >= filter.sizeMinM2,
    filter.sizeMaxM2 === undefined || space.sizeM2 <= filter.sizeMaxM2,
    !filter.features || filter.features.every((feature) => space.features.includes(feature)),
    !filter.accessMode || space.accessMode === filter.accessMode,
    !filter.is24h || space.is24h,
    !filter.isInstantBook || space.isInstantBook,
    !filter.hasFeaturedHost || space.hasFeaturedHost,
    filter.heightMinM === undefined || (space.heightM !== null && space.heightM >= filter.heightMinM),
    filter.doorWidthMinM === undefined || (space.doorWidthM !== null && space.doorWidthM >= filter.doorWidthMinM),
    filter.minStayMaxDays === undefined || space.minDays <= filter.minStayMaxDays,
    !filter.things || holdsAll(space, filter.things),
    !filter.text || space.words.includes(filter.text),
    !from || (space.availableFrom <= from && !space.taken.some((stay) => stay.from < (end ?? from) && from < stay.to)),
    !from || !to || space.minDays <= days(from, to),
  ].every(Boolean);
}

/** Whether all these things pass the entrance, fit and are allowed. */
function holdsAll(
  { sizeM2, heightM, doorWidthM, features, goods }: PlainSpace,
  things: { thing: string; count: number }[],
): boolean {
  const room = roomForThings(
    things.map(({ thing, count }) => ({ thing: StorableThing[thing as keyof typeof StorableThing], count })),
  );
  if (!room) return true;
  const door = doorWidthM ?? (features.includes('VEHICLE_DOOR') ? 2.4 : 0.8);
  const isLargeEnough = sizeM2 >= room.sizeM2 && (heightM === null || heightM >= room.heightM) && door >= room.doorM;
  return (
    isLargeEnough &&
    room.goods.every((kind) => goods.length === 0 || goods.includes(kind)) &&
    room.features.every((feature) => features.includes(feature.toUpperCase()))
  );
}

export interface Found {
  totalCount: number;
  isCountCapped: boolean;
  place: { name: string; kind: string; city: string | null } | null;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
  edges: { cursor: string; node: { id: string; distanceM: number | null } }[];
}

const PAGE = `query ($filter: SpaceFilter, $sort: SpaceSort, $first: Int, $after: String, $page: Int) {
  searchSpaces(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
    totalCount isCountCapped place { name kind city } pageInfo { hasNextPage hasPreviousPage endCursor } edges { cursor node { id distanceM } } } }`;

export interface Asked {
  filter?: Filter | null;
  sort?: string;
  first?: number;
  after?: string | null;
  page?: number;
}

/** One page, requested by a new caller each time, because cost buckets are not tested here. */
export async function search(app: TestApp, asked: Asked = {}): Promise<Found> {
  return (await app.visitor().query<{ searchSpaces: Found }>(PAGE, { ...asked })).searchSpaces;
}

/** The results of all pages by cursor. */
export async function searchAll(app: TestApp, asked: Asked): Promise<Found['edges'][number]['node'][]> {
  const nodes: Found['edges'][number]['node'][] = [];
  for (let after: string | null = null; ;) {
    const found: Found = await search(app, { ...asked, after });
    nodes.push(...found.edges.map(({ node }) => node));
    if (!found.pageInfo.hasNextPage) return nodes;
    after = found.pageInfo.endCursor;
  }
}

/** The answer to a refused search. */
export async function refusal(
  client: GraphqlClient,
  asked: Record<string, unknown>,
): Promise<{ code: string; fields: string[] }> {
  const { errors } = await client.send(PAGE, asked);
  const [error] = errors;
  if (!error) throw new Error('the search was not refused');
  return {
    code: error.extensions.code,
    fields: (error.extensions.fields ?? []).map(({ path, code }) => `${path} ${code}`),
  };
}

export const THINGS = [
  [
    { thing: 'SOFA', count: 1 },
    { thing: 'BOX', count: 20 },
  ],
  [{ thing: 'BICYCLE', count: 2 }],
  [{ thing: 'CAR', count: 1 }],
  [
    { thing: 'WARDROBE', count: 3 },
    { thing: 'FRIDGE', count: 1 },
  ],
  [{ thing: 'PALLET', count: 6 }],
];

/** A random filter that refers to one of these spaces. */
export function randomFilter(random: Random, spaces: readonly PlainSpace[], today: string): Filter {
  const some = <T>(probability: number, make: () => T): T | undefined =>
    random.chance(probability) ? make() : undefined;
  const from = some(0.4, () => addDays(today, random.int(0, 120)));
  const at = random.pick(spaces);
  const filter: Filter = {
    ...random.pick<Filter>([
      {},
      { postalCode: at.postalCode },
      { city: 'Madrid' },
      { city: random.pick(['Barcelona', 'Valencia', 'Málaga', 'Palma']) },
      { bounds: { south: at.lat - 0.02, north: at.lat + 0.03, west: at.lng - 0.02, east: at.lng + 0.03 } },
    ]),
    type: some(0.35, () => random.pick([['STORAGE'], ['GARAGE'], ['ROOM', 'STORAGE'], ['SHOP', 'WAREHOUSE', 'OTHER']])),
    priceMinCents: some(0.15, () => random.int(4000, 8000)),
    priceMaxCents: some(0.3, () => random.int(8000, 40_000)),
    sizeMinM2: some(0.25, () => random.int(2, 12)),
    sizeMaxM2: some(0.15, () => random.int(12, 60)),
    features: some(0.25, () => random.pick([['DRY'], ['LIFT'], ['CAMERA', 'LIGHT'], ['VEHICLE_DOOR'], ['SHELVES']])),
    accessMode: some(0.15, () => random.pick(['AUTONOMOUS', 'SCHEDULED'])),
    is24h: some(0.15, () => true),
    isInstantBook: some(0.08, () => true),
    hasFeaturedHost: some(0.08, () => true),
    heightMinM: some(0.1, () => random.pick([2.4, 2.6, 2.7, 3])),
    doorWidthMinM: some(0.1, () => random.pick([0.8, 0.85, 2.4])),
    things: some(0.2, () => random.pick(THINGS)),
    minStayMaxDays: some(0.1, () => random.pick([7, 15, 30])),
    from,
    to: from === undefined ? undefined : some(0.8, () => addDays(from, random.int(1, 200))),
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as Filter;
}
