// "Recommended" (product decisions P11, public page "Cómo ordenamos"): what can be known of a space before anybody asks.
// Fitness to the filters and distance are the filters' and the distance order's own matter.

/** What the order by relevance looks at. */
export interface RankingInput {
  readonly priceMonthCents: number;
  /** What the price model expects of such a space in its zone. */
  readonly modelPriceCents: number;
  readonly photoCount: number;
  readonly descriptionLength: number;
  readonly featureCount: number;
  readonly hasHeight: boolean;
  readonly hasDoorSize: boolean;
  readonly responseMinutes: number | null;
  readonly responseRatePercent: number | null;
  /** Its published reviews: how many, and the sum of their stars. */
  readonly reviewCount: number;
  readonly reviewSum: number;
  /** The mean stars of all spaces; null while there are no reviews at all. */
  readonly siteMean: number | null;
  /** Days since it was first published. */
  readonly daysListed: number;
}

/** Shares of 100 in P11, distance (40) left out. */
const WEIGHTS = { price: 20, completeness: 15, response: 15, reviews: 10 } as const;
const WEIGHT_SUM = WEIGHTS.price + WEIGHTS.completeness + WEIGHTS.response + WEIGHTS.reviews;
const NEW_LISTING_BOOST = 0.1;
/** For so long a new space stands a little higher. */
export const NEW_LISTING_DAYS = 14;
const UNKNOWN_RESPONSE = 0.5;
const ENOUGH_PHOTOS = 6;
const LONG_DESCRIPTION = 300;
const MANY_FEATURES = 6;
/** As many reviews at the mean of all spaces stand beside a space's own: one enthusiast lifts nobody to the top. */
const MEAN_REVIEWS = 5;
const STARS = { min: 1, max: 5 } as const;
const UNKNOWN_MEAN = (STARS.min + STARS.max) / 2;

/** Higher stands first: 0 to 1, and a little more for a new space. */
export function relevanceOf(input: RankingInput): number {
  const shares =
    WEIGHTS.price * priceShare(input) +
    WEIGHTS.completeness * completenessShare(input) +
    WEIGHTS.response * responseShare(input) +
    WEIGHTS.reviews * reviewsShare(input);
  const boost = input.daysListed < NEW_LISTING_DAYS ? NEW_LISTING_BOOST : 0;
  return Math.round((shares / WEIGHT_SUM + boost) * 10_000) / 10_000;
}

/** 1 at 15 % under the model or less, 0.5 at its price, 0 at half as much again. */
function priceShare({ priceMonthCents, modelPriceCents }: RankingInput): number {
  const ratio = priceMonthCents / Math.max(modelPriceCents, 1);
  if (ratio <= 1) return Math.min(1, 0.5 + (1 - ratio) * (0.5 / 0.15));
  return Math.max(0, 0.5 - (ratio - 1));
}

function completenessShare(input: RankingInput): number {
  const photos = Math.min(input.photoCount / ENOUGH_PHOTOS, 1);
  const words = Math.min(input.descriptionLength / LONG_DESCRIPTION, 1);
  const features = Math.min(input.featureCount / MANY_FEATURES, 1);
  const measures = (Number(input.hasHeight) + Number(input.hasDoorSize)) / 2;
  return 0.4 * photos + 0.25 * words + 0.2 * features + 0.15 * measures;
}

/** Half for how fast, half for how often a host answers. */
function responseShare({ responseMinutes, responseRatePercent }: RankingInput): number {
  const speed =
    responseMinutes === null ? UNKNOWN_RESPONSE : Math.max(0, 1 - Math.log2(1 + responseMinutes / 60) / Math.log2(25));
  const rate = responseRatePercent === null ? UNKNOWN_RESPONSE : responseRatePercent / 100;
  return (speed + rate) / 2;
}

/** 0 at one star, 1 at five. */
function reviewsShare(input: Pick<RankingInput, 'reviewCount' | 'reviewSum' | 'siteMean'>): number {
  return (bayesianMean(input) - STARS.min) / (STARS.max - STARS.min);
}

/** The mean of a space's stars, held back by the mean of all spaces while it has few of its own. */
export function bayesianMean({
  reviewCount,
  reviewSum,
  siteMean,
}: Pick<RankingInput, 'reviewCount' | 'reviewSum' | 'siteMean'>): number {
  return (MEAN_REVIEWS * (siteMean ?? UNKNOWN_MEAN) + reviewSum) / (MEAN_REVIEWS + reviewCount);
}
