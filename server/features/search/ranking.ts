// The "recommended" order (product decisions P11, public page "Cómo ordenamos"). Query-independent scores are stored with the row; only the
// distance to a requested point is computed while searching.

/** The inputs of the recommended order. */
export interface RankingInput {
  readonly priceMonthCents: number;
  /** The price model's price of such a space in its zone. */
  readonly modelPriceCents: number;
  readonly photoCount: number;
  readonly descriptionLength: number;
  readonly featureCount: number;
  readonly hasHeight: boolean;
  readonly hasDoorSize: boolean;
  readonly responseMinutes: number | null;
  readonly responseRatePercent: number | null;
  /** Its published reviews: their number, and the sum of their stars. */
  readonly reviewCount: number;
  readonly reviewSum: number;
  /** The average stars of all spaces; null while there are no reviews at all. */
  readonly siteMean: number | null;
  /** Days since it was first published. */
  readonly daysListed: number;
  readonly sizeM2: number;
  /** Metres from the centre of its city; null outside the cities with a page. */
  readonly centreM: number | null;
}

/** The scores stored with a row: which one a search sorts by depends on its filter. */
export interface RankingScores {
  /** Price, completeness, response and reviews: everything except distance and size. */
  readonly quality: number;
  /** With the distance to the centre of its city: the order of searches with a size. */
  readonly rel_sized: number;
  /** With a bonus for usual sizes: the order of searches without a size. */
  readonly rel: number;
}

/** Weights in percent (P11). Distance and size are the 40 for matching the search. */
export const RANKING_WEIGHTS = {
  nearness: 25,
  size: 15,
  price: 20,
  completeness: 15,
  response: 15,
  reviews: 10,
} as const;
const WHOLE = 100;
/** The maximum of `quality`, without the bonus of new spaces. */
export const BEST_QUALITY =
  (RANKING_WEIGHTS.price + RANKING_WEIGHTS.completeness + RANKING_WEIGHTS.response + RANKING_WEIGHTS.reviews) / WHOLE;
/** Metres at which the distance scores half: from a requested point, and from the centre of a city. */
export const HALF_NEAR_M = { point: 1000, city: 3000 } as const;
/** The most requested sizes, m², from a wardrobe to a garage: they score fully, and twice or half as large scores half. */
const USUAL_M2 = { min: 2, max: 20 } as const;
const UNKNOWN_NEARNESS = 0.5;
const NEW_SPACE_BOOST = 6;
/** How long a new space gets a bonus. */
export const NEW_SPACE_DAYS = 14;
const UNKNOWN_RESPONSE = 0.5;
const ENOUGH_PHOTOS = 6;
const LONG_DESCRIPTION = 300;
const MANY_FEATURES = 6;
/** This many virtual reviews at the overall average are added to a space's own, so that one enthusiast lifts nobody to the top. */
const MEAN_REVIEWS = 5;
const STARS = { min: 1, max: 5 } as const;
const UNKNOWN_MEAN = (STARS.min + STARS.max) / 2;

/** Higher ranks first: 0 to 1, plus a bonus for a new space. */
export function rankingOf(input: RankingInput): RankingScores {
  const weights = RANKING_WEIGHTS;
  const boost = input.daysListed < NEW_SPACE_DAYS ? NEW_SPACE_BOOST : 0;
  const quality =
    weights.price * priceShare(input) +
    weights.completeness * completenessShare(input) +
    weights.response * responseShare(input) +
    weights.reviews * reviewsShare(input) +
    boost;
  const sized = quality + weights.nearness * centreShare(input.centreM);
  return {
    quality: rounded(quality),
    rel_sized: rounded(sized),
    rel: rounded(sized + weights.size * sizeShare(input.sizeM2)),
  };
}

const rounded = (parts: number): number => Math.round((parts / WHOLE) * 10_000) / 10_000;

function centreShare(centreM: number | null): number {
  return centreM === null ? UNKNOWN_NEARNESS : 1 / (1 + centreM / HALF_NEAR_M.city);
}

/** 1 for a usual size; beyond, half of it at twice the largest or half the smallest. */
function sizeShare(sizeM2: number): number {
  return Math.min(1, sizeM2 / USUAL_M2.min, USUAL_M2.max / sizeM2);
}

/** 1 at 15 % below the model or less, 0.5 at its price, 0 at 1.5 times its price. */
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

/** The average stars of a space, pulled towards the overall average while it has few reviews. */
export function bayesianMean({
  reviewCount,
  reviewSum,
  siteMean,
}: Pick<RankingInput, 'reviewCount' | 'reviewSum' | 'siteMean'>): number {
  return (MEAN_REVIEWS * (siteMean ?? UNKNOWN_MEAN) + reviewSum) / (MEAN_REVIEWS + reviewCount);
}
