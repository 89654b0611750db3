import { isOn } from '../../core/constants/constants.js';
import { accessModeCodes, featureMask, goodsMask, spaceTypeCodes } from '../spaces/fields/space-codes.js';
import { suggestPrice } from '../spaces/pricing/price-suggestion.js';
import { allInMonthCents, pricePerM2Cents } from '../spaces/pricing/space-pricing.js';
import { metresBetween, toPlane } from '../../core/values/mercator.js';
import { CITY_RECORDS } from './places/city-records.js';
import { flagMask } from './plain-filters.rules.js';
import { copiedValuesOf } from './search-columns.js';
import { rankingOf } from './ranking.js';
const MS_PER_DAY = 86_400_000;
/** The row search keeps of a space. Its spot is the middle of the shown area: distances must not give the true one away. */
export function searchRowOf(source, now, constants) {
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
function rankingInputOf(source, now, constants) {
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
        daysListed: (now.getTime() - Date.parse(source.published_at)) / MS_PER_DAY,
        sizeM2: source.size_m2,
        centreM: centreDistanceOf(source),
    };
}
function centreDistanceOf(source) {
    const city = CITY_RECORDS.find(({ id }) => id === source.city_id);
    return city ? metresBetween(city, { lat: source.area_lat, lng: source.area_lng }) : null;
}
/** What the price model alone expects of such a space. */
function modelPriceOf(source, constants) {
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
//# sourceMappingURL=search-row.js.map