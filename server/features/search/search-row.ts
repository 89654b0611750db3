import { isOn, type PlatformConstants } from '../../core/constants/constants.js';
import { DAY_MS } from '../../core/values/durations.js';
import { accessModeCodes, featureMask, goodsMask, spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { suggestPrice } from '../spaces/pricing/price-suggestion.js';
import { allInMonthCents, pricePerM2Cents } from '../spaces/pricing/space.pricing.js';
import type { AccessMode, GoodsCategory, Humidity, SpaceFeature, SpaceType } from '../spaces/space.enums.js';
import { metresBetween, toPlane } from '../../core/values/mercator.js';
import { CITY_RECORDS } from './places/city-records.js';
import { flagMask, type FlagColumn } from './plain-filters.rules.js';
import { copiedValuesOf, type CopiedValues } from './search-columns.js';
import { rankingOf, type RankingScores, type RankingInput } from './ranking.js';

/** The data of a published space that its search row needs. */
export interface SearchSource extends CopiedValues, Readonly<Partial<Record<FlagColumn, boolean>>> {
  readonly id: string;
  readonly type: SpaceType;
  readonly title: string;
  readonly description: string;
  readonly size_m2: number;
  readonly features: readonly SpaceFeature[];
  readonly allowed_goods: readonly GoodsCategory[];
  readonly humidity: Humidity | null;
  readonly price_month_cents: number;
  readonly min_days: number;
  readonly city: string;
  readonly city_id: number | null;
  readonly postal_code: string;
  readonly district: string | null;
  readonly area_lat: number;
  readonly area_lng: number;
  readonly access_mode: AccessMode;
  readonly is_24h: boolean;
  readonly is_instant_book: boolean;
  readonly available_from: string | null;
  /** ISO instant. */
  readonly published_at: string;
  readonly response_minutes: number | null;
  readonly response_rate_percent: number | null;
  readonly photo_count: number;
  readonly review_count: number;
  readonly review_sum: number;
  /** Average of all spaces; null without any reviews. */
  readonly site_mean: number | null;
}

/** A row of `space_search`, before PostgreSQL adds point, words and taken days. */
export interface SearchRow extends RankingScores, CopiedValues {
  readonly id: string;
  readonly listed_at: string;
  readonly price_cents: number;
  readonly price_m2_cents: number;
  readonly size_m2: number;
  readonly city_id: number | null;
  readonly pc: number;
  readonly district: string | null;
  readonly type: number;
  readonly features: number;
  readonly goods: number;
  readonly access_mode: number;
  readonly is_24h: boolean;
  readonly is_instant: boolean;
  readonly min_days: number;
  readonly available_from: string;
  readonly lat: number;
  readonly lng: number;
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

/** The search row of a space. Its position is the centre of the blurred area: distances must not reveal the true one. */
export function searchRowOf(source: SearchSource, now: Date, constants: PlatformConstants): SearchRow {
  const { x, y } = toPlane({ lat: source.area_lat, lng: source.area_lng });
  return {
    id: source.id,
    ...rankingOf(rankingInputOf(source, now, constants)),
    listed_at: source.published_at,
    price_cents: allInMonthCents(source.price_month_cents, constants),
    price_m2_cents: pricePerM2Cents(source.price_month_cents, source.size_m2, constants),
    size_m2: source.size_m2,
    city_id: source.city_id,
    pc: Number(source.postal_code),
    district: source.district,
    type: spaceTypeCodes[source.type],
    features: featureMask(source.features) | flagMask(source),
    goods: goodsMask(source.allowed_goods),
    access_mode: accessModeCodes[source.access_mode],
    is_24h: source.is_24h,
    is_instant: source.is_instant_book && isOn(constants, 'OFFERS_INSTANT_BOOKING'),
    min_days: source.min_days,
    ...copiedValuesOf(source),
    available_from: source.available_from ?? source.published_at.slice(0, 10),
    lat: source.area_lat,
    lng: source.area_lng,
    x,
    y,
    words: [source.title, source.description, source.city, source.district].filter(Boolean).join('\n'),
  };
}

function rankingInputOf(source: SearchSource, now: Date, constants: PlatformConstants): RankingInput {
  return {
    priceMonthCents: source.price_month_cents,
    modelPriceCents: modelPriceOf(source, constants),
    photoCount: source.photo_count,
    descriptionLength: source.description.length,
    featureCount: source.features.length,
    hasHeight: source.height_m !== null,
    hasDoorSize: source.door_width_m !== null,
    responseMinutes: source.response_minutes,
    responseRatePercent: source.response_rate_percent,
    reviewCount: source.review_count,
    reviewSum: source.review_sum,
    siteMean: source.site_mean,
    daysListed: (now.getTime() - Date.parse(source.published_at)) / DAY_MS,
    sizeM2: source.size_m2,
    centreM: centreDistanceOf(source),
  };
}

function centreDistanceOf(source: SearchSource): number | null {
  const city = CITY_RECORDS.find(({ id }) => id === source.city_id);
  return city ? metresBetween(city, { lat: source.area_lat, lng: source.area_lng }) : null;
}

/** The price model's price of such a space. */
function modelPriceOf(source: SearchSource, constants: PlatformConstants): number {
  const subject = {
    type: source.type,
    sizeM2: source.size_m2,
    postalCode: source.postal_code,
    features: source.features,
    accessMode: source.access_mode,
    is24h: source.is_24h,
    humidity: source.humidity,
  };
  return suggestPrice(subject, [], constants).suggestedCents;
}
