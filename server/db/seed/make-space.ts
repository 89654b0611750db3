import { defaultConstants } from '../../core/constants/constants.js';
import { addDays } from '../../core/values/date-range.js';
import { DAY_MS } from '../../core/values/durations.js';
import { METRES_PER_DEGREE } from '../../core/values/mercator.js';
import { approximateCentre } from '../../features/spaces/approximate-area.js';
import { sealInstructions } from '../../features/spaces/access-instructions.js';
import { emptyValue, spaceColumns } from '../../features/spaces/fields/space-columns.js';
import type { CopiedProperties } from '../../features/search/search-columns.js';
import { suggestPrice } from '../../features/spaces/pricing/price-suggestion.js';
import type { AccessHoursValues } from '../../features/spaces/draft/draft.types.js';
import {
  AccessMode,
  CancellationPolicy,
  Declaration,
  GoodsCategory as G,
  Humidity,
  SpaceFeature as F,
  SpaceStatus,
  SpaceType,
  TaxProfile,
} from '../../features/spaces/space.enums.js';
import type { DemoPerson } from './make-people.js';
import type { DemoQuarter } from './demo-data/demo-streets.js';
import type { DemoRoom } from './demo-data/demo-rooms.js';
import { makeDescription, makeTitle } from './make-texts.js';
import type { Random } from './random.js';
import { MADRID } from './type-mix.js';

/** A row of `spaces`, with further values that the seed needs. */
export type DemoSpace = ReturnType<typeof makeSpace>;

export interface SpaceOptions {
  readonly room: DemoRoom;
  readonly quarter: DemoQuarter;
  readonly host: DemoPerson;
  readonly now: Date;
  readonly pepper: string;
  /** A space of the demo accounts: long published, and with terms that the demo's bookings respect. */
  readonly isAccounts?: boolean;
}

/** The same in every installation: the blurred position affects the ranking, and the demo's order should be the same everywhere. */
const AREA_PEPPER = 'demo';
const ALL_DAYS = [1, 2, 3, 4, 5, 6, 7];

const GOODS: Readonly<Record<SpaceType, readonly G[]>> = {
  [SpaceType.GARAGE]: [G.VEHICLES, G.BICYCLES, G.TOOLS, G.BOXES, G.SPORTS],
  [SpaceType.ROOM]: [G.FURNITURE, G.BOXES, G.CLOTHES, G.BOOKS_DOCUMENTS, G.APPLIANCES],
  [SpaceType.STORAGE]: [G.BOXES, G.FURNITURE, G.CLOTHES, G.SPORTS, G.BICYCLES, G.BOOKS_DOCUMENTS],
  [SpaceType.SHOP]: [G.STOCK, G.BOXES, G.FURNITURE, G.TOOLS],
  [SpaceType.WAREHOUSE]: [G.STOCK, G.TOOLS, G.FURNITURE, G.APPLIANCES, G.VEHICLES],
  [SpaceType.OTHER]: [G.BOXES, G.FURNITURE, G.SPORTS, G.CLOTHES],
};

/** A published space whose pictures, texts and price agree. */
export function makeSpace(random: Random, options: SpaceOptions) {
  const { room, quarter, host, now, pepper, isAccounts = false } = options;
  const id = random.uuid();
  const measures = measuresOf(random, room);
  const features = featuresOf(random, room);
  const access = accessOf(random, room.type);
  const humidity = room.features.includes(F.DRY) || !random.chance(0.08) ? Humidity.NONE : Humidity.SLIGHT;
  const spot = spotIn(random, quarter);
  const area = approximateCentre(AREA_PEPPER, id, spot.lat, spot.lng);
  const subject = {
    type: room.type,
    sizeM2: measures.sizeM2,
    postalCode: quarter.postalCode,
    features,
    accessMode: access.accessMode,
    is24h: access.is24h,
    humidity,
  };
  const price = rentOf(random, quarter, suggestPrice(subject, [], defaultConstants).suggestedCents);
  const daysListed = random.weighted([
    [random.int(15, 480), 9],
    [random.int(1, 13), 1],
  ]);
  const publishedAt = new Date(
    now.getTime() - (isAccounts ? 420 + (daysListed % 60) : daysListed) * DAY_MS - random.int(0, DAY_MS),
  );
  const publishedOn = publishedAt.toISOString().slice(0, 10);
  const discount = random.pick([0, 0, 5, 10]);
  return {
    id,
    hostId: host.id,
    status: SpaceStatus.PUBLISHED,
    ...emptyColumns(),
    type: room.type,
    title: makeTitle(random, room, quarter, features, access.is24h),
    description: makeDescription(random, room, quarter, {
      features,
      accessMode: access.accessMode,
      is24h: access.is24h,
      visitNoticeHours: access.visitNoticeHours,
      humidity,
      widthM: measures.widthM,
      lengthM: measures.lengthM,
      heightM: room.height,
    }),
    ...measures,
    heightM: room.height,
    doorWidthM: room.door[0],
    doorHeightM: room.door[1],
    features,
    humidity,
    allowedGoods: GOODS[room.type],
    priceMonthCents: price,
    minDays: isAccounts ? 30 : random.pick([7, 15, 30, 30, 30, 60]),
    discount90Percent: discount,
    discount180Percent: discount === 0 ? 0 : discount + 5,
    discount365Percent: discount === 0 ? 0 : discount + 10,
    depositHalfMonths: random.pick([0, 0, 0, 1, 2]),
    cancellationPolicy: random.pick(Object.values(CancellationPolicy)),
    taxProfile: host.isTrader ? TaxProfile.IVA_GENERAL : TaxProfile.PARTICULAR,
    nif: host.nif,
    address: `${random.pick(quarter.streets)}, ${random.int(1, 96)}`,
    floor: features.includes(F.GROUND_FLOOR) ? 'Bajo' : random.pick(['Sótano -1', '1.º', '2.º', '3.º', '5.º']),
    door: random.pick(['', 'A', 'B', 'Izda.', 'Dcha.']),
    city: quarter.city,
    cityId: quarter.cityId,
    postalCode: quarter.postalCode,
    district: quarter.district,
    ...spot,
    areaLat: area.lat,
    areaLng: area.lng,
    ...access,
    accessInstructions: sealInstructions(
      { config: { passwordPepper: pepper } },
      id,
      'Llama al telefonillo con el nombre de Hueco: la caja de llaves está a la derecha del portal.',
    ),
    keysLent: access.accessMode === AccessMode.AUTONOMOUS ? random.int(1, 2) : 0,
    isInstantBook: !isAccounts && random.chance(0.12),
    availableFrom:
      !isAccounts && random.chance(0.12) ? addDays(now.toISOString().slice(0, 10), random.int(3, 60)) : publishedOn,
    declarations: Object.values(Declaration),
    isSample: true,
    publishedAt: publishedAt.toISOString(),
    createdAt: new Date(publishedAt.getTime() - random.int(1, 6) * DAY_MS).toISOString(),
    updatedAt: publishedAt.toISOString(),
    room: room.name,
    quarter: quarter.name,
  };
}

const EURO = 100;
/** The minimum rent; in Madrid most stay under the upper bound where the model allows. */
const RENTS = { least: 2300, madridLeast: 4100, madridUsualMost: 13_600 } as const;
/** The range of a rent relative to the model's price in Madrid, where many undercut it. */
const MADRID_SHARE = { least: 0.685, most: 0.88 } as const;

/** A rent near the model's price. Madrid's are such that four fifths of all-in prices lie between 45 and 150 € (P18). */
function rentOf(random: Random, { cityId }: DemoQuarter, modelCents: number): number {
  const whole = (cents: number): number => Math.round(cents / EURO) * EURO;
  if (cityId !== MADRID) return Math.max(whole(modelCents * random.between(0.84, 1.2)), RENTS.least);
  const least = modelCents * MADRID_SHARE.least;
  const rent = random.between(least, modelCents * MADRID_SHARE.most);
  if (least <= RENTS.madridLeast) return RENTS.madridLeast;
  return Math.max(whole(Math.min(rent, RENTS.madridUsualMost)), whole(least), RENTS.madridLeast);
}

/** Values that the seed does not set, as publishing would store them. */
function emptyColumns(): CopiedProperties {
  const values = spaceColumns.map(({ field, property }) => [property, emptyValue(field)]);
  return Object.fromEntries(values) as CopiedProperties;
}

function measuresOf(random: Random, room: DemoRoom): { widthM: number; lengthM: number; sizeM2: number } {
  const tenth = (value: number): number => Math.round(value * 10) / 10;
  const width = tenth(room.width * random.between(0.97, 1.03));
  const length = tenth(room.depth * random.between(0.97, 1.03));
  return { widthM: width, lengthM: length, sizeM2: tenth(width * length) };
}

/** What the pictures show and what they leave open. */
function featuresOf(random: Random, room: DemoRoom): F[] {
  const isGround = room.features.includes(F.GROUND_FLOOR);
  const climbs: readonly (readonly [F, number])[] =
    isGround || room.type === SpaceType.GARAGE
      ? []
      : [
          [
            random.weighted([
              [F.LIFT, 7],
              [F.STAIRS_ONLY, 2],
              [F.FREIGHT_LIFT, 1],
            ]),
            0.85,
          ],
        ];
  const isPrivate = room.type !== SpaceType.ROOM;
  const chosen = new Set([
    ...room.features,
    ...random.some<F>([
      ...climbs,
      [F.DRY, 0.35],
      [F.CAMERA, 0.3],
      [F.ALARM, isPrivate ? 0.18 : 0.05],
      [F.PORTER, 0.12],
      [F.BUILDING_INSURANCE, 0.5],
    ]),
    ...random.some<F>([
      [F.OWN_LOCK, isPrivate ? 0.4 : 0.1],
      [F.FIRE_DETECTION, 0.2],
      [F.LOADING_ZONE, 0.2],
      [F.STREET_PARKING, 0.25],
      [F.SOCKET, 0.25],
    ]),
    ...random.some<F>([[F.SHARED, room.type === SpaceType.WAREHOUSE || room.type === SpaceType.GARAGE ? 0.06 : 0.03]]),
  ]);
  return Object.values(F).filter((feature) => chosen.has(feature));
}

function accessOf(random: Random, type: SpaceType) {
  const isAutonomous = random.chance(type === SpaceType.ROOM ? 0.25 : 0.68);
  const is24h = isAutonomous && random.chance(0.5);
  const [from, to] = is24h
    ? [0, 1440]
    : random.pick([
        [480, 1320],
        [540, 1260],
        [420, 1380],
      ] as const);
  const days = is24h || random.chance(0.6) ? ALL_DAYS : ALL_DAYS.slice(0, 6);
  const hours: AccessHoursValues[] = days.map((weekday) => ({ weekday, fromMinute: from, toMinute: to }));
  return {
    accessMode: isAutonomous ? AccessMode.AUTONOMOUS : AccessMode.SCHEDULED,
    is24h,
    accessHours: hours,
    visitNoticeHours: isAutonomous ? null : random.pick([12, 24, 24, 48]),
    visitsPerMonth: isAutonomous ? null : random.pick([2, 4, 8, null]),
  };
}

function spotIn(random: Random, { lat, lng }: DemoQuarter): { lat: number; lng: number } {
  const angle = random.between(0, 2 * Math.PI);
  const metres = 350 * Math.sqrt(random.next());
  const round = (value: number): number => Math.round(value * 1e6) / 1e6;
  return {
    lat: round(lat + (metres * Math.sin(angle)) / METRES_PER_DEGREE),
    lng: round(lng + (metres * Math.cos(angle)) / (METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180))),
  };
}
