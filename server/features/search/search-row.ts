import type { PlatformConstants } from '../../core/constants.js';
import { accessModeCodes, featureMask, goodsMask, spaceTypeCodes } from '../spaces/space-codes.js';
import { suggestPrice } from '../spaces/price-suggestion.js';
import { allInMonthCents, pricePerM2Cents } from '../spaces/space-pricing.js';
import type { AccessMode, GoodsCategory, Humidity, SpaceFeature, SpaceType } from '../spaces/space-types.js';
import { toPlane } from '../../core/mercator.js';
import { relevanceOf } from './ranking.js';

/** What of a published space search needs to know, as the tables hold it. */
export interface SpaceFacts {
  readonly id: string;
  readonly type: SpaceType;
  readonly title: string;
  readonly description: string;
  readonly size_m2: number;
  readonly height_m: number | null;
  readonly door_width_m: number | null;
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
  /** Of all spaces; null with no reviews at all. */
  readonly site_mean: number | null;
}

/** A row of `space_search`, before PostgreSQL adds point, words and taken days. */
export interface SearchRow {
  readonly id: string;
  readonly rel: number;
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
  readonly height_m: number | null;
  readonly door_width_m: number | null;
  readonly available_from: string;
  readonly lat: number;
  readonly lng: number;
  readonly x: number;
  readonly y: number;
  readonly words: string;
}

const MS_PER_DAY = 86_400_000;

/** The row search keeps of a space. Its spot is the middle of the shown area: distances must not give the true one away. */
export function searchRowOf(facts: SpaceFacts, now: Date, constants: PlatformConstants): SearchRow {
  const { x, y } = toPlane({ lat: facts.area_lat, lng: facts.area_lng });
  return {
    id: facts.id,
    rel: relevanceOf(rankingFactsOf(facts, now, constants)),
    listed_at: facts.published_at,
    price_cents: allInMonthCents(facts.price_month_cents, constants),
    price_m2_cents: pricePerM2Cents(facts.price_month_cents, facts.size_m2, constants),
    size_m2: facts.size_m2,
    city_id: facts.city_id,
    pc: Number(facts.postal_code),
    district: facts.district,
    type: spaceTypeCodes[facts.type],
    features: featureMask(facts.features),
    goods: goodsMask(facts.allowed_goods),
    access_mode: accessModeCodes[facts.access_mode],
    is_24h: facts.is_24h,
    is_instant: facts.is_instant_book,
    min_days: facts.min_days,
    height_m: facts.height_m,
    door_width_m: facts.door_width_m,
    available_from: facts.available_from ?? facts.published_at.slice(0, 10),
    lat: facts.area_lat,
    lng: facts.area_lng,
    x,
    y,
    words: [facts.title, facts.description, facts.city, facts.district].filter(Boolean).join('\n'),
  };
}

function rankingFactsOf(facts: SpaceFacts, now: Date, constants: PlatformConstants): Parameters<typeof relevanceOf>[0] {
  return {
    priceMonthCents: facts.price_month_cents,
    modelPriceCents: modelPriceOf(facts, constants),
    photoCount: facts.photo_count,
    descriptionLength: facts.description.length,
    featureCount: facts.features.length,
    hasHeight: facts.height_m !== null,
    hasDoorSize: facts.door_width_m !== null,
    responseMinutes: facts.response_minutes,
    responseRatePercent: facts.response_rate_percent,
    reviewCount: facts.review_count,
    reviewSum: facts.review_sum,
    siteMean: facts.site_mean,
    daysListed: (now.getTime() - Date.parse(facts.published_at)) / MS_PER_DAY,
  };
}

/** What the price model alone expects of such a space. */
function modelPriceOf(facts: SpaceFacts, constants: PlatformConstants): number {
  const subject = {
    type: facts.type,
    sizeM2: facts.size_m2,
    postalCode: facts.postal_code,
    features: facts.features,
    accessMode: facts.access_mode,
    is24h: facts.is_24h,
    humidity: facts.humidity,
  };
  return suggestPrice(subject, [], constants).suggestedCents;
}
